import { CLUSTERS } from '../../../host/contract/keys.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { seatsInGame } from '../../../games/hungarian-war/rules/seats.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { keyOf } from '../../support/key-of.ts';
import { anyFace, type NightUnderFire } from './night.ts';
import type { Striker } from './striker.ts';
import { Violation } from './violation.ts';

/** ms of the world's time a dealer waits for the table before doing something about it. */
const PATIENCE = 6_000;
/** After this many ms of the world's time a pad has received what it was sent. */
const SETTLED = 250;
/** How often a dealer asks again a pad that does not answer. */
const MOST_ASKED = 3;

/** What a dealer does about troubles, as it is counted and printed. */
export const DEEDS = [
  'seats named for holding up',
  'asked again',
  'faces given by hand',
  'no die',
  'called off by the dealer',
  'called off for a mismatch',
  'seats gone on by die or keys',
] as const;

/** The dealer, who acts only on what the console shows. */
export class DealerUnderFire {
  readonly deeds: (typeof DEEDS)[number][] = [];
  /** ms of the world's time until every mended pad answered again. */
  slowestReturn = 0;
  /** What the dealer typed in this opening, by seat. */
  readonly typed = new Map<Seat, Face | null>();
  /** What was pressed on keys in this attempt, by seat. */
  readonly keyed = new Map<Seat, Face>();
  readonly #night: NightUnderFire;
  readonly #striker: Striker;
  #asked = 0;
  #inGame: readonly Seat[] = [];

  constructor(night: NightUnderFire, striker: Striker) {
    this.#night = night;
    this.#striker = striker;
  }

  /** Whether this seat was to open a face. */
  expects(seat: Seat): boolean {
    return this.#inGame.includes(seat);
  }

