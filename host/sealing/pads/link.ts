import { makeHostMessage, parsePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Framed, HostMessage, PadErrorCode, PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { BadFrame } from '../../contract/pads.ts';
import type { Clock } from '../../course/clock.ts';

/** The pad is to close by itself at this host time; each try says how many ms are left. */
interface CloseInQuestion {
  readonly type: 'closeIn';
  readonly attempt: number;
  readonly endsAt: number;
}

/** What is asked of a pad; `ack` alone is told and not answered. */
export type Question = Exclude<HostMessage, { readonly type: 'ack' | 'closeIn' }> | CloseInQuestion;
export type AnswerTo<Q extends Question> = Extract<PadMessage, { readonly type: Q['type'] }>;

/**
 * How long to ask: every so many milliseconds, so many times or until the signal aborts. A question that yields lets
 * any other pass before it, even when it has already been sent.
 */
export interface Patience {
  readonly every: number;
  readonly times?: number;
  readonly until?: AbortSignal;
  readonly yields?: boolean;
}

/** The most ms that closeIn can say (PROTOCOL.md, "Fields"). */
const MOST_CLOSE_MS = 65_535;

/** What is not urgent is asked so often. */
export const PATIENT = { every: 100, times: 8 } as const;
/** Signs for the player; they wait for anything the round needs. */
export const YIELDING = { ...PATIENT, yields: true } as const;

/** Who counts what passes; nothing of what it was. */
export interface LinkListener {
  /** What the pad says unasked. */
  heard(message: PadMessage): void;
  /** A frame that was sound came in answer to a command. */
  answered?(): void;
  bad?(kind: BadFrame): void;
  retried?(): void;
}

/** The connection ended, or the pad did not answer as often as it was asked. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The pad answered with an error; asking again would bring the same. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly code: PadErrorCode;

  constructor(code: PadErrorCode) {
    super(`the pad declined: ${code}`);
    this.code = code;
  }
}

interface Pending {
  readonly question: Question;
  readonly patience: Patience;
  readonly resolve: (answer: PadMessage) => void;
  readonly reject: (reason: unknown) => void;
  asked: number;
}

/** One outstanding command on one connection; PROTOCOL.md, "Commands and answers". */
export class Link {
  readonly #send: (frame: string) => boolean;
  readonly #clock: Clock;
  readonly #listener: LinkListener;
  readonly #queue: Pending[] = [];
  #current: Pending | undefined;
  #seq = 0;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  /** `after` is the sequence that the connection before it came to: no old answer to that one is taken for one to this. */
  constructor(send: (frame: string) => boolean, clock: Clock, listener: LinkListener, after = 0) {
    this.#seq = after;
    this.#send = send;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** Of the last command. */
  get sequence(): number {
    return this.#seq;
  }

  get idle(): boolean {
    return this.#current === undefined;
  }

  /**
   * Rejects with `Unanswered`, with `Declined`, or with the signal's reason. `hear` is given the answer in the very turn
   * in which it comes: before what the pad has said after it, as no promise is.
   */
  ask<Q extends Question>(
    question: Q,
    patience: Patience,
    hear: (answer: AnswerTo<Q>) => void = () => undefined,
  ): Promise<AnswerTo<Q>> {
    const { until } = patience;
    return new Promise<AnswerTo<Q>>((resolve, reject) => {
      if (this.#stopped) throw new Unanswered('the connection has ended');
      until?.throwIfAborted();
      const give = () => this.#leave(pending, () => reject(until?.reason));
      const pending: Pending = {
        question,
        patience,
        asked: 0,
        resolve: (answer) => {
          until?.removeEventListener('abort', give);
          // `receive` has matched the answer's type with the question's.
          hear(answer as AnswerTo<Q>);
          resolve(answer as AnswerTo<Q>);
        },
        reject: (reason) => {
          until?.removeEventListener('abort', give);
          reject(reason);
        },
      };
      until?.addEventListener('abort', give);
      this.#enqueue(pending);
    });
  }

  /** Acknowledges an event; the pad repeats it where the acknowledgement is lost. */
  acknowledge(event: number): void {
    this.#write({ seq: 0, message: { type: 'ack', event } });
  }

  /** Takes a line as it came; true if it was a pad's message. */
  receive(line: string): boolean {
    const parsed = parsePadMessage(line);
    if (!parsed.ok) {
      this.#listener.bad?.(parsed.code);
      return false;
    }
    const { seq, message } = parsed.value;
    const current = this.#current;
    if (seq > 0) this.#listener.answered?.();
    if (seq === 0) {
      if (message.type !== 'error') this.#listener.heard(message);
    } else if (current !== undefined && seq === this.#seq) {
      if (isAnswer(current.question, message)) this.#leave(current, () => current.resolve(message));
      else if (message.type === 'error' && isFinal(message.code)) this.#fail(current, new Declined(message.code));
    }
    return true;
  }

  /** The connection is over: what was asked is unanswered. */
  stop(): void {
    this.#stopped = true;
    for (const pending of [this.#current, ...this.#queue]) {
      if (pending !== undefined) this.#fail(pending, new Unanswered('the connection has ended'));
    }
  }

  #enqueue(pending: Pending): void {
    const { yields = false } = pending.patience;
    const at = this.#queue.findIndex((other) => !yields && other.patience.yields);
    this.#queue.splice(at < 0 ? this.#queue.length : at, 0, pending);
    if (!yields && this.#current?.patience.yields) {
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
    const { every, times = Infinity } = pending.patience;
    if (pending.asked >= times) return this.#fail(pending, new Unanswered('the pad does not answer'));
    if (pending.asked > 0) this.#listener.retried?.();
    pending.asked += 1;
    this.#write({ seq: this.#seq, message: this.#said(pending.question) });
    this.#stopTimer = this.#clock.after(every, () => this.#try(pending));
  }

  #said(question: Question): HostMessage {
    if (question.type !== 'closeIn') return question;
    const { attempt, endsAt } = question;
    return { type: 'closeIn', attempt, ms: Math.min(Math.max(1, Math.round(endsAt - this.#clock.now())), MOST_CLOSE_MS) };
  }

  #fail(pending: Pending, reason: Error): void {
    this.#leave(pending, () => pending.reject(reason));
  }

  #leave(pending: Pending, settle: () => void): void {
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

/** A line that says an old frame again may hit the outstanding sequence, but not its attempt and seal. */
function isAnswer(question: Question, message: PadMessage): boolean {
  if (message.type !== question.type) return false;
  if ('attempt' in question && 'attempt' in message && message.attempt !== question.attempt) return false;
  return !('seal' in question && 'seal' in message) || message.seal === question.seal;
}

/** A frame damaged on its way is asked again; what the pad understood and declined is not. */
function isFinal(code: PadErrorCode): boolean {
  return code !== 'crc' && code !== 'syntax' && code !== 'overrun';
}
