import { connect, type Socket } from 'node:net';
import type { EntryRequest } from '../../host/contract/command.ts';
import { LIVE_PATHS } from '../../host/contract/live.ts';
import { get, UPGRADE } from './raw.ts';
import type { Way } from './under-attack.ts';

/** Opcodes of RFC 6455. */
export const OP = { more: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9, pong: 10 } as const;

export interface FrameOptions {
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** The first three bits behind `fin`; none of them means anything here. */
  readonly reserved?: number;
  /** The length that is claimed, in 64 bits; else the payload's own. */
  readonly claims?: bigint;
}

/** One frame of a WebSocket as a client sends it, valid unless the options say otherwise. */
export function frame(op: number, payload: string | Buffer = '', options: FrameOptions = {}): Buffer {
  const { fin = true, masked = true, reserved = 0, claims } = options;
  const bytes = Buffer.from(payload);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | op;
  const mask = masked ? 0x80 : 0;
  const head = claims === undefined ? lengthOf(bytes.length, mask) : longLength(claims, mask);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([Buffer.from([first]), head, Buffer.alloc(masked ? 4 : 0), bytes]);
}

function lengthOf(length: number, mask: number): Buffer {
  if (length < 126) return Buffer.from([mask | length]);
  if (length >= 65_536) return longLength(BigInt(length), mask);
  const head = Buffer.from([mask | 126, 0, 0]);
  head.writeUInt16BE(length, 1);
  return head;
}

function longLength(length: bigint, mask: number): Buffer {
  const head = Buffer.alloc(9);
  head[0] = mask | 127;
  head.writeBigUInt64BE(length, 1);
  return head;
}

/** A bare connection that has become a WebSocket; it sends and reads only what a test says. */
export function openBare(way: Way, path: string, ...headers: readonly string[]): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(way.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      if (data.toString('latin1').startsWith('HTTP/1.1 101')) resolve(socket);
      else reject(new Error(`refused: ${data.toString('latin1')}`));
    });
    socket.once('close', () => reject(new Error('closed')));
    socket.write(get(path, `Host: ${way.host}`, `Origin: ${way.origin}`, ...headers, ...UPGRADE));
  });
}

/** The same for the console, with the session of a browser that has entered. */
export async function openBareConsole(way: Way, session: string): Promise<Socket> {
  const socket = await openBare(way, LIVE_PATHS.console);
  socket.write(frame(OP.text, JSON.stringify({ type: 'resume', session } satisfies EntryRequest)));
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

/** What is refused is closed within this time, ms. */
const PATIENCE = 15_000;

/** Resolves when the other side has ended the connection; rejects if it does not. */
export function ended(socket: Socket, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.closed || socket.readableEnded) return resolve();
    const timer = setTimeout(() => reject(new Error(`still open after ${what}`)), PATIENCE);
    for (const event of ['end', 'close'] as const) {
      socket.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
    socket.resume();
  });
}
