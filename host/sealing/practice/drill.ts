import { EventEmitter, on } from 'node:events';
import type { PadSource, PadEvent } from '../pads/source.ts';
import { Declined } from '../pads/link.ts';

/** What practice needs from the running table. */
export interface PracticeTable {
  readonly pads: PadSource;
  /** Reserves the next attempt number of all nights on disk, for one attempt of one pad. Undefined if there are none left. */
  reserve(): Promise<number | undefined>;
  hostNonce(): string;
  /** The ids of pads that the round is using; practice leaves them alone. */
  inRound(): ReadonlySet<string>;
  changed(): void;
}

type DrillEvent = Extract<PadEvent, { readonly type: 'sealed' | 'halt' }>['type'];

/** One attempt of one pad. */
export interface DrillAttempt {
  readonly pad: string;
  readonly number: number;
  /** Aborts when the drill ends. */
  readonly signal: AbortSignal;
  /** Resolves with what the pad does next. Rejects when the drill ends. */
  next(): Promise<DrillEvent>;
}

/** Handles one attempt. Resolves with false to end the drill; a rejection only ends the attempt. */
export type Drilled = (attempt: DrillAttempt) => Promise<boolean>;

/**
 * Tries out one pad: it is armed with an attempt number of its own, again after every press, since only an armed pad seals.
 * Every attempt is wiped at its end, and none is recorded.
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
      // No numbers are left, or the drill has ended.
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
    const heard = new EventEmitter();
    const presses = on(heard, 'press', { signal }) as AsyncIterableIterator<[DrillEvent], never>;
    const unlisten = pads.listen((event) => {
      if ((event.type === 'sealed' || event.type === 'halt') && event.pad === pad && event.attempt === number)
        heard.emit('press', event.type);
    });
    try {
      pads.pad(pad).arm(number, this.#table.hostNonce());
      return await this.#drilled({ pad, number, signal, next: async () => (await presses.next()).value[0] });
    } finally {
      unlisten();
      void presses.return?.();
    }
  }

  #wipe(): void {
    if (this.#running !== undefined) this.#table.pads.pad(this.pad).abort(this.#running);
    this.#running = undefined;
  }
}
