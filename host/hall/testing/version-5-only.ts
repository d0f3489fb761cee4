import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** CONNACK of MQTT 3.1.1 with return code 1, unacceptable protocol version (3.2.2.3). */
const REFUSAL = Buffer.of(0x20, 2, 0, 1);

/** For tests: a broker that takes MQTT 5 only, in front of one that takes more. */
export class Version5Only {
  /** The versions that clients have asked for, in order: 4 is MQTT 3.1.1. */
  readonly asked: number[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(behind: number) {
    this.#server = createServer((socket) => this.#take(socket, behind));
  }

  static async before(url: string): Promise<Version5Only> {
    const proxy = new Version5Only(Number(new URL(url).port));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `mqtt://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(socket: Socket, behind: number): void {
    this.#sockets.add(socket.on('error', () => undefined));
    socket.once('data', (connectPacket: Buffer) => {
      const name = connectPacket.indexOf('MQTT');
      const version = connectPacket[name + 4] ?? 0;
      this.asked.push(version);
      if (version !== 5) return socket.end(REFUSAL);
      const broker = connect(behind, '127.0.0.1').on('error', () => socket.destroy());
      this.#sockets.add(broker);
      broker.write(connectPacket);
      return socket.pipe(broker).pipe(socket);
    });
  }
}
