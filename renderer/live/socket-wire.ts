import type { UpMessage } from '../../host/contract/command.ts';
import { withChanges, type Changed } from '../../host/contract/changes.ts';
import { NOT_ADMITTED, type Entered, type Moved, type PageView } from '../../host/contract/live.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';
import type { ConsoleEntry } from './console-entry.ts';
import { NOT_LIVE, type LiveWire } from './wire.ts';

export interface LiveSocket extends Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> {
  readonly readyState: number;
}

const OPEN = 1;
/** Before each further try to connect, ms; the last value stands for all that follow. */
const BACKOFF = [100, 250, 500, 1_000, 2_000] as const;
/** A host that is silent for this long is given up, ms; its view is not live by then anyway. */
const SILENCE = 5_000;

/** The browser shell's wire: one WebSocket at a time, and a new one whenever it closes or falls silent. */
export class SocketWire implements LiveWire {
  readonly #connect: () => LiveSocket;
  readonly #entry: ConsoleEntry | undefined;
  readonly #onMoved: (key: string) => void;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #onMessage: (message: DownMessage<PageView>) => void = () => {};
  #onOut: (why: 'lost' | 'shut out') => void = () => {};
  #socket: LiveSocket | undefined;
  /** Whether the first message, by which a console enters, has been accepted. */
  #inside = false;
  #lastId = 0;
  #view: PageView | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `entry` is a console's; `onMoved` takes the key under which to reconnect from now on. */
  constructor(connect: () => LiveSocket, entry?: ConsoleEntry, onMoved: (key: string) => void = () => {}) {
    this.#connect = connect;
    this.#entry = entry;
    this.#onMoved = onMoved;
  }

  open(onMessage: (message: DownMessage<PageView>) => void, onOut: (why: 'lost' | 'shut out') => void): () => void {
    this.#onMessage = onMessage;
    this.#onOut = onOut;
    this.#failures = 0;
    this.#dial();
    return () => {
      this.#lost();
      clearTimeout(this.#timer);
    };
  }

  command(command: unknown): Promise<Answer> {
    return new Promise((answered) => {
      this.#lastId += 1;
      if (this.#send({ type: 'command', id: this.#lastId, command })) this.#waiting.set(this.#lastId, answered);
      else answered(NOT_LIVE);
    });
  }

  press(code: string): void {
    this.#send({ type: 'press', code });
  }

  #send(message: UpMessage): boolean {
    if (!this.#inside || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #dial(): void {
    const entry = this.#entry?.next();
    if (this.#entry !== undefined && entry === undefined) {
      this.#onOut('shut out');
      this.#lost();
      return;
    }
    const socket = this.#connect();
    this.#socket = socket;
    this.#inside = entry === undefined;
    if (entry !== undefined) socket.onopen = () => socket.send(JSON.stringify(entry));
    socket.onclose = ({ code }: CloseEvent) => {
      if (entry !== undefined && code === NOT_ADMITTED) {
        this.#entry?.refused(entry);
        if (entry.type === 'resume') this.#onOut('shut out');
      }
      this.#onOut('lost');
      this.#lost();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(data);
    this.#wait(SILENCE, () => this.#lost());
  }

  #hear(text: string): void {
    this.#failures = 0;
    this.#wait(SILENCE, () => this.#lost());
    const message = this.#whole(JSON.parse(text) as DownMessage<PageView> | Entered | Moved | Changed);
    if (message.type === 'entered') return this.#entry?.entered(message.session);
    if (message.type === 'moved') return this.#onMoved(message.key);
    this.#inside = true;
    if (message.type === 'answer') {
      this.#waiting.get(message.id)?.(message.answer);
      this.#waiting.delete(message.id);
    }
    this.#onMessage(message);
  }

  /** What is new in a view is told of the one before, over the same socket. */
  #whole(message: DownMessage<PageView> | Entered | Moved | Changed): DownMessage<PageView> | Entered | Moved {
    if (message.type === 'view') this.#view = message.view;
    if (message.type !== 'changed') return message;
    // The first message of every socket is a view.
    this.#view = withChanges(this.#view as PageView, message.changes);
    return { type: 'view', view: this.#view };
  }

  #lost(): void {
    const old = this.#socket;
    this.#socket = undefined;
    this.#inside = false;
    if (old !== undefined) {
      old.onopen = null;
      old.onmessage = null;
      old.onclose = null;
      old.close();
    }
    for (const answer of this.#waiting.values()) answer(NOT_LIVE);
    this.#waiting.clear();
    this.#wait(BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)] ?? 0, () => this.#dial());
    this.#failures += 1;
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
