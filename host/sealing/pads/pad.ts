import { EventEmitter, once } from 'node:events';
import {
  HIGHEST_OWN_ATTEMPT,
  type Hello,
  type PadMessage,
  type PadStatus,
  type Verdict,
} from '../../../firmware-protocol/codec/message.ts';
import { commitment, Mismatch, type ClosingSeal, type OpenedFace } from '../../../firmware-protocol/codec/seal.ts';
import type { PadView } from '../../contract/view.ts';
import type { Clock } from '../../clock/clock.ts';
import { Declined, PATIENT, Unanswered, YIELDING, type AnswerTo, type Link, type PadQuestion, type RetryPolicy } from './link.ts';
import { PadAttempt } from './pad-attempt.ts';
import type { PadControl, PadEvent } from './source.ts';

/** How often close and reveal are asked, until the caller gives up (DESIGN, "A Hungarian War round"). */
const URGENT_MS = 60;

type Message<Type extends PadMessage['type']> = Extract<PadMessage, { readonly type: Type }>;

/** A pad, known by its id, over any number of connections. No face is stored here or put into an error. */
export class Pad implements PadControl {
  readonly id: string;
  trouble: PadView['trouble'];
  readonly #clock: Clock;
  readonly #emit: (event: PadEvent) => void;
  /** Undefined while the pad is not connected. */
  #link: Link | undefined;
  readonly #connections = new EventEmitter<{ opened: [] }>();
  #attempt: PadAttempt | undefined;
  /** The highest attempt that it was armed with, or said it was in. */
  #met = 0;
  #aborted: number | undefined;
  #lastHalt: number | undefined;

  constructor(id: string, clock: Clock, emit: (event: PadEvent) => void) {
    this.id = id;
    this.#clock = clock;
    this.#emit = emit;
  }

  /** An attempt is running in the pad, or is about to. */
  get armed(): boolean {
    return this.#attempt !== undefined;
  }

