import type { PadMessage, Verdict } from '../../../firmware-protocol/codec/message.ts';
import { commitment } from '../../../firmware-protocol/codec/seal.ts';
import type { PadView } from '../../contract/view.ts';
import type { Clock } from '../../course/clock.ts';
import { type ClosingSeal, Mismatch, type OpenedFace } from '../sealer.ts';
import { Armed } from './armed.ts';
import { Attention } from './attention.ts';
import type { Hello } from './dock.ts';
import { Declined, PATIENT, YIELDING, type Link, type Question } from './link.ts';
import type { PadEvent } from './source.ts';

/** Close and reveal, until the caller gives up (DESIGN, "A Hungarian War round"). */
const URGENT_MS = 60;

type Standing = Pick<Hello, 'state' | 'attempt' | 'seal'>;
type Heard<Type extends PadMessage['type']> = Extract<PadMessage, { readonly type: Type }>;

/** One pad, known by its id, through any number of connections. No face is kept here or put into an error. */
export class Pad {
  readonly id: string;
  trouble: PadView['trouble'];
  readonly #clock: Clock;
  readonly #emit: (event: PadEvent) => void;
  readonly #attention = new Attention();
  #armed: Armed | undefined;
  #calledOff: number | undefined;
  #lastHalt: number | undefined;

  constructor(id: string, clock: Clock, emit: (event: PadEvent) => void) {
    this.id = id;
    this.#clock = clock;
    this.#emit = emit;
  }

  /** An attempt runs in the pad, or is to. */
  get armed(): boolean {
    return this.#armed !== undefined;
  }

