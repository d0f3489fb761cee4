import { makeHostMessage, parsePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Framed, HostMessage, PadErrorCode, PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { BadFrame } from '../../contract/pads.ts';
import type { Clock } from '../../clock/clock.ts';

export type PadQuestion =
  | Exclude<HostMessage, { readonly type: 'ack' | 'closeIn' }>
  /** The pad is to close by itself at this host time; each try sends the ms that are left. */
  | { readonly type: 'closeIn'; readonly attempt: number; readonly endsAt: number };
export type AnswerTo<Q extends PadQuestion> = Extract<PadMessage, { readonly type: Q['type'] }>;

/** Asks every so many ms, `times` times or until the signal aborts. A question that yields lets all others pass, even if sent. */
export interface RetryPolicy {
  readonly every: number;
  readonly times?: number;
  readonly until?: AbortSignal;
  readonly yields?: boolean;
}

export const PATIENT = { every: 100, times: 8 } as const;
/** For signals to the player, which wait for anything the round needs. */
export const YIELDING = { ...PATIENT, yields: true } as const;

/** The most ms that closeIn can carry (PROTOCOL.md, "Fields"). */
const MAX_CLOSE_MS = 65_535;

/** What passes on a link. Of answers only the fact is reported, since one may hold a face. */
export type LinkEvent =
  | { readonly kind: 'answer' }
  /** A message with sequence 0. */
  | { readonly kind: 'unasked'; readonly message: PadMessage }
  | { readonly kind: 'bad'; readonly code: BadFrame }
  | { readonly kind: 'retry' };

/** The connection ended, or the pad did not answer as often as it was asked. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The pad answered with an error that asking again would not change. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly code: PadErrorCode;

  constructor(code: PadErrorCode) {
    super(`the pad declined: ${code}`);
    this.code = code;
  }
}

interface Pending {
  readonly question: PadQuestion;
  readonly retry: RetryPolicy;
  readonly resolve: (answer: PadMessage) => void;
  readonly reject: (reason: unknown) => void;
  asked: number;
}

/** Questions and answers on one connection, one outstanding at a time. PROTOCOL.md, "Commands and answers". */
export class Link {
  readonly #send: (frame: string) => boolean;
  readonly #clock: Clock;
  readonly #listener: (event: LinkEvent) => void;
  readonly #queue: Pending[] = [];
  #current: Pending | undefined;
  #seq: number;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  /** `after`: the last sequence of the connection before this one, so that a late answer there is not taken for one here. */
  constructor(send: (frame: string) => boolean, clock: Clock, listener: (event: LinkEvent) => void, after = 0) {
    this.#send = send;
    this.#clock = clock;
    this.#listener = listener;
    this.#seq = after;
  }

  get sequence(): number {
    return this.#seq;
  }

  get idle(): boolean {
    return this.#current === undefined;
  }

  /** Rejects with `Unanswered`, `Declined`, or the signal's reason. `hear` gets the answer before the pad's next message. */
  ask<Q extends PadQuestion>(
    question: Q,
    retry: RetryPolicy,
    hear: (answer: AnswerTo<Q>) => void = () => undefined,
  ): Promise<AnswerTo<Q>> {
    const { until } = retry;
    return new Promise<AnswerTo<Q>>((resolve, reject) => {
      if (this.#stopped) throw new Unanswered('the connection has ended');
      until?.throwIfAborted();
      const abort = () => this.#remove(pending, () => reject(until?.reason));
      const pending: Pending = {
        question,
        retry,
        asked: 0,
        resolve: (answer) => {
          until?.removeEventListener('abort', abort);
          // `receive` has matched the types of answer and question.
          hear(answer as AnswerTo<Q>);
          resolve(answer as AnswerTo<Q>);
        },
        reject: (reason) => {
          until?.removeEventListener('abort', abort);
          reject(reason);
        },
      };
      until?.addEventListener('abort', abort);
      this.#enqueue(pending);
    });
  }

  /** Acknowledges an event; the pad repeats the event if the acknowledgement is lost. */
  acknowledge(event: number): void {
    this.#write({ seq: 0, message: { type: 'ack', event } });
  }

  receive(line: string): void {
    const parsed = parsePadMessage(line);
    if (!parsed.ok) return this.#listener({ kind: 'bad', code: parsed.code });
    const { seq, message } = parsed.value;
    if (seq === 0) return this.#listener({ kind: 'unasked', message });
    this.#listener({ kind: 'answer' });
    const current = this.#current;
    if (current === undefined || seq !== this.#seq) return;
    if (isAnswer(current.question, message)) this.#remove(current, () => current.resolve(message));
    else if (message.type === 'error' && isFinal(message.code)) this.#fail(current, new Declined(message.code));
  }

  /** The connection is over: all pending questions are unanswered. */
  stop(): void {
    this.#stopped = true;
    for (const pending of [this.#current, ...this.#queue]) {
      if (pending !== undefined) this.#fail(pending, new Unanswered('the connection has ended'));
    }
  }

  #enqueue(pending: Pending): void {
    const { yields = false } = pending.retry;
    const at = this.#queue.findIndex((other) => !yields && other.retry.yields);
    this.#queue.splice(at < 0 ? this.#queue.length : at, 0, pending);
    if (!yields && this.#current?.retry.yields) {
      this.#queue.push(this.#current);
      this.#current = undefined;
    }
    this.#next();
  }

  #next(): void {
    if (this.#current !== undefined) return;
    this.#stopTimer();
    this.#current = this.#queue.shift();
    if (this.#current === undefined) return;
    this.#seq = (this.#seq % 255) + 1;
    this.#try(this.#current);
  }

  #try(pending: Pending): void {
    const { every, times = Infinity } = pending.retry;
    if (pending.asked >= times) return this.#fail(pending, new Unanswered('the pad does not answer'));
    if (pending.asked > 0) this.#listener({ kind: 'retry' });
    pending.asked += 1;
    this.#write({ seq: this.#seq, message: this.#messageOf(pending.question) });
    this.#stopTimer = this.#clock.after(every, () => this.#try(pending));
  }

  #messageOf(question: PadQuestion): HostMessage {
    if (question.type !== 'closeIn') return question;
    const { attempt, endsAt } = question;
    return { type: 'closeIn', attempt, ms: Math.min(Math.max(1, Math.round(endsAt - this.#clock.now())), MAX_CLOSE_MS) };
  }

  #fail(pending: Pending, reason: Error): void {
    this.#remove(pending, () => pending.reject(reason));
  }

  #remove(pending: Pending, settle: () => void): void {
    const at = this.#queue.indexOf(pending);
    if (at >= 0) this.#queue.splice(at, 1);
    if (pending === this.#current) this.#current = undefined;
    settle();
    if (this.#stopped) this.#stopTimer();
    else this.#next();
  }

  #write(framed: Framed<HostMessage>): void {
    this.#send(`${makeHostMessage(framed)}\n`);
  }
}

/** Compares attempt and seal too, since a line that repeats old frames may match the sequence by chance. */
function isAnswer(question: PadQuestion, message: PadMessage): boolean {
  if (message.type !== question.type) return false;
  if ('attempt' in question && 'attempt' in message && message.attempt !== question.attempt) return false;
  return !('seal' in question && 'seal' in message) || message.seal === question.seal;
}

/** A damaged frame is worth asking again; a command that the pad understood and declined is not. */
function isFinal(code: PadErrorCode): boolean {
  return code !== 'crc' && code !== 'syntax' && code !== 'overrun';
}