  /** The pad has said hello on this link: it was connected, or it has booted. */
  greeted(link: Link, hello: Hello): void {
    // A booted pad numbers its events from 1 again.
    this.#lastHalt = undefined;
    if (this.#attempt?.stage === 'declined') this.#attempt.stage = 'wanted';
    this.#link = link;
    this.#connections.emit('opened');
    this.#compare(hello);
    // A reset ends the pad's own count.
    this.#sendCount();
  }

  lost(): void {
    this.#link = undefined;
  }

  heard(message: PadMessage): void {
    if (message.type === 'ping') this.#compare(message);
    else if (message.type === 'sealed') this.#sealed(message);
    else if (message.type === 'halt') this.#halt(message);
  }

  arm(attempt: number, hostNonce: string): number {
    const own = this.#met < attempt || this.#met >= HIGHEST_OWN_ATTEMPT ? attempt : this.#met + 1;
    this.#met = Math.max(this.#met, own);
    this.#attempt = new PadAttempt(own, hostNonce);
    this.#arm(this.#attempt);
    return own;
  }

  closeIn(attempt: number, endsAt: number): void {
    if (this.#attempt?.attempt !== attempt) return;
    this.#attempt.endsAt = endsAt;
    this.#sendCount();
  }

  halted(attempt: number): void {
    if (this.#attempt?.attempt !== attempt) return;
    this.#attempt.endsAt = undefined;
    this.#send({ type: 'halted', attempt }, YIELDING);
  }

  async close(attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'> {
    const running = this.#attempt;
    if (running?.attempt !== attempt) return 'none';
    running.stage = 'closing';
    const { seal } = running;
    const closed = await this.#closed(attempt, signal);
    if (closed === 'none') return seal === undefined ? 'none' : 'lost';
    return closed.seal === seal?.seal && closed.commitment === seal.commitment ? seal : 'lost';
  }

  async reveal(attempt: number, closing: ClosingSeal, signal: AbortSignal): Promise<OpenedFace> {
    const running = this.#attempt;
    if (running?.attempt !== attempt) throw new Error(`pad ${this.id} is not in attempt ${attempt}`);
    const { face, nonce } = await this.#ask({ type: 'reveal', attempt, seal: closing.seal }, signal);
    const opened = commitment({ id: this.id, attempt, hostNonce: running.hostNonce, face, nonce });
    if (opened !== closing.commitment) throw new Mismatch(`pad ${this.id}: the opened face is not the sealed one`);
    return { face, nonce };
  }

  abort(attempt: number): void {
    if (this.#attempt?.attempt === attempt) this.#attempt = undefined;
    this.#aborted = attempt;
    this.#send({ type: 'abort', attempt }, PATIENT);
  }

  nudge(attempt: number): void {
    this.#send({ type: 'nudge', attempt }, YIELDING);
  }

  result(attempt: number, verdict: Verdict): void {
    if (this.#attempt?.attempt === attempt) this.#attempt = undefined;
    // A pad that did not play this time may be ahead.
    this.#send({ type: 'result', attempt: Math.max(attempt, this.#met), verdict }, PATIENT);
  }

  /** The seal that the pad itself says it has closed with. */
  async #closed(attempt: number, signal: AbortSignal): Promise<ClosingSeal | 'none'> {
    try {
      const { seal, commitment } = await this.#ask({ type: 'close', attempt }, signal);
      return seal === 0 ? 'none' : { seal, commitment };
    } catch (error) {
      // A pad that lost its power does not know the attempt and has no seal.
      if (error instanceof Declined) return 'none';
      throw error;
    }
  }

  /** Asks over any number of connections until the signal aborts; rejects then, or with `Declined`. */
  async #ask<Q extends PadQuestion>(question: Q, signal: AbortSignal): Promise<AnswerTo<Q>> {
    for (;;) {
      signal.throwIfAborted();
      while (this.#link === undefined) await once(this.#connections, 'opened', { signal });
      const link = this.#link;
      try {
        return await link.ask(question, { every: URGENT_MS, until: signal });
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        // The link may have ended before the loss of the pad was noticed.
        if (this.#link === link) this.#link = undefined;
      }
    }
  }

  /** Brings the pad to the state the round needs, after a reset, a replug or a lost answer. */
  #compare({ state, attempt, seal }: PadStatus): void {
    const running = this.#attempt;
    this.#met = Math.max(this.#met, attempt);
    // Armed by an earlier host: without an abort its light would ask for a choice that nobody wants.
    const isLeftOver = running === undefined && (state === 'armed' || state === 'sealed');
    if (state !== 'idle' && (isLeftOver || attempt === this.#aborted)) this.abort(attempt);
    if (running === undefined || running.stage === 'closing') return;
    if (state === 'idle' || attempt !== running.attempt) {
      if (running.forget()) this.#emit({ type: 'unsealed', pad: this.id, attempt: running.attempt });
      const isAhead = attempt > running.attempt && attempt < HIGHEST_OWN_ATTEMPT;
      return isAhead ? this.#emit({ type: 'closed', pad: this.id, attempt: running.attempt }) : this.#arm(running);
    }
    if (running.stage === 'wanted') running.stage = 'armed';
    // The host lacks the commitment, and the pad may think it was acknowledged: another arm makes the pad send it again.
    if (state === 'sealed' && seal !== running.seal?.seal) return this.#arm(running);
    if (state === 'closed' && running.endsAt === undefined) this.#emit({ type: 'closed', pad: this.id, attempt });
  }

  #sendCount(): void {
    const running = this.#attempt;
    if (running?.stage !== 'armed' || running.endsAt === undefined) return;
    this.#send({ type: 'closeIn', attempt: running.attempt, endsAt: running.endsAt }, YIELDING);
  }

  #arm(running: PadAttempt): void {
    const link = this.#link;
    if (link === undefined || running.stage === 'arming' || running.stage === 'declined') return;
    running.stage = 'arming';
    const { attempt, hostNonce } = running;
    // T may come before the answer: then the stage is `closing` and stays so.
    const settle = (stage: PadAttempt['stage']) => {
      if (running.stage === 'arming') running.stage = stage;
    };
    link.ask({ type: 'arm', attempt, hostNonce }, PATIENT).then(
      () => {
        settle('armed');
        this.#sendCount();
      },
      (error: unknown) => {
        settle(error instanceof Declined ? 'declined' : 'wanted');
        if (!(error instanceof Declined) || error.code !== 'store') return;
        this.trouble = 'store corrupt';
        this.#emit({ type: 'changed' });
      },
    );
  }

  /** Acknowledges a seal only if it counts, since the acknowledgement lights the player's LED. */
  #sealed({ event, attempt, seal, commitment }: Message<'sealed'>): void {
    const running = this.#attempt;
    if (running?.attempt !== attempt || !running.counts(this.#clock.now())) return;
    this.#link?.acknowledge(event);
    if (running.sealed(seal, commitment)) this.#emit({ type: 'sealed', pad: this.id, attempt });
  }

  #halt({ event, attempt, seal }: Message<'halt'>): void {
    this.#link?.acknowledge(event);
    if (event === this.#lastHalt) return;
    this.#lastHalt = event;
    const running = this.#attempt;
    if (running?.attempt !== attempt || running.stage === 'closing') return;
    running.restored(seal);
    this.#emit({ type: 'halt', pad: this.id, attempt, seal: running.seal?.seal ?? 0 });
  }

  #send(question: PadQuestion, retry: RetryPolicy): void {
    this.#link?.ask(question, retry).catch(() => {
      // Only the LEDs miss it; an abort is sent again when the pad next reports its state.
    });
  }
}
