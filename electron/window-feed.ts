import type { WebContents } from 'electron';
import type { DownMessage } from '../host/contract/view.ts';
import type { Clock } from '../host/clock/clock.ts';
import { CHANNELS } from './channels.ts';

/** A page that has read nothing for this long hangs, ms. */
const HUNG_MS = 5_000;
/** If our own timer is later than this, ms, the computer was asleep, and the page with it. */
const OVERDUE_MS = 2_000;

type Send = (message: DownMessage, done: () => void) => void;

interface WindowFeedOptions {
  readonly contents: WebContents;
  readonly clock: Clock;
  /** Starts to send messages; returns a function that stops. */
  readonly feed: (send: Send) => () => void;
  readonly onHung: () => void;
}

/** Sends messages to one window from when its page is ready until it leaves, and counts those it has not read. */
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
