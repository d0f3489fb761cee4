import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { upMessageSchema } from '../contract/command.ts';
import type { Onlooker } from '../contract/live.ts';
import type { DownMessage } from '../contract/view.ts';
import type { Clock } from '../clock/clock.ts';
import type { RefereePort } from '../session/port.ts';
import { answer, feed } from './feed.ts';

/** WebSocket close code 1008: policy violation. */
export const POLICY = 1008;
/** A console that sends commands but does not read its answers is cut off at this many bytes. */
const MOST_UNREAD = 1_000_000;

/** How every socket is opened. A peer that does not complete the closing handshake is cut off, ms. */
export const SOCKET_OPTIONS = { noServer: true, perMessageDeflate: false, autoPong: false, closeTimeout: 1_000 } as const;

/** What a table display is served from. */
export interface TableHost {
  readonly referee: Pick<RefereePort, 'watch'>;
  readonly clock: Clock;
  /** Which build of the pages is served. */
  readonly build: string;
}

interface ConsoleHost extends TableHost {
  readonly referee: RefereePort;
}

/** Ends any socket that misbehaves, before and while it is served. */
export function endIfMisused(socket: WebSocket): void {
  // No browser sends a ping; the answers to a flood of them would pile up unread.
  socket.on('ping', () => socket.terminate());
  // An oversized or broken frame; `ws` closes the socket itself, with the code that says why.
  socket.on('error', () => undefined);
}

/** Serves the table display's socket. It may ask nothing, so any message ends it. */
export function serveTable(socket: WebSocket, host: TableHost): void {
  sendViews(socket, host, 'table');
  socket.on('message', () => turnOut(socket, 'the table display may ask nothing'));
}

/** Serves the socket of an admitted console: commands are answered by id; a `press` is passed on and forgotten (Secrecy 2). */
export function serveConsole(socket: WebSocket, host: ConsoleHost): void {
  const { referee } = host;
  sendViews(socket, host, 'console');
  socket.on('message', (data, isBinary) => {
    const message = parseMessage(upMessageSchema, data, isBinary);
    if (message === undefined) return turnOut(socket, 'not a message a console sends');
    switch (message.type) {
      case 'press':
        return referee.press(message.code);
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

/** Closes with 1001, going away: pages reconnect by themselves. A page that does not answer is not waited for. */
export function goAway(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(1001);
    setImmediate(() => socket.terminate());
  }
}

/** The message, or undefined for anything else. Its content is never reported: it may hold a press. */
export function parseMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  data: RawData,
  isBinary: boolean,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), isBinary ? undefined : (data as Buffer).toString());
  return parsed.success ? parsed.output : undefined;
}

function sendViews(socket: WebSocket, { referee, clock, build }: TableHost, who: Onlooker): void {
  send(socket, { type: 'host', build });
  const stop = feed({ referee, who, clock, send: (message, done) => send(socket, message, done) });
  socket.on('close', stop);
}

/** Nothing more is heard from this socket, whatever it still sends. */
function turnOut(socket: WebSocket, why: string): void {
  socket.removeAllListeners('message');
  socket.close(POLICY, why);
}

function send(socket: WebSocket, message: DownMessage, done: () => void = () => undefined): void {
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(JSON.stringify(message), done);
}
