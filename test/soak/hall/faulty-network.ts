import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '../../../rulebook/random.ts';
import { MqttPackets, PUBLISH, typeOf } from './mqtt-packets.ts';

/** What a network does to the messages of MQTT: of 1,000, so many. */
export interface MessageFaults {
  readonly doubled: number;
  /** Sent after the next packet. */
  readonly late: number;
  /** Followed by a copy of an old one, perhaps of another connection. */
  readonly replayed: number;
}

export const NO_FAULTS: MessageFaults = { doubled: 0, late: 0, replayed: 0 };
/** How long every packet takes, and how much longer at most, ms. */
export interface Delay {
  readonly least: number;
  readonly more: number;
}

export const NO_DELAY: Delay = { least: 0, more: 0 };
/** Old messages that are kept for each direction. */
const MOST_KEPT = 50;
/** A late message waits no longer than this, ms. */
const LATE_MS = 50;

/** A cable between one client and its broker, always at the same port. */
export class FaultyNetwork {
  faults = NO_FAULTS;
  delay = NO_DELAY;
  readonly #server: Server;
  readonly #random: Random;
  readonly #sockets = new Set<Socket>();
  readonly #old = { up: [] as Buffer[], down: [] as Buffer[] };
  /** Of the broker. */
  #target = 0;
  #silent = false;
  #refuses = false;

  private constructor(server: Server, random: Random) {
    this.#server = server;
    this.#random = random;
    server.on('connection', (client) => this.#join(client));
  }

  static async open(random: Random): Promise<FaultyNetwork> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyNetwork(server, random);
  }

  get url(): string {
    return `mqtt://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Leads to the broker at this port from now on. */
  leadTo(port: number): void {
    this.#target = port;
  }

  /** Nothing arrives any more, and nobody is told; when it ends, what was cut stays lost. */
  silence(on: boolean): void {
    if (this.#silent && !on) this.reset();
    this.#silent = on;
  }

  /** Nobody can connect. */
  refuse(on: boolean): void {
    this.#refuses = on;
    if (on) this.reset();
  }

  /** Breaks every connection. */
  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.reset();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    this.#follow(client);
    if (this.#refuses) return void client.resetAndDestroy();
    if (this.#silent) return;
    const broker = connect({ port: this.#target, host: '127.0.0.1', noDelay: true });
    this.#follow(broker);
    this.#pass(client, broker, 'up');
    this.#pass(broker, client, 'down');
  }

  #follow(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #pass(from: Socket, to: Socket, way: 'up' | 'down'): void {
    const packets = new MqttPackets();
    const late: Buffer[] = [];
    const write = (packet: Buffer) => {
      if (!to.destroyed && !this.#silent) to.write(packet);
    };
    // On their way: none overtakes another.
    const slow: Buffer[] = [];
    const arrive = () => slow.splice(0, 1).forEach(write);
    const send = (packet: Buffer) => {
      const { least, more } = this.delay;
      if (least + more + slow.length === 0) return write(packet);
      slow.push(packet);
      setTimeout(arrive, least + (more > 0 ? this.#random(more) : 0));
    };
    const flush = () => late.splice(0).forEach(send);
    from.on('close', () => to.destroy());
    from.on('data', (chunk: Buffer) => {
      for (const packet of packets.take(chunk)) {
        if (typeOf(packet) === PUBLISH && this.#happens(this.faults.late)) {
          late.push(packet);
          setTimeout(flush, LATE_MS);
          continue;
        }
        this.#copies(packet, way).forEach(send);
        flush();
      }
    });
  }

  /** What is sent for one packet. */
  #copies(packet: Buffer, way: 'up' | 'down'): readonly Buffer[] {
    if (typeOf(packet) !== PUBLISH) return [packet];
    const old = this.#old[way];
    old.push(packet);
    if (old.length > MOST_KEPT) old.splice(this.#random(MOST_KEPT), 1);
    const { doubled, replayed } = this.faults;
    const copies = this.#happens(doubled) ? [packet, packet] : [packet];
    const again = this.#happens(replayed) ? old[this.#random(old.length)] : undefined;
    return again === undefined ? copies : [...copies, again];
  }

  #happens(ofThousand: number): boolean {
    return this.#random(1_000) < ofThousand;
  }
}
