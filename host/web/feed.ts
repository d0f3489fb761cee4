import type { Onlooker } from '../contract/live.ts';
import { tableIn, type ConsoleView, type DownMessage, type TableView } from '../contract/view.ts';
import type { RefereePort } from '../session/port.ts';
import type { Clock } from '../clock/clock.ts';
import { Newest } from './newest.ts';

const ALIVE_MS = 1000;

/** One window's sight of the table. `send` calls `done` once the message has left for good. */
export interface FeedOptions {
  readonly referee: Pick<RefereePort, 'watch'>;
  readonly who: Onlooker;
  readonly clock: Clock;
  readonly send: (message: DownMessage, done: () => void) => void;
}

function sentAt(view: TableView | ConsoleView, now: number): TableView | ConsoleView {
  return view.who === 'table' ? { ...view, now } : { ...view, table: { ...view.table, now } };
}

/**
 * Sends the present view, then every newer one, and `alive` each second. A window that reads slowly gets the newest
 * view only, and no `alive` before it: what it shows is not live. Returns the way to stop.
 */
export function feed({ referee, who, clock, send }: FeedOptions): () => void {
  let version = 0;
  const views = new Newest<TableView | ConsoleView>((view, done) => {
    version = tableIn(view).version;
    // A window may come, or read, long after a view was made: the time it goes by is that of the sending.
    send({ type: 'view', view: sentAt(view, clock.now()) }, done);
  });
  const onView = (view: TableView | ConsoleView) => {
    views.offer(view);
  };
  const stop = who === 'console' ? referee.watch(who, onView) : referee.watch(who, onView);
  let cancel = clock.after(ALIVE_MS, beat);
  function beat() {
    if (!views.busy) send({ type: 'alive', version, now: clock.now() }, () => undefined);
    cancel = clock.after(ALIVE_MS, beat);
  }
  return () => {
    cancel();
    stop();
  };
}