  /** The pad has said hello on this connection: after connecting, or having booted. */
  greeted(link: Link, hello: Hello): void {
    // Events count from 1 again after a boot.
    this.#lastHalt = undefined;
    if (this.#armed?.stage === 'declined') this.#armed.stage = 'wanted';
    this.#attention.gained(link);
    this.#compare(hello);
    // A reset ends the pad's own count.
    this.#tellCount();
  }

  lost(): void {
    this.#attention.lost();
  }

  heard(message: PadMessage): void {
    if (message.type === 'ping') this.#compare(message);
    else if (message.type === 'sealed') this.#heardSealed(message);
    else if (message.type === 'halt') this.#heardHalt(message);
  }

  arm(attempt: number, hostNonce: string): void {
    this.#armed = new Armed(attempt, hostNonce);
    this.#arm(this.#armed);
  }

  closeIn(attempt: number, endsAt: number): void {
    if (this.#armed?.attempt !== attempt) return;
    this.#armed.endsAt = endsAt;
    this.#tellCount();
  }

  halted(attempt: number): void {
    if (this.#armed?.attempt !== attempt) return;
    this.#armed.endsAt = undefined;
    this.#tell({ type: 'halted', attempt }, YIELDING);
  }

  async close(attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'> {
    const armed = this.#armed;
    if (armed?.attempt !== attempt) return 'none';
    armed.stage = 'closing';
    const { bound } = armed;
    const closed = await this.#closed(attempt, signal);
    if (closed === 'none') return bound === undefined ? 'none' : 'lost';
    return closed.seal === bound?.seal && closed.commitment === bound.commitment ? bound : 'lost';
  }

  /** What the pad says that it has closed with. */
  async #closed(attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none'> {
    try {
      const { seal, commitment } = await this.#attention.insist({ type: 'close', attempt }, URGENT_MS, signal);
      return seal === 0 ? 'none' : { seal, commitment };
    } catch (error) {
      // A pad that lost its power knows nothing of the attempt, and no seal.
      if (error instanceof Declined) return 'none';
      throw error;
    }
  }

  async reveal(attempt: number, closing: ClosingSeal, signal: AbortSignal): Promise<OpenedFace> {
    const armed = this.#armed;
    if (armed?.attempt !== attempt) throw new Error(`pad ${this.id} is not in attempt ${attempt}`);
    const question = { type: 'reveal', attempt, seal: closing.seal } as const;
    const { face, nonce } = await this.#attention.insist(question, URGENT_MS, signal);
    const bound = commitment({ id: this.id, attempt, hostNonce: armed.hostNonce, face, nonce });
    if (bound !== closing.commitment) throw new Mismatch(`pad ${this.id}: what it opened is not what it had sealed`);
    return { face, nonce };
  }

  abort(attempt: number): void {
    if (this.#armed?.attempt === attempt) this.#armed = undefined;
    this.#calledOff = attempt;
    this.#tell({ type: 'abort', attempt }, PATIENT);
  }

  nudge(attempt: number): void {
    this.#tell({ type: 'nudge', attempt }, YIELDING);
  }

  result(attempt: number, verdict: Verdict): void {
    if (this.#armed?.attempt === attempt) this.#armed = undefined;
    this.#tell({ type: 'result', attempt, verdict }, PATIENT);
  }

  /** Brings the pad to where the round has it, after a reset, a replug or a lost answer. */
  #compare({ state, attempt, seal }: Standing): void {
    const armed = this.#armed;
    // A host that was killed has left it armed, and this one has no part for it: its light must not ask for a choice.
    const isLeft = armed === undefined && (state === 'armed' || state === 'sealed');
    if (state !== 'idle' && (isLeft || attempt === this.#calledOff)) this.abort(attempt);
    if (armed === undefined || armed.stage === 'closing') return;
    if (state === 'idle' || attempt !== armed.attempt) {
      if (armed.forget()) this.#emit({ type: 'unsealed', pad: this.id, attempt: armed.attempt });
      return this.#arm(armed);
    }
    if (armed.stage === 'wanted') armed.stage = 'standing';
    // The host has no commitment of this seal, and the pad may believe it was acknowledged: an arm makes it tell it again.
    if (state === 'sealed' && seal !== armed.bound?.seal) return this.#arm(armed);
    if (state === 'closed' && armed.endsAt === undefined) this.#emit({ type: 'closed', pad: this.id, attempt });
  }

  #tellCount(): void {
    const armed = this.#armed;
    if (armed?.stage !== 'standing' || armed.endsAt === undefined) return;
    this.#tell({ type: 'closeIn', attempt: armed.attempt, endsAt: armed.endsAt }, YIELDING);
  }

  #arm(armed: Armed): void {
    const link = this.#attention.link;
    if (link === undefined || armed.stage === 'asking' || armed.stage === 'declined') return;
    armed.stage = 'asking';
    const { attempt, hostNonce } = armed;
    link.ask({ type: 'arm', attempt, hostNonce }, PATIENT).then(
      () => {
        this.#settle(armed, 'standing');
        this.#tellCount();
      },
      (error: unknown) => {
        this.#settle(armed, error instanceof Declined ? 'declined' : 'wanted');
        if (error instanceof Declined && error.code === 'store') this.#troubled('store corrupt');
      },
    );
  }

  /** Unless T has come meanwhile. */
  #settle(armed: Armed, stage: Armed['stage']): void {
    if (armed.stage === 'asking') armed.stage = stage;
  }

  /** Acknowledged only where it counts: the pad's light says so to its player. */
  #heardSealed({ event, attempt, seal, commitment }: Heard<'sealed'>): void {
    const armed = this.#armed;
    if (armed?.attempt !== attempt || !armed.counts(this.#clock.now())) return;
    this.#attention.link?.acknowledge(event);
    if (armed.sealed(seal, commitment)) this.#emit({ type: 'sealed', pad: this.id, attempt });
  }

  #heardHalt({ event, attempt, seal }: Heard<'halt'>): void {
    this.#attention.link?.acknowledge(event);
    if (event === this.#lastHalt) return;
    this.#lastHalt = event;
    const armed = this.#armed;
    if (armed?.attempt !== attempt || armed.stage === 'closing') return;
    armed.withdrawn(seal);
    this.#emit({ type: 'halt', pad: this.id, attempt, seal: armed.bound?.seal ?? 0 });
  }

  #tell(question: Question, patience: typeof PATIENT): void {
    this.#attention.link?.ask(question, patience).catch(() => {
      // A lost sign to the player's LEDs; an abort is told again when the pad next says where it stands.
    });
  }

  #troubled(trouble: NonNullable<PadView['trouble']>): void {
    this.trouble = trouble;
    this.#emit({ type: 'changed' });
  }
}
