import { EventEmitter, on } from 'node:events';
import type { PadSource, PadEvent } from '../pads/source.ts';
import { Declined } from '../pads/link.ts';

/** What practice needs from the running table. */
export interface PracticeTable {
  readonly pads: PadSource;
  /** Reserves the next attempt number of all nights on disk, for one attempt of one pad. */
  reserve(): Promise<number>;
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
 * Tries out one pad until the signal aborts: it is armed with an attempt number of its own, again after every press, since only
 * an armed pad seals. Every attempt is wiped at its end, and none is recorded.
 */
export async function drill(pad: string, table: PracticeTable, drilled: Drilled, signal: AbortSignal): Promise<void> {
  for (let again = true; again;) {
    const reserved = await table.reserve().catch(() => undefined);
    if (reserved === undefined || signal.aborted) return;
    const control = table.pads.pad(pad);
    const number = control.arm(reserved, table.hostNonce());
    const wipe = () => control.abort(number);
    signal.addEventListener('abort', wipe);
    again = await once(pad, number, table, drilled, signal).catch((error: unknown) => error instanceof Declined);
    signal.removeEventListener('abort', wipe);
    if (signal.aborted) return;
    wipe();
  }
}

async function once(pad: string, number: number, table: PracticeTable, drilled: Drilled, signal: AbortSignal): Promise<boolean> {
  const { pads } = table;
  const heard = new EventEmitter();
  const presses = on(heard, 'press', { signal }) as AsyncIterableIterator<[DrillEvent], never>;
  const unlisten = pads.listen((event) => {
    if ((event.type === 'sealed' || event.type === 'halt') && event.pad === pad && event.attempt === number)
      heard.emit('press', event.type);
  });
  try {
    return await drilled({ pad, number, signal, next: async () => (await presses.next()).value[0] });
  } finally {
    unlisten();
    void presses.return?.();
  }
}