  chooseAnew(): void {
    this.typed.clear();
    this.keyed.clear();
    for (const pad of [...this.#night.pads, ...this.#night.twins]) pad.closed = undefined;
    this.#asked = 0;
    this.#inGame = seatsInGame(this.#night.host.state);
  }

  /** Waits until all are ready. A player who is not has the pad mended, gets another input, or is left out of the count. */
  async getReady(press: () => void): Promise<void> {
    if (await this.#allReady(press)) return;
    this.deeds.push('seats named for holding up');
    const way = this.#night.random(3);
    if (way === 0) return;
    if (way === 1) await this.#switch();
    else await this.#mend();
    if (await this.#allReady(press)) return;
    await this.#mend();
    if (await this.#allReady(press)) return;
    throw new Violation(`all is well, and the table does not get ready: ${this.#situation}`);
  }

  async count(): Promise<void> {
    const { host } = this.#night;
    if (host.course.phase === 'choosing') await host.must({ type: 'count', step: host.course.step });
  }

  /** Acts on an opening that waits for somebody. */
  async decide(): Promise<void> {
    const { host } = this.#night;
    const { course } = host;
    if (course.phase !== 'opening') return;
    const [stall] = course.stalled;
    const [next] = course.toType;
    if (stall !== undefined) {
      if (![...this.#striker.touched].includes(this.#pad(stall.seat)))
        throw new Violation(`seat ${stall.seat} is named (${stall.why}), and nothing had happened to its pad`);
      await this.#decideOn(stall.seat, course.step);
    } else if (next !== undefined) {
      const digit = this.#night.random(7);
      this.typed.set(next, digit === 0 ? null : (digit as Face));
      await host.ask({ type: 'type', step: course.step, seat: next, digit });
    }
  }

  /** The attempt was called off: the screen must say why, and by whom. */
  async hearWhy(): Promise<void> {
    const { course } = this.#night.host;
    if (course.phase !== 'choosing' || course.calledOff === undefined) return;
    const { why, seat } = course.calledOff;
    if (why !== 'mismatch') return;
    this.deeds.push('called off for a mismatch');
    if (seat === undefined || !this.#striker.touched.has(this.#pad(seat)))
      throw new Violation(`a mismatch is laid on seat ${String(seat)}, and nothing had happened to its pad`);
    await this.#mend();
  }

  pressKeys(): void {
    const { host, random } = this.#night;
    for (const [seat, input] of host.view.inputs.entries()) {
      if (input.kind !== 'keys' || !this.#inGame.includes(seat)) continue;
      const face = this.keyed.get(seat) ?? anyFace(random);
      this.keyed.set(seat, face);
      host.referee.press(keyOf(input.cluster, face));
    }
  }

  /** Gives all players their own pads back, and goes on to the next round. */
  async goOn(): Promise<void> {
    const night = this.#night;
    const { host } = night;
    if (host.course.phase === 'shown') await host.ask({ type: 'skip', step: host.course.step });
    await night.until(() => host.course.phase === 'choosing' || host.course.phase === 'over', PATIENCE);
    if (host.course.phase === 'over') await night.begin();
    for (const [seat, input] of host.view.inputs.entries())
      if (input.kind !== 'pad') await host.must({ type: 'input', seat, input: { kind: 'pad', pad: this.#pad(seat).id } });
    await this.#allBack();
    // A player who has just got the pad back seals anew, but only after the pads have heard all of this.
    await night.until(() => false, SETTLED);
  }

  async #decideOn(seat: Seat, step: number): Promise<void> {
    const night = this.#night;
    this.deeds.push('seats named for holding up');
    const way = night.random(8);
    if (way < 4 && this.#asked < MOST_ASKED) {
      if (way < 3) await this.#striker.mendAll();
      this.#asked += 1;
      this.deeds.push('asked again');
      await night.host.ask({ type: 'askAgain', step });
    } else if (way === 7) {
      this.deeds.push('called off by the dealer');
      await night.host.ask({ type: 'callOff', step });
    } else {
      const digit = way === 6 ? 0 : anyFace(night.random);
      this.deeds.push(digit === 0 ? 'no die' : 'faces given by hand');
      const answer = await night.host.ask({ type: 'byHand', step, seat, digit });
      if (answer.ok) this.typed.set(seat, digit === 0 ? null : digit);
    }
  }

  /** Players who are not ready go on with a real die or with keys. */
  async #switch(): Promise<void> {
    const { host, random } = this.#night;
    for (const pad of this.#striker.touched) {
      const seat = this.#night.pads.indexOf(pad);
      if (!this.#inGame.includes(seat) || host.view.inputs[seat]?.kind !== 'pad') continue;
      const free = [...CLUSTERS.keys()].find(
        (cluster) => !host.view.inputs.some((input) => input.kind === 'keys' && input.cluster === cluster),
      );
      const input =
        free === undefined || random(2) === 0 ? ({ kind: 'die' } as const) : ({ kind: 'keys', cluster: free } as const);
      this.deeds.push('seats gone on by die or keys');
      await host.must({ type: 'input', seat, input });
    }
  }

  async #mend(): Promise<void> {
    if (await this.#striker.mendAll()) await this.#allBack();
  }

  async #allBack(): Promise<void> {
    const night = this.#night;
    const since = night.world.now();
    const back = await night.until(() => night.pads.every(({ id }) => night.host.isLive(id)), 65_000);
    if (!back) throw new Violation(`a good pad does not come back: ${this.#situation}`);
    this.slowestReturn = Math.max(this.slowestReturn, night.world.now() - since);
  }

  #allReady(press: () => void): Promise<boolean> {
    const { host } = this.#night;
    const ready = () => {
      press();
      const { course } = host;
      return course.phase !== 'choosing' || course.ready === course.of;
    };
    return this.#night.until(ready, PATIENCE);
  }

  #pad(seat: Seat) {
    const pad = this.#night.pads[seat];
    if (pad === undefined) throw new RangeError(`no pad at seat ${seat}`);
    return pad;
  }

  get #situation(): string {
    const { host, pads } = this.#night;
    const { course, view } = { course: host.course, view: host.view };
    const there = pads.map(({ id, device, socket }) => `${id} ${device.state} at ${socket?.path ?? 'nowhere'}`);
    return JSON.stringify({ course, pads: view.pads, ports: view.ports, inputs: view.inputs, there });
  }
}
