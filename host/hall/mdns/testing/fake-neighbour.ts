import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const [PTR, TXT, SRV] = [12, 16, 33];
const SERVICE = Buffer.concat([label('_referee-hall'), label('_tcp'), label('local'), Buffer.from([0])]);
const HEADER = 12;
/** A pointer to the name of the first record, which is that of the service (RFC 1035, 4.1.4). */
const POINTER = Buffer.from([0xc0, HEADER]);

/** Somebody on the network who sends what no hall would. */
export class FakeNeighbour {
  readonly #socket: Socket;
  readonly #port: number;
  #flooding: NodeJS.Timeout | undefined;

  private constructor(socket: Socket, port: number) {
    this.#socket = socket;
    this.#port = port;
  }

  /** At `address`, which sends to `port` of 127.0.0.1. */
  static async at(address: string, port: number): Promise<FakeNeighbour> {
    const socket = createSocket('udp4').bind(0, address);
    await once(socket, 'listening');
    return new FakeNeighbour(socket, port);
  }

  send(packet: Buffer): void {
    this.#socket.send(packet, this.#port, '127.0.0.1');
  }

  /** Sends all of them 20 times a second. */
  flood(packets: readonly Buffer[]): void {
    this.#flooding = setInterval(() => {
      for (const packet of packets) this.send(packet);
    }, 50);
  }

  close(): void {
    clearInterval(this.#flooding);
    this.#socket.close();
  }
}

/** An answer with so many names of halls, of which nothing else is told. */
export function manyNames(count: number): Buffer {
  return answer(Array.from({ length: count }, (_, n) => record(PTR, Buffer.concat([label(`h${n}`), POINTER]))));
}

/** The announcement of the hall `id`, which listens at `at`. */
export function falseHall(id: string, at: string): Buffer {
  const name = Buffer.concat([label(`referee ${id}`), POINTER]);
  const listens = Buffer.concat([Buffer.from([0, 0, 0, 0, 8_883 >> 8, 8_883 & 255]), POINTER]);
  const txt = Buffer.concat([`hall=${id}`, 'v=1', `name=False ${id}`, `at=${at}`].map(label));
  return answer([record(PTR, name), record(SRV, listens, name), record(TXT, txt, name)]);
}

function answer(records: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(0x8400, 2);
  header.writeUInt16BE(records.length, 6);
  const [first = Buffer.alloc(0), ...others] = records;
  return Buffer.concat([header, SERVICE, first.subarray(POINTER.length), ...others]);
}

function record(type: number, data: Buffer, name = POINTER): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(120, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([name, fixed, data]);
}

function label(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
}
