import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Random } from '../../rulebook/random.ts';
import type { Clock } from '../../host/clock/clock.ts';

/** What a bad network does to messages. */
export interface WifiFaults {
  /** Each message takes up to so many ms, so that later ones overtake earlier ones. */
  readonly jitterMs: number;
  /** Of 1,000 messages, so many are lost. */
  readonly lost: number;
}

/** A network between phones and host that delays, reorders and loses messages, and is cut when the test says so. */
export class FaultyWifi {
  readonly #server: WebSocketServer;
  readonly #target: URL;
  readonly #clock: Clock;
  readonly #random: Random;
  faults: WifiFaults = { jitterMs: 0, lost: 0 };
  readonly #sockets = new Set<WebSocket>();

  private constructor(server: WebSocketServer, target: URL, clock: Clock, random: Random) {
    this.#server = server;
    this.#target = target;
    this.#clock = clock;
    this.#random = random;
    server.on('connection', (phone, { url = '' }) => this.#join(phone, url));
  }

  static async open(target: string, clock: Clock, random: Random): Promise<FaultyWifi> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
    await once(server, 'listening');
    return new FaultyWifi(server, new URL(target), clock, random);
  }

  /** The address of the host as phones see it through this network. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String((this.#server.address() as AddressInfo).port);
    return address.href;
  }

  /** Breaks every connection; later ones work again. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(phone: WebSocket, path: string): void {
    const host = new WebSocket(`ws://${this.#target.host}${path}`, { origin: this.#target.origin });
    // The host may not be there.
    const open = once(host, 'open').catch(() => undefined);
    this.#pass(phone, host, (message) => void open.then(() => host.readyState === WebSocket.OPEN && host.send(message)));
    this.#pass(host, phone, (message) => phone.readyState === WebSocket.OPEN && phone.send(message));
  }

  #pass(from: WebSocket, to: WebSocket, send: (message: Buffer) => void): void {
    this.#sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', (code) => {
      this.#sockets.delete(from);
      // A host that closes a socket says why; a broken connection cannot.
      if (code >= 4000 && to.readyState === WebSocket.OPEN) to.close(code);
      else to.terminate();
    });
    from.on('message', (message: Buffer) => {
      const { jitterMs, lost } = this.faults;
      if (this.#random(1000) < lost) return;
      if (jitterMs === 0) send(message);
      else this.#clock.after(this.#random(jitterMs), () => send(message));
    });
  }
}
