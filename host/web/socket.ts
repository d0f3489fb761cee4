import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { upMessageSchema, type UpMessage } from '../contract/command.ts';
import type { DownMessage } from '../contract/view.ts';
import type { Onlooker } from '../contract/live.ts';
import type { RefereePort } from '../session/port.ts';
import type { Clock } from '../clock/clock.ts';
import { answer } from './answer.ts';
import { feed } from './feed.ts';

/** WebSocket close code 1008: policy violation. */
const POLICY = 1008;
/** A console that asks and does not read its answers is let go at this many bytes. */
const MOST_UNREAD = 1_000_000;

/** How every socket is opened. Who does not take leave when it is asked to is cut off, ms. */
export const SOCKET_OPTIONS = { noServer: true, perMessageDeflate: false, autoPong: false, closeTimeout: 1_000 } as const;

/** What a table display is served from. */
export interface TableHost {
  readonly referee: Pick<RefereePort, 'watch'>;
  readonly clock: Clock;
  /** Which build of the pages is served now. */
  readonly build: string;
}

export interface ConsoleHost extends TableHost {
  readonly referee: RefereePort;
}

/** What any socket does that ends it, before and after it is served. */
export function hold(socket: WebSocket): void {
  // No browser sends one; the answers to a flood of them would pile up unread.
  socket.on('ping', () => {
    socket.terminate();
  });
  // An oversized or broken frame; `ws` closes the socket itself, with the code that says why.
  socket.on('error', () => undefined);
}

/** The table display's socket: it may ask nothing, so any word from it ends it. */
export function serveTable(socket: WebSocket, host: TableHost): void {
  sendViews(socket, host, 'table');
  socket.on('message', () => {
    turnOut(socket, 'the table display may ask nothing');
  });
}

/** The socket of a console that has entered: commands are answered by their id; a `press` is handed on and forgotten (Secrecy 2). */
export function serveConsole(socket: WebSocket, host: ConsoleHost): void {
  const { referee } = host;
  sendViews(socket, host, 'console');
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : parse(data.toString());
    if (message === undefined) {
      turnOut(socket, 'not a message a console sends');
      return;
    }
    switch (message.type) {
      case 'press':
        referee.press(message.code);
        return;
      case 'command':
        void answer(referee, message.command).then((given) => {
          send(socket, { type: 'answer', id: message.id, answer: given });
        });
        return;
      default:
        message satisfies never;
    }
  });
}

function sendViews(socket: WebSocket, { referee, clock, build }: TableHost, who: Onlooker): void {
  send(socket, { type: 'host', build });
  const stop = feed({ referee, who, clock, send: (message, done) => send(socket, message, done) });
  socket.on('close', stop);
}

/** From now on it is not heard, whatever it still sends. */
function turnOut(socket: WebSocket, why: string): void {
  socket.removeAllListeners('message');
  socket.close(POLICY, why);
}

function send(socket: WebSocket, message: DownMessage, done: () => void = () => undefined): void {
  if (socket.bufferedAmount > MOST_UNREAD) {
    socket.terminate();
    return;
  }
  socket.send(JSON.stringify(message), done);
}

/** What went up, or undefined for anything that is no message; no word about its content, it may hold a press. */
function parse(text: string): UpMessage | undefined {
  try {
    const parsed = v.safeParse(upMessageSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
