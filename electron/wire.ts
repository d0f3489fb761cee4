import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Clock } from '../host/clock/clock.ts';
import type { Onlooker, PageView } from '../host/contract/live.ts';
import type { DownMessage } from '../host/contract/view.ts';
import type { RefereePort } from '../host/session/port.ts';
import { answer, feed } from '../host/web/feed.ts';
import { CHANNELS, type WindowName } from './channels.ts';
import { isPage } from './pages.ts';

/** A page that has read nothing for this long hangs, ms. */
const HUNG_MS = 5_000;
/** If our own timer is later than this, ms, the computer was asleep, and the page with it. */
const OVERDUE_MS = 2_000;

interface WireOptions {
  readonly contents: WebContents;
  readonly who: Onlooker;
  readonly referee: RefereePort;
  readonly clock: Clock;
  readonly onHung: () => void;
}

/** Sends views to one window, and takes commands from the console's. Only the window's own page is heard. */
export function wire(options: WireOptions): void {
  const { contents, who, referee } = options;
  const isOurs = fromPage(contents, who);
  const hear = (channel: string, obey: () => void) =>
    contents.ipc.on(channel, (event) => {
      if (isOurs(event)) obey();
    });
  const page = new WindowFeed(options);
  const leave = () => page.leave();
  hear(CHANNELS.watch, () => page.watch());
  hear(CHANNELS.seen, () => page.seen());
  hear(CHANNELS.leave, leave);
  if (who === 'console') {
    contents.ipc.handle(CHANNELS.command, (event, command: unknown) => {
      if (!isOurs(event)) throw new Error('not from the console');
      return answer(referee, command);
    });
  }
  contents.on('render-process-gone', leave);
  contents.on('destroyed', leave);
  // Not when it starts: one that is denied, for example of a file dropped on the window, leaves the page where it is.
  contents.on('did-navigate', leave);
}

/** Whether a message comes from the window's own page, and from no other frame or page in it. */
export function fromPage(contents: WebContents, name: WindowName): (event: IpcMainEvent | IpcMainInvokeEvent) => boolean {
  return ({ senderFrame }) => senderFrame !== null && senderFrame === contents.mainFrame && isPage(senderFrame.url, name);
}

/** Sends messages to one window from when its page is ready until it leaves, and counts those it has not read. */
class WindowFeed {
  readonly #options: WireOptions;
  readonly #unread: (() => void)[] = [];
  #stop: () => void = () => undefined;
  #cancelHung: () => void = () => undefined;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  watch(): void {
    this.leave();
    const { referee, who, clock } = this.#options;
    const page = { watch: (onView: (view: PageView) => void) => referee.watch(who, onView) };
    this.#stop = feed({ page, clock, send: (message, done) => this.#send(message, done) });
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

  #send(message: DownMessage<PageView>, done: () => void): void {
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
