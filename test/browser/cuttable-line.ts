import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The network between a screen and the host: it may be cut, or swallow everything silently. */
export class CuttableLine {
  readonly #to: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: 'whole' | 'cut' | 'silent' = 'whole';

  private constructor(to: number) {
    this.#to = to;
    this.#server = createServer((near) => this.#join(near));
  }

  /** A connection to this port of our own computer. */
  static async to(port: number): Promise<CuttableLine> {
    const line = new CuttableLine(port);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts every connection and lets no new one through. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Keeps the connections open, but nothing comes through them any more, even when the line is whole again. */
  silence(): void {
    this.#state = 'silent';
    for (const socket of this.#sockets) socket.pause().removeAllListeners('data');
  }

  mend(): void {
    this.#state = 'whole';
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    this.#keep(near);
    if (this.#state === 'silent') return;
    const far = this.#keep(connect(this.#to, '127.0.0.1'));
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => {
        if (this.#state !== 'silent') to.destroy();
      });
    }
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    // The line is meant to break.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }
}
