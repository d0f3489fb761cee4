import { STANDARD_CHOICES } from '../../record/seating.ts';
import type { Answer, ConsoleView, TableView } from '../../contract/view.ts';
import type { RefereePort } from '../../session/port.ts';

/** A referee without a table, for tests of the shells: shows views on demand and remembers what it was asked. */
export class FakeReferee implements RefereePort {
  readonly commands: unknown[] = [];
  readonly presses: string[] = [];
  woken = 0;
  /** What the next command is answered; a rejection is a fault of ours. */
  answer: () => Promise<Answer> = () => Promise.resolve({ ok: true });
  codes: ReadonlySet<string> = new Set();
  readonly #table = new Set<(view: TableView) => void>();
  readonly #console = new Set<(view: ConsoleView) => void>();
  #version = 1;

  get watchers(): number {
    return this.#table.size + this.#console.size;
  }

  /** A newer view to all. */
  show(nightName = 'night'): void {
    this.#version += 1;
    this.#nightName = nightName;
    for (const onView of this.#table) onView(this.#tableView());
    for (const onView of this.#console) onView(this.#consoleView());
  }
  #nightName = 'night';

  watch(who: 'table', onView: (view: TableView) => void): () => void;
  watch(who: 'console', onView: (view: ConsoleView) => void): () => void;
  watch(...[who, onView]: ['table', (view: TableView) => void] | ['console', (view: ConsoleView) => void]): () => void {
    if (who === 'table') {
      this.#table.add(onView);
      onView(this.#tableView());
      return () => this.#table.delete(onView);
    }
    this.#console.add(onView);
    onView(this.#consoleView());
    return () => this.#console.delete(onView);
  }

  command(unchecked: unknown): Promise<Answer> {
    this.commands.push(unchecked);
    return this.answer();
  }

  press(code: string): void {
    this.presses.push(code);
  }

  clusterCodes(): ReadonlySet<string> {
    return this.codes;
  }

  woke(): void {
    this.woken += 1;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #tableView(): TableView {
    const diskStatus = { kind: 'saved', at: 0, flushMs: 0 } as const;
    return { kind: 'table', version: this.#version, now: 0, diskStatus, night: { name: this.#nightName } };
  }

  #consoleView(): ConsoleView {
    const lists = { pads: [], ports: [], inputs: [], seatKeys: [], typed: [], players: [], nights: [], deletedNights: [] };
    const table = this.#tableView();
    return {
      kind: 'console',
      table,
      ...lists,
      standardChoices: STANDARD_CHOICES,
      underWay: false,
      shell: 'browser',
      recordFile: '',
    };
  }
}
