import { Duplex, type Writable } from 'node:stream';
import type { Socket } from 'node:net';
import type { Clock } from '../../clock/clock.ts';
import { InflowLimit, MOST_BYTES, MOST_UNREAD } from '../wire/inflow-limit.ts';

/** Far more than a table sends that catches up. */
const MOST_A_SECOND = { bytes: 32 * MOST_BYTES, packets: 400 } as const;

/**
 * Lets packets that are written from now on in one turn of the event loop leave together: with hundreds of tables, calls of the
 * system cost most.
 */
export function gather(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** A connection that ends as soon as its client announces a packet that no table sends, or sends too many. */
export class LimitedStream extends Duplex {
  readonly #socket: Socket;
  readonly #inflow: InflowLimit;

  constructor(socket: Socket, clock: Pick<Clock, 'now'>) {
    super();
    this.#socket = socket;
    this.#inflow = new InflowLimit(clock, MOST_A_SECOND);
    socket.on('data', (chunk: Buffer) => this.#came(chunk));
    socket.on('end', () => this.push(null));
    socket.on('close', () => this.destroy());
    socket.on('error', () => this.destroy());
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#socket.writableLength > MOST_UNREAD) this.destroy();
    gather(this.#socket);
    this.#socket.write(chunk);
    // What the client leaves unread is limited above: one write need not wait for the one before.
    done();
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(_error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy();
    // Whatever has ended it, the broker need not hear why.
    done();
  }

  #came(chunk: Buffer): void {
    if (!this.#inflow.admits(chunk)) this.destroy();
    else if (!this.push(chunk)) this.#socket.pause();
  }
}
