import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../host/clock/clock.ts';
import type { ConsoleView, Course } from '../../../host/contract/view.ts';
import { HallFile } from '../../../host/hall/table/kept-hall.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { openReferee } from '../../../host/session/open.ts';
import type { RefereePort } from '../../../host/session/port.ts';
import { beginCommand, bot } from '../../../host/session/testing/memory-table.ts';
import { QuickClock } from './quick-clock.ts';

const BEGIN = beginCommand([bot, bot, bot, bot], { choices: { ...STANDARD_CHOICES, count: 2 } });

/** A table of bots with a real record, which plays one round after the other. */
export class RoundTable {
  readonly #folder: string;
  readonly #referee: RefereePort;
  #view: ConsoleView | undefined;
  #changed: () => void = () => undefined;

  private constructor(folder: string, referee: RefereePort) {
    this.#folder = folder;
    this.#referee = referee;
    referee.watch('console', (view) => {
      this.#view = view;
      this.#changed();
    });
  }

  /** @param port that of the broker of the hall which it has joined; it has joined none if undefined */
  static async open(port: number | undefined): Promise<RoundTable> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-round-'));
    if (port !== undefined) await keepHall(folder, port);
    const referee = await openReferee({
      nightsDir: folder,
      pads: openPads({ list: async () => [] }),
      shell: 'browser',
      appVersion: 'bench',
      clock: new QuickClock(),
      ...(port !== undefined && { hall: (changed) => new TableHallLink({ folder, clock: systemClock }, changed) }),
    });
    return new RoundTable(folder, referee);
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#view?.hall?.joined?.behind ?? 0;
  }

  /** Plays a round, with its two flushes. Returns how many ms it took, from the dealer's key to the next round. */
  async round(): Promise<number> {
    if (this.#course?.phase !== 'choosing') await this.#do(BEGIN);
    await this.#until((course) => course.phase === 'choosing' && course.ready === course.of);
    const began = performance.now();
    await this.#step('count');
    await this.#until(({ phase }) => phase === 'shown');
    await this.#step('skip');
    return performance.now() - began;
  }

  async close(): Promise<void> {
    await this.#referee.close();
    await rm(this.#folder, { recursive: true });
  }

  get #course() {
    return this.#view?.table.game?.course;
  }

  #step(type: string): Promise<void> {
    return this.#do({ type, step: this.#course?.step });
  }

  async #do(command: object): Promise<void> {
    const answer = await this.#referee.command(command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }

  async #until(holds: (course: Course) => boolean): Promise<void> {
    while (this.#course === undefined || !holds(this.#course)) await new Promise<void>((resolve) => (this.#changed = resolve));
  }
}

/** As if it had joined a hall whose broker was there then. */
function keepHall(folder: string, port: number): Promise<void> {
  return new HallFile(folder).keep({
    ...{ address: `mqtt://127.0.0.1:${port}/k7q2`, table: 1, name: 'Bench', secret: 'k3mq9tdhvx' },
    ...{ certificate: '', since: 0, seen: 0, nights: [] },
  });
}
