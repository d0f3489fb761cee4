import type { PadSource, PadEvent } from '../pads/source.ts';
import { Declined } from '../pads/link.ts';

/** What pads are tried out on. */
export interface PracticeTable {
  readonly pads: PadSource;
  /** The next attempt number of the counter for all nights, reserved on disk; used once, for one pad. Undefined where there is none. */
  reserve(): Promise<number | undefined>;
  /** 16 fresh hex digits. */
  hostNonce(): string;
  /** Pads of seats that choose in the round's attempt, by id: they are left alone. */
  inRound(): ReadonlySet<string>;
  /** The screens want a new view. */
  changed(): void;
}

/** What a pad said in an attempt of a drill. */
export type DrillEvent = Extract<PadEvent, { readonly type: 'sealed' | 'halt' }>['type'];

/** An attempt of one pad alone, until it ends. */
export interface DrillAttempt {
  readonly pad: string;
  readonly number: number;
  /** Aborts when the drill ends. */
  readonly signal: AbortSignal;
  /** What the pad says next. Rejects when the drill ends. */
  next(): Promise<DrillEvent>;
}

/** Resolves with false where the pad is to be armed no more. May reject: then this attempt came to nothing. */
export type Drilled = (attempt: DrillAttempt) => Promise<boolean>;

/**
 * One pad tried out: armed under a number of its own, and anew after every press, for presses seal only in an armed pad.
 * Every attempt is wiped at its end, and none is ever recorded.
 */
export class Drill {
  readonly pad: string;
  readonly #table: PracticeTable;
  readonly #drilled: Drilled;
  readonly #ended = new AbortController();
  #running: number | undefined;

  constructor(pad: string, table: PracticeTable, drilled: Drilled) {
    this.pad = pad;
    this.#table = table;
    this.#drilled = drilled;
    void this.#run();
  }

  end(): void {
    this.#ended.abort();
    this.#wipe();
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    for (let again = true; again;) {
      // No number can be had any more: nothing is armed.
      const number = await this.#table.reserve().catch(() => undefined);
      if (number === undefined || signal.aborted) return;
      this.#running = number;
      again = await this.#once(number).catch((error: unknown) => error instanceof Declined && !signal.aborted);
      this.#wipe();
    }
  }

  async #once(number: number): Promise<boolean> {
    const { pads } = this.#table;
    const { pad } = this;
    const { signal } = this.#ended;
    const waiting = new Waiting(signal);
    const unlisten = pads.listen((event) => {
      if ((event.type === 'sealed' || event.type === 'halt') && event.pad === pad && event.attempt === number)
        waiting.came(event.type);
    });
    try {
      pads.pad(pad).arm(number, this.#table.hostNonce());
      return await this.#drilled({ pad, number, signal, next: () => waiting.next() });
    } finally {
      unlisten();
    }
  }

  #wipe(): void {
    if (this.#running !== undefined) this.#table.pads.pad(this.pad).abort(this.#running);
    this.#running = undefined;
  }
}

/** Events that nobody has waited for yet, in order. */
class Waiting {
  readonly #signal: AbortSignal;
  readonly #came: DrillEvent[] = [];
  #wake: () => void = () => undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  came(event: DrillEvent): void {
    this.#came.push(event);
    this.#wake();
  }

  async next(): Promise<DrillEvent> {
    for (;;) {
      this.#signal.throwIfAborted();
      const event = this.#came.shift();
      if (event !== undefined) return event;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
