import { createSocket, type Socket } from 'node:dgram';
import type { Random } from '../../../rulebook/random.ts';

const GROUP = '224.0.0.251';
const PORT = 5353;
const SERVICE = '_referee-hall._tcp.local';
const TYPE = { A: 1, PTR: 12, TXT: 16, SRV: 33 } as const;

/** Somebody on the Wi-Fi who answers by mDNS (RFC 6762) whether they were asked or not. */
export class MdnsNeighbour {
  readonly #socket: Socket;

  /** @param from an address of this computer, in the network that hears it */
  static async open(from: string): Promise<MdnsNeighbour> {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    await new Promise<void>((resolve) => socket.bind(0, () => resolve()));
    socket.setMulticastInterface(from);
    socket.setMulticastLoopback(true);
    // The network may be gone for a while.
    socket.on('error', () => undefined);
    return new MdnsNeighbour(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** A hall of this id announces itself, at this address. */
  announce(hall: string, name: string, at: string): void {
    const instance = `referee ${hall}.${SERVICE}`;
    const target = `${hall}.local`;
    const txt = Buffer.concat([`hall=${hall}`, 'v=1', `name=${name}`, `at=${at}`].map(text));
    const srv = Buffer.concat([Buffer.from([0, 0, 0, 0, 8883 >> 8, 8883 & 255]), nameOf(target)]);
    this.send(
      packet([
        record(SERVICE, TYPE.PTR, nameOf(instance)),
        record(instance, TYPE.SRV, srv),
        record(instance, TYPE.TXT, txt),
        record(target, TYPE.A, Buffer.from(at.split('.').map(Number))),
      ]),
    );
  }

  /** A packet of about 8 kB with answers that nobody asked for, each about another made-up hall. */
  flood(random: Random): void {
    const names = Array.from({ length: 120 }, () => `referee ${random(1e9).toString(36)}.${SERVICE}`);
    this.send(packet(names.map((name) => record(SERVICE, TYPE.PTR, nameOf(name)))));
  }

  /** Bytes that begin as an answer. */
  garble(random: Random): void {
    const bytes = Buffer.from(Array.from({ length: 12 + random(1_400) }, () => random(256)));
    bytes.writeUInt16BE(0x8400, 2);
    this.send(bytes);
  }

  send(bytes: Buffer): void {
    this.#socket.send(bytes, PORT, GROUP, () => undefined);
  }

  close(): void {
    this.#socket.close();
  }
}

function packet(answers: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0x8400, 2);
  head.writeUInt16BE(answers.length, 6);
  return Buffer.concat([head, ...answers]);
}

function record(name: string, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(120, 4);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameOf(name), head, data]);
}

function nameOf(name: string): Buffer {
  return Buffer.concat([...name.split('.').map(text), Buffer.from([0])]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}
