import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import type { RefereePort } from '../host/referee/port.ts';
import type { Clock } from '../host/round/clock.ts';
import { answer } from '../host/web/answer.ts';
import { feed } from '../host/web/feed.ts';
import { CHANNELS } from './channels.ts';
import { isPage } from './pages.ts';

/** A page that reads nothing for this long hangs. */
const HUNG_MS = 5_000;
/** Later than this after its moment, ms, our own timer was held up: by the computer's sleep, and the page with it. */
const OVERDUE_MS = 2_000;

export interface WireOptions {
  readonly contents: WebContents;
  readonly who: Onlooker;
  readonly referee: RefereePort;
  readonly clock: Clock;
  readonly onHung: () => void;
}

/** Brings views down to one window and, from the console's alone, commands up. Only the window's own page is heard. */
export function wire({ contents, who, referee, clock, onHung }: WireOptions): void {
  const isOurs = ({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent) =>
    senderFrame !== null && senderFrame === contents.mainFrame && isPage(senderFrame.url, who);
  let leave = () => {};
  const unread: (() => void)[] = [];
  let cancelHung = () => {};

  function watchHung(): void {
    cancelHung();
    const due = clock.now() + HUNG_MS;
    const look = () => (clock.now() > due + OVERDUE_MS ? watchHung() : onHung());
    cancelHung = unread.length > 0 ? clock.after(HUNG_MS, look) : () => {};
  }
  function look(): void {
    leave();
    const stop = feed({
      referee,
      who,
      clock,
      send: (message, done) => {
        if (contents.isDestroyed() || contents.isCrashed()) return;
        contents.send(CHANNELS.down, message);
        unread.push(done);
        if (unread.length === 1) watchHung();
      },
    });
    leave = () => {
      stop();
      unread.length = 0;
      watchHung();
      leave = () => {};
    };
  }

  contents.ipc.on(CHANNELS.watch, (event) => {
    if (isOurs(event)) look();
  });
  contents.ipc.on(CHANNELS.seen, (event) => {
    if (!isOurs(event)) return;
    unread.shift()?.();
    watchHung();
  });
  contents.ipc.on(CHANNELS.leave, (event) => {
    if (isOurs(event)) leave();
  });
  if (who === 'console') {
    contents.ipc.handle(CHANNELS.command, (event, command: unknown) => {
      if (!isOurs(event)) throw new Error('not from the console');
      return answer(referee, command);
    });
  }
  contents.on('render-process-gone', () => leave());
  contents.on('destroyed', () => leave());
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) leave();
  });
}
