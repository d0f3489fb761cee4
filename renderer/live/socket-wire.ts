import type { UpMessage } from '../../host/contract/command.ts';
import type { Entry } from '../../host/contract/entry.ts';
import { NOT_ADMITTED, type Entered, type Moved } from '../../host/contract/live.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';
import { NOT_LIVE, type Wire } from './wire.ts';

/** The part of a WebSocket that the wire uses. */
export interface Socket extends Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> {
  readonly readyState: number;
}

const OPEN = 1;
/** Milliseconds before each further try to connect; the last stands for all that follow. */
const BACKOFF = [100, 250, 500, 1_000, 2_000] as const;
/** A host that greets nobody for this long is given up on; the view is not live by then anyway. */
const SILENCE = 5_000;

/** What a page says first on every socket, and what comes of it. */
export interface Entering {
  next(): Entry | undefined;
  entered(session: string): void;
  refused(entry: Entry): void;
}

/**
 * The browser shell's wire: one WebSocket at a time, opened anew whenever it closes or falls silent. `connect` opens a
 * socket to the host; `after` calls back later (ms) and returns the way to stop; `entering` is the console's; `onMoved` is
 * told the key that the host is behind from the next connection on.
 */
export function socketWire(
  connect: () => Socket,
  after: (ms: number, then: () => void) => () => void,
  entering?: Entering,
  onMoved: (key: string) => void = () => {},
): Wire {
  let socket: Socket | undefined;
  /** The host takes the first message as the one to enter with. */
  let inside = false;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  function up(message: UpMessage): boolean {
    if (!inside || socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function open(onMessage: (message: DownMessage) => void, onShutOut: () => void): () => void {
    let failures = 0;
    let stopTimer = () => {};

    function watchSilence(): void {
      stopTimer();
      stopTimer = after(SILENCE, lost);
    }
    function lost(): void {
      const old = socket;
      socket = undefined;
      inside = false;
      if (old !== undefined) {
        old.onopen = null;
        old.onmessage = null;
        old.onclose = null;
        old.close();
      }
      for (const answer of waiting.values()) answer(NOT_LIVE);
      waiting.clear();
      stopTimer();
      stopTimer = after(BACKOFF[Math.min(failures, BACKOFF.length - 1)] ?? 0, dial);
      failures += 1;
    }
    function hear(text: string): void {
      failures = 0;
      watchSilence();
      const message = JSON.parse(text) as DownMessage | Entered | Moved;
      if (message.type === 'entered') return entering?.entered(message.session);
      if (message.type === 'moved') return onMoved(message.key);
      inside = true;
      if (message.type === 'answer') {
        waiting.get(message.id)?.(message.answer);
        waiting.delete(message.id);
      }
      onMessage(message);
    }
    function dial(): void {
      const entry = entering?.next();
      if (entering !== undefined && entry === undefined) {
        onShutOut();
        lost();
        return;
      }
      const opened = connect();
      socket = opened;
      inside = entry === undefined;
      if (entry !== undefined) opened.onopen = () => opened.send(JSON.stringify(entry));
      opened.onclose = ({ code }: CloseEvent) => {
        if (entry !== undefined && code === NOT_ADMITTED) {
          entering?.refused(entry);
          if (entry.type === 'resume') onShutOut();
        }
        lost();
      };
      opened.onmessage = ({ data }: MessageEvent<string>) => hear(data);
      watchSilence();
    }

    dial();
    return () => {
      lost();
      stopTimer();
    };
  }

  return {
    open,
    command: (command) =>
      new Promise((answered) => {
        lastId += 1;
        if (up({ type: 'command', id: lastId, command })) waiting.set(lastId, answered);
        else answered(NOT_LIVE);
      }),
    press: (code) => void up({ type: 'press', code }),
  };
}
