import type { Random } from '../../rulebook/random.ts';
import type { HostProcess } from './host-process.ts';

/** Where in the life of a host the kill falls. */
export type Moment = 'starting' | 'sent' | 'counting' | 'opening' | 'judging' | 'shown' | 'seen';
const MOMENTS: readonly Moment[] = [
  'starting',
  'sent',
  'sent',
  'sent',
  'sent',
  'counting',
  'counting',
  'opening',
  'judging',
  'judging',
  'judging',
  'shown',
  'seen',
];

/** The latest after the moment, in µs: as long as what follows it goes on. */
const LATEST: Readonly<Record<Moment, number>> = {
  starting: 500_000,
  sent: 3_000,
  counting: 2_040_000,
  opening: 3_000,
  judging: 4_000,
  shown: 10_000,
  seen: 100_000,
};

/** One kill: so many µs after its moment has come for the nth time. */
export class KillPlan {
  readonly moment: Moment;
  readonly #after: number;
  #times: number;
  #done: Promise<void> | undefined;

  constructor(random: Random) {
    this.moment = MOMENTS[random(MOMENTS.length)] ?? 'sent';
    this.#after = random(LATEST[this.moment]);
    this.#times = this.moment === 'sent' ? 1 + random(8) : 1;
  }

  /** The moment is here. */
  reached(moment: Moment, host: HostProcess): void {
    if (moment !== this.moment || this.#done !== undefined) return;
    this.#times -= 1;
    if (this.#times > 0) return;
    this.#done = this.#kill(host);
  }

  async #kill(host: HostProcess): Promise<void> {
    const at = performance.now() + this.#after / 1000;
    // Timers are a millisecond coarse; what is written in between is not.
    if (this.#after > 5_000) await new Promise((resolve) => setTimeout(resolve, this.#after / 1000));
    else while (performance.now() < at) await new Promise((resolve) => setImmediate(resolve));
    await host.kill();
  }
}
