import { EventEmitter, once } from 'node:events';
import * as v from 'valibot';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { commitment, Mismatch, type ClosingSeal, type OpenedFace } from '../../firmware-protocol/codec/seal.ts';
import type { PhoneAsked, PhoneTold } from '../../firmware-protocol/phone/choice.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from '../clock/clock.ts';
import { SealLost, type Sealer, type SealerListener } from '../sealing/sealer.ts';

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
export const toldSchema = v.strictObject({
  nonce: hex(16),
  stage: v.picklist(['open', 'closed', 'opened']),
  seal: whole(0xffff),
  commitment: v.optional(hex(32)),
  halts: v.optional(whole(0xffff)),
  face: v.optional(v.picklist([1, 2, 3, 4, 5, 6] as const satisfies readonly Face[])),
  faceNonce: v.optional(hex(16)),
}) satisfies v.GenericSchema<PhoneTold>;

/** The phones, as a sealer knows them. */
interface SealingPhones {
  link(id: string): 'live' | 'lost';
  /** From now on the phone is asked what this sealer asks. */
  serve(sealer: PhoneSealer): void;
  /** The phone is asked for nothing any more, unless another sealer has it by now. */
  release(sealer: PhoneSealer): void;
  /** What is asked has changed at a moment that everybody at the table sees, whatever any seat has pressed. */
  atOnce(id: string): void;
}

/** A seat that plays with a phone: the face stays in the phone until it is opened. */
export class PhoneSealer implements Sealer {
  readonly kind = 'pad';
  readonly seat: Seat;
  readonly by: string;
  readonly #phones: SealingPhones;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #listener: SealerListener;
  readonly #heard = new EventEmitter<{ told: [] }>();
  #asked: Omit<PhoneAsked, 'heard' | 'count'> | undefined;
  #count: { readonly n: number; readonly endsAt: number } | undefined;
  #counts = 0;
  /** What the phone has told last in this attempt. It may hold a face once that was asked for. */
  #told: PhoneTold | undefined;
  /** The newest seal that came before the count ended. */
  #seal: ClosingSeal | undefined;

  constructor(seat: Seat, id: string, phones: SealingPhones, listener: SealerListener, clock: Pick<Clock, 'now'>) {
    this.seat = seat;
    this.by = id;
    this.#phones = phones;
    this.#clock = clock;
    this.#listener = listener;
  }

  get sealed(): boolean {
    return this.#seal !== undefined;
  }

  get gone(): boolean {
    return this.#phones.link(this.by) === 'lost';
  }

  /** What the phone is asked at this moment. */
  get asked(): PhoneAsked | undefined {
    if (this.#asked === undefined) return undefined;
    const count = this.#count && { n: this.#count.n, ms: Math.max(0, Math.round(this.#count.endsAt - this.#clock.now())) };
    return { ...this.#asked, heard: this.#seal?.seal ?? 0, ...(count && { count }) };
  }

  arm(attempt: number, hostNonce: string): number {
    this.#forget();
    this.#phones.serve(this);
    this.#ask({ attempt, nonce: hostNonce, stage: 'open' });
    return attempt;
  }

  count(endsAt: number): void {
    this.#counts += 1;
    this.#count = { n: this.#counts, endsAt };
    this.#phones.atOnce(this.by);
  }

  halted(): void {
    this.#count = undefined;
    this.#phones.atOnce(this.by);
  }

  async close(signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'> {
    if (this.#asked === undefined) return 'none';
    this.#ask({ ...this.#asked, stage: 'closed' });
    const told = await this.#answer(['closed', 'opened'], signal);
    const seal = this.#seal;
    if (seal === undefined) return told.seal === 0 ? 'none' : 'lost';
    return told.seal === seal.seal && told.commitment === seal.commitment ? seal : 'lost';
  }

  async reveal(signal: AbortSignal): Promise<OpenedFace> {
    const [asked, seal] = [this.#asked, this.#seal];
    if (asked === undefined || seal === undefined) throw new Error(`seat ${this.seat} has no seal to open`);
    this.#ask({ ...asked, stage: seal.seal });
    const { face, faceNonce: nonce } = await this.#answer(['opened'], signal);
    if (face === undefined || nonce === undefined) throw new SealLost(`seat ${this.seat}: its phone has another seal, or none`);
    const made = commitment({ id: this.by, attempt: asked.attempt, hostNonce: asked.nonce, face, nonce });
    if (made !== seal.commitment) throw new Mismatch(`phone ${this.by}: the opened face is not the sealed one`);
    return { face, nonce };
  }

  abort(): void {
    this.#phones.release(this);
    this.#forget();
  }

  nudge(): void {
    if (this.#asked !== undefined) this.#asked = { ...this.#asked, nudged: true };
  }

  ended(): void {
    this.abort();
  }

  /** The phone has told where it stands; what it tells of another attempt is late. */
  heard(told: PhoneTold): void {
    if (told.nonce !== this.#asked?.nonce) return;
    this.#told = told;
    if (this.#asked.stage === 'open') this.#choosing(told);
    this.#heard.emit('told');
  }

  #choosing(told: PhoneTold): void {
    // The timer that closes the attempt may come later than the end of the count.
    if (this.#count === undefined || this.#clock.now() < this.#count.endsAt) this.#choice(told);
    if (this.#count !== undefined && told.halts === this.#count.n) this.#listener.halt(this.seat);
  }

  /** The newest one counts, whatever its number: a page that was opened anew numbers from 1 again. */
  #choice({ seal, commitment: made }: PhoneTold): void {
    const before = this.#seal;
    this.#seal = seal > 0 && made !== undefined ? { seal, commitment: made } : undefined;
    if (before === undefined && this.#seal !== undefined) this.#listener.sealed(this.seat);
    if (before !== undefined && this.#seal === undefined) this.#listener.withdrawn(this.seat);
  }

  #ask(asked: Omit<PhoneAsked, 'heard' | 'count'>): void {
    this.#asked = asked;
    this.#phones.atOnce(this.by);
  }

  async #answer(stages: readonly PhoneTold['stage'][], signal: AbortSignal): Promise<PhoneTold> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#told !== undefined && stages.includes(this.#told.stage)) return this.#told;
      await once(this.#heard, 'told', { signal });
    }
  }

  #forget(): void {
    [this.#asked, this.#count, this.#told, this.#seal] = [undefined, undefined, undefined, undefined];
  }
}
