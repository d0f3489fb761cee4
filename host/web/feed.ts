import { every, type Clock } from '../clock/clock.ts';
import { sharedIn, type PageView } from '../contract/live.ts';
import type { Answer, DownMessage } from '../contract/view.ts';
import type { ControlPage, DisplayPage } from './site.ts';

const ALIVE_MS = 1000;

/** What one window is sent. `send` calls `done` once the message has been written or dropped. */
interface FeedOptions {
  readonly page: Pick<DisplayPage, 'watch'>;
  readonly clock: Clock;
  readonly send: (message: DownMessage<PageView>, done: () => void) => void;
}

/**
 * Sends the current view, then every newer one, and `alive` each second. A window that reads slowly gets the newest view
 * only, and no `alive` before it, since what it shows is not live. Returns a function that stops.
 */
export function feed({ page, clock, send }: FeedOptions): () => void {
  let version = 0;
  const views = new Newest<PageView>((view, done) => {
    version = sharedIn(view).version;
    // A window may read a view long after it was made; the window's clock follows the time of sending.
    send({ type: 'view', view: sentAt(view, clock.now()) }, done);
  });
  const stop = page.watch((view) => views.offer(view));
  const stopAlive = every(clock, ALIVE_MS, () => {
    if (!views.busy) send({ type: 'alive', version, now: clock.now() }, () => undefined);
  });
  return () => {
    stopAlive();
    stop();
  };
}

function sentAt(view: PageView, now: number): PageView {
  switch (view.kind) {
    case 'table':
    case 'board':
      return { ...view, now };
    case 'console':
      return { ...view, table: { ...view.table, now } };
    case 'guest':
      // The same for all phones, which count no time.
      return view;
    case 'organiser':
      return { ...view, board: { ...view.board, now } };
    default:
      return view satisfies never;
  }
}

/** The answer to a command. A fault of ours is answered too, so that the console does not wait for ever. */
export async function answer(page: Pick<ControlPage, 'command'>, command: unknown): Promise<Answer> {
  try {
    return await page.command(command);
  } catch {
    return { ok: false, refusal: { code: 'host fault', params: {} } };
  }
}

/** While one value is being sent, later ones replace each other. `send` calls `done` once it has left, which may be at once. */
export class Newest<Value> {
  readonly #send: (value: Value, done: () => void) => void;
  #waiting: Value | undefined;
  #busy = false;

  constructor(send: (value: Value, done: () => void) => void) {
    this.#send = send;
  }

  get busy(): boolean {
    return this.#busy;
  }

  offer(value: Value): void {
    this.#waiting = value;
    if (!this.#busy) this.#sendNext();
  }

  #sendNext(): void {
    const value = this.#waiting;
    this.#waiting = undefined;
    this.#busy = value !== undefined;
    if (value === undefined) return;
    let left = false;
    this.#send(value, () => {
      if (left) return;
      left = true;
      this.#sendNext();
    });
  }
}
