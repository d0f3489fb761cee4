import type { IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import type { RefereePort } from '../host/session/port.ts';
import type { Clock } from '../host/clock/clock.ts';

import { answer, feed } from '../host/web/feed.ts';
import { CHANNELS } from './channels.ts';
import { isPage } from './pages.ts';
import { WindowFeed } from './window-feed.ts';

interface WireOptions {
  readonly contents: WebContents;
  readonly who: Onlooker;
  readonly referee: RefereePort;
  readonly clock: Clock;
  readonly onHung: () => void;
}

/** Sends views to one window, and takes commands from the console's. Only the window's own page is heard. */
export function wire({ contents, who, referee, clock, onHung }: WireOptions): void {
  const isOurs = ({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent) =>
    senderFrame !== null && senderFrame === contents.mainFrame && isPage(senderFrame.url, who);
  const page = new WindowFeed({ contents, clock, onHung, feed: (send) => feed({ referee, who, clock, send }) });

  contents.ipc.on(CHANNELS.watch, (event) => {
    if (isOurs(event)) page.look();
  });
  contents.ipc.on(CHANNELS.seen, (event) => {
    if (isOurs(event)) page.seen();
  });
  contents.ipc.on(CHANNELS.leave, (event) => {
    if (isOurs(event)) page.leave();
  });
  if (who === 'console') {
    contents.ipc.handle(CHANNELS.command, (event, command: unknown) => {
      if (!isOurs(event)) throw new Error('not from the console');
      return answer(referee, command);
    });
  }
  contents.on('render-process-gone', () => page.leave());
  contents.on('destroyed', () => page.leave());
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) page.leave();
  });
}
