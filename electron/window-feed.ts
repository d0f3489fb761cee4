import type { WebContents } from 'electron';
import type { DownMessage } from '../host/contract/view.ts';
import type { Clock } from '../host/clock/clock.ts';
import { CHANNELS } from './channels.ts';

/** A page that reads nothing for this long hangs. */
const HUNG_MS = 5_000;
/** Later than this after its moment, ms, our own timer was held up: by the computer's sleep, and the page with it. */
const OVERDUE_MS = 2_000;

type Send = (message: DownMessage, done: () => void) => void;

interface WindowFeedOptions {
  readonly contents: WebContents;
  readonly clock: Clock;
  /** Begins to give messages; answers how to stop. */
  readonly feed: (send: Send) => () => void;
  readonly onHung: () => void;
}

/** What goes down to one window: from when its page looks until it leaves, each message until it says that it has seen it. */
export class WindowFeed {
  readonly #options: WindowFeedOptions;
  readonly #unread: (() => void)[] = [];
  #stop: () => void = () => undefined;
  #cancelHung: () => void = () => undefined;

  constructor(options: WindowFeedOptions) {
    this.#options = options;
  }

  look(): void {
    this.leave();
    this.#stop = this.#options.feed((message, done) => this.#send(message, done));
  }

  seen(): void {
    this.#unread.shift()?.();
    this.#watchHung();
  }

  leave(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#unread.length = 0;
    this.#watchHung();
  }

  #send(message: DownMessage, done: () => void): void {
    const { contents } = this.#options;
    if (contents.isDestroyed() || contents.isCrashed()) return;
    contents.send(CHANNELS.down, message);
    this.#unread.push(done);
    if (this.#unread.length === 1) this.#watchHung();
  }

  #watchHung(): void {
    const { clock, onHung } = this.#options;
    this.#cancelHung();
    if (this.#unread.length === 0) return;
    const due = clock.now() + HUNG_MS;
    this.#cancelHung = clock.after(HUNG_MS, () => {
      if (clock.now() > due + OVERDUE_MS) this.#watchHung();
      else onHung();
    });
  }
}
