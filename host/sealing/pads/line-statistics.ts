import type { LineView } from '../../contract/pads.ts';
import type { LinkEvent } from './link.ts';

const MAX_COUNT = 999_999;
/** A pad repeats its hello for 2 s until it is acknowledged; hellos within this time belong to one boot. */
const SAME_BOOT_MS = 2_500;

/** Over any number of connections. Notices, and anything while an attempt runs in the pad, are not counted (Secrecy 3). */
export class LineStatistics {
  readonly #counts: () => boolean;
  #view: LineView = { good: 0, bad: { crc: 0, syntax: 0, unknown: 0, overrun: 0 }, retries: 0, resets: 0 };
  #bootedAt: number | undefined;

  /** `counts` is called at every event: false while an attempt is running. */
  constructor(counts: () => boolean) {
    this.#counts = counts;
  }

  get view(): LineView {
    return this.#view;
  }

  /** Something has passed on the line at this time (ms since 1970). */
  note(event: LinkEvent, at: number): void {
    const { good, bad, retries, resets } = this.#view;
    if (event.kind === 'answer') this.#count({ good: more(good), heardAt: at });
    else if (event.kind === 'bad') this.#count({ bad: { ...bad, [event.code]: more(bad[event.code]) } });
    else if (event.kind === 'retry') this.#count({ retries: more(retries) });
    else if (event.message.type === 'hello' && (this.#bootedAt === undefined || at - this.#bootedAt >= SAME_BOOT_MS)) {
      this.#bootedAt = at;
      this.#count({ resets: more(resets) });
    }
  }

  /** The port was opened, which boots most boards. */
  opened(at: number): void {
    this.#bootedAt = at;
  }

  pinged(ms: number): void {
    this.#count({ pingMs: Math.max(0, ms) });
  }

  #count(change: Partial<LineView>): void {
    if (this.#counts()) this.#view = { ...this.#view, ...change };
  }
}

function more(count: number): number {
  return Math.min(count + 1, MAX_COUNT);
}
