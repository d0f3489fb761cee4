import { STANDARD_CHOICES } from '../../record/seating.ts';
import type { Answer, ConsoleView, TableView, Views } from '../../contract/view.ts';
import type { RefereePort } from '../../session/port.ts';

/** A referee without a table, for tests of the shells: shows views on demand and records the commands it gets. */
export class FakeReferee implements RefereePort {
  readonly commands: unknown[] = [];
  readonly presses: string[] = [];
  woken = 0;
  /** The answer to the next command; a rejection is an internal error. */
  answer: () => Promise<Answer> = () => Promise.resolve({ ok: true });
  codes: ReadonlySet<string> = new Set();
  keypads: ReadonlySet<string> = new Set();
  readonly #watching = new Set<() => void>();
  #version = 1;

  get watchers(): number {
    return this.#watching.size;
  }

  /** Sends a newer view to all. */
  show(nightName = 'night'): void {
    this.#version += 1;
    this.#nightName = nightName;
    for (const watching of this.#watching) watching();
  }
  #nightName = 'night';

  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void {
    const watching = () => onView({ table: this.#tableView(), console: this.#consoleView() }[who]);
    this.#watching.add(watching);
    watching();
    return () => this.#watching.delete(watching);
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

  keypadCodes(): ReadonlySet<string> {
    return this.keypads;
  }

  woke(): void {
    this.woken += 1;
  }

  faulted(): void {}

  close(): Promise<void> {
    return Promise.resolve();
  }

  #tableView(): TableView {
    const diskStatus = { kind: 'saved', at: 0, flushMs: 0 } as const;
    return { kind: 'table', version: this.#version, now: 0, diskStatus, night: { name: this.#nightName } };
  }

  #consoleView(): ConsoleView {
    const lists = {
      pads: [],
      ports: [],
      inputs: [],
      seatKeys: [],
      keypadKeys: [],
      typed: [],
      players: [],
      nights: [],
      deletedNights: [],
    };
    const table = this.#tableView();
    return {
      kind: 'console',
      table,
      ...lists,
      rounds: [],
      standardChoices: STANDARD_CHOICES,
      underWay: false,
      shell: 'browser',
      displays: 0,
      recordFile: '',
    };
  }
}
