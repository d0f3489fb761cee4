import type { FiredPad } from './fired-pad.ts';
import type { NightUnderFire } from './night.ts';
import type { Moment, Planned } from './plan.ts';
import { touchedBy, TROUBLES, type Trouble } from './troubles.ts';

const LETTERS = { closing: 'C', opening: 'R' } as const;

/** The troubles of one round: each strikes once, at its moment, and is mended once. */
export class Striker {
  /** Pads that a trouble of this round has touched. */
  readonly touched = new Set<FiredPad>();
  readonly #night: NightUnderFire;
  readonly #plan: readonly Planned[];
  readonly #struck = new Set<Planned>();
  readonly #unmended = new Set<Planned>();

  constructor(night: NightUnderFire, plan: readonly Planned[]) {
    this.#night = night;
    this.#plan = plan;
  }

  /** Strikes with the troubles of this moment; brief ones are over at once. */
  async strike(moment: Moment): Promise<void> {
    for (const planned of this.#plan) if (planned.moment === moment) this.#strike(planned);
    await this.#night.done();
    for (const planned of [...this.#unmended]) if (planned.brief && planned.moment === moment) await this.#mend(planned);
  }

  /** Sets up the troubles that wait for a frame of the host. */
  setTraps(): void {
    for (const planned of this.#plan) {
      if (planned.moment !== 'closing' && planned.moment !== 'opening') continue;
      if (this.#struck.has(planned)) continue;
      const { cable } = this.#padOf(planned);
      const when = planned.heard ? 'after' : 'before';
      cable.trap = { letter: LETTERS[planned.moment], when, spring: () => this.#strike(planned) };
    }
  }

  /** Mends everything; false if there was nothing to mend. */
  async mendAll(): Promise<boolean> {
    await this.#night.done();
    const any = this.#unmended.size > 0;
    for (const planned of [...this.#unmended]) await this.#mend(planned);
    return any;
  }

  async end(): Promise<void> {
    for (const { cable } of this.#night.pads) cable.trap = undefined;
    await this.mendAll();
  }

  #strike(planned: Planned): void {
    if (this.#struck.has(planned)) return;
    const pad = this.#padOf(planned);
    this.#struck.add(planned);
    this.#unmended.add(planned);
    for (const touched of touchedBy(planned.trouble, this.#night, pad)) this.touched.add(touched);
    this.#night.doing(() => this.#troubleOf(planned).strike(this.#night, pad));
  }

  async #mend(planned: Planned): Promise<void> {
    this.#unmended.delete(planned);
    const pad = this.#padOf(planned);
    pad.cable.mend();
    this.#night.doing(() => this.#troubleOf(planned).mend?.(this.#night, pad));
    await this.#night.done();
  }

  #troubleOf({ trouble }: Planned): Trouble {
    return TROUBLES[trouble];
  }

  #padOf({ seat }: Planned): FiredPad {
    const pad = this.#night.pads[seat];
    if (pad === undefined) throw new RangeError(`no pad at seat ${seat}`);
    return pad;
  }
}
