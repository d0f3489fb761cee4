import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { seatsInGame } from '../../../games/hungarian-war/rules/seats.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { DealerUnderFire } from './dealer.ts';
import { anyFace, HostKilled, type NightUnderFire } from './night.ts';
import type { Planned } from './plan.ts';
import { Striker } from './striker.ts';
import { Violation } from './violation.ts';

/** Within so many ms of the world's time, whatever is waited for must come. */
const STUCK = 20_000;
const MOST_TRIES = 15;

/** One round with its troubles, from choosing until its faces are shown, and what the dealer does about them. */
export class RoundUnderFire {
  readonly dealer: DealerUnderFire;
  readonly #night: NightUnderFire;
  readonly #striker: Striker;
  readonly #before: number;
  #begunAnew = 0;

  constructor(night: NightUnderFire, plan: readonly Planned[]) {
    this.#night = night;
    this.#before = night.host.state.round;
    this.#striker = new Striker(night, plan);
    this.dealer = new DealerUnderFire(night, this.#striker);
  }

  async play(): Promise<void> {
    for (const pad of this.#night.pads) pad.beginRound();
    while (!this.#isOver) await this.#try();
    this.#expectFaces();
    if (this.#begunAnew === 0) this.#expectUndisturbed();
    await this.#afterwards();
  }

  get #isOver(): boolean {
    return this.#night.host.state.round !== this.#before;
  }

  /** From choosing to shown, or until the attempt is called off or the host killed. */
  async #try(): Promise<void> {
    if (this.#begunAnew === MOST_TRIES) throw new Violation('the round does not come to its end');
    try {
      await this.#choose();
      await this.#count();
      await this.#open();
    } catch (error) {
      if (!(error instanceof HostKilled)) throw error;
      await this.#night.revive();
    }
    if (!this.#isOver) this.#begunAnew += 1;
  }

  async #choose(): Promise<void> {
    const { host } = this.#night;
    this.dealer.chooseAnew();
    await this.#striker.strike('choosing');
    await this.dealer.getReady(() => this.#press());
    await this.#striker.strike('sealed');
    this.#changeMinds();
    if (host.course.phase === 'choosing') await this.dealer.getReady(() => this.#press());
  }

  async #count(): Promise<void> {
    const night = this.#night;
    this.#striker.setTraps();
    await this.dealer.count();
    await this.#striker.strike('counting');
    const counted = await night.until(() => night.host.course.phase !== 'counting', STUCK);
    if (!counted) throw new Violation('the count does not end');
  }

  async #open(): Promise<void> {
    const night = this.#night;
    for (;;) {
      const { course } = night.host;
      if (course.phase === 'choosing' || course.phase === 'shown' || course.phase === 'over') break;
      const moved = await night.until(() => this.#needsSomebody, STUCK);
      if (!moved) throw new Violation(`the opening neither ends nor names a seat: ${JSON.stringify(night.host.course)}`);
      await this.dealer.decide();
    }
    await this.dealer.hearWhy();
  }

  get #needsSomebody(): boolean {
    const { course } = this.#night.host;
    if (course.phase === 'opening') return course.stalled.length > 0 || course.toType.length > 0;
    return course.phase !== 'closed' && course.phase !== 'counting';
  }

  /** Every player whose pad asks for a press presses. */
  #press(): void {
    const { host, pads, twins, random } = this.#night;
    const playing = new Set(seatsInGame(host.state).map((seat) => pads[seat]?.id));
    for (const pad of [...pads, ...twins])
      if (pad.plugged && playing.has(pad.id) && pad.device.state === 'armed') pad.press(anyFace(random));
    this.dealer.pressKeys();
  }

  #changeMinds(): void {
    const { pads, random } = this.#night;
    for (const [seat, pad] of pads.entries())
      if (this.dealer.expects(seat) && pad.device.state === 'sealed' && random(4) === 0) pad.press(anyFace(random));
  }

  /** What was opened is what was pressed last before T, or what the dealer typed. */
  #expectFaces(): void {
    const { state, game } = this.#night.host;
    // The game ended with this round, and the host was killed as it ended: the faces are in the record, for `verify`.
    if (state.round === 0 || state.opening === undefined) return;
    for (const [seat, face] of state.opening.faces.entries()) {
      if (face === null && !this.dealer.expects(seat)) continue;
      const expected = this.dealer.typed.has(seat) ? this.dealer.typed.get(seat) : this.#pressed(seat);
      if (face !== expected)
        throw new Violation(
          `seat ${seat} (${game.seats[seat]?.input ?? ''}) pressed ${String(expected)}, and ${String(face)} was shown`,
        );
    }
  }

  #pressed(seat: Seat): Face | null {
    const keys = this.dealer.keyed.get(seat);
    if (keys !== undefined) return keys;
    const id = this.#night.pads[seat]?.id ?? '';
    return this.#night.closedLast.get(id)?.closed ?? null;
  }

  /** No choice was wiped at a pad that had no trouble. */
  #expectUndisturbed(): void {
    for (const [seat, pad] of this.#night.pads.entries())
      if (!this.#striker.touched.has(pad) && pad.wiped > 0)
        throw new Violation(`seat ${seat} lost its choice, and nothing had happened to its pad`);
  }

  async #afterwards(): Promise<void> {
    const night = this.#night;
    try {
      if (night.host.course.phase === 'shown') await this.#striker.strike('shown');
      await this.#striker.end();
      await this.dealer.goOn();
    } catch (error) {
      if (!(error instanceof HostKilled)) throw error;
      await night.revive();
      await this.#striker.end();
      await this.dealer.goOn();
    }
  }
}
