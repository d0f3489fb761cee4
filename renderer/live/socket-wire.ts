import type { UpMessage } from '../../host/contract/command.ts';
import type { Answer, DownMessage } from '../../host/contract/view.ts';
import { NOT_LIVE, type Wire } from './wire.ts';

/** The part of a WebSocket that the wire uses. */
export interface Socket extends Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'> {
  readonly readyState: number;
}

const OPEN = 1;
/** Milliseconds before each further try to connect; the last stands for all that follow. */
const BACKOFF = [100, 250, 500, 1_000, 2_000] as const;
/** A host that greets nobody for this long is given up on; the view is not live by then anyway. */
const SILENCE = 5_000;

/**
 * The browser shell's wire: one WebSocket at a time, opened anew whenever it closes or falls silent. `connect` opens a
 * socket to the host; `after` calls back later (ms) and returns the way to stop.
 */
export function socketWire(connect: () => Socket, after: (ms: number, then: () => void) => () => void): Wire {
  let socket: Socket | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  function up(message: UpMessage): boolean {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function open(onMessage: (message: DownMessage) => void): () => void {
    let failures = 0;
    let stopTimer = () => {};

    function watchSilence(): void {
      stopTimer();
      stopTimer = after(SILENCE, lost);
    }
    function lost(): void {
      const old = socket;
      socket = undefined;
      if (old !== undefined) {
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
    function dial(): void {
      const opened = connect();
      socket = opened;
      opened.onclose = lost;
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        failures = 0;
        watchSilence();
        const message = JSON.parse(data) as DownMessage;
        if (message.type === 'answer') {
          waiting.get(message.id)?.(message.answer);
          waiting.delete(message.id);
        }
        onMessage(message);
      };
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
