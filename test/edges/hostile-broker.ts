import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { MqttPackets, typeOf } from '../soak/hall/mqtt-packets.ts';
import { packet, publishPacket } from './mqtt-bytes.ts';

const TYPE = { connect: 1, publish: 3, subscribe: 8, ping: 12 } as const;
const ACCEPTED = packet(2, Buffer.of(0, 0));
/** As much as is poured into a connection at most, bytes. */
const MOST = 512 * 1024 * 1024;

/** What a broker does when a client connects, subscribes, publishes; what is left out, it does as every broker. */
export interface Habits {
  readonly connect?: (socket: Socket) => void;
  readonly subscribe?: (socket: Socket, id: Buffer) => void;
  readonly publish?: (socket: Socket, id: Buffer) => void;
}

export interface Sent {
  /** Messages of a client, in order; a client may connect again and again. */
  readonly messages: Buffer[];
  connections: number;
  /** Bytes that clients have let the broker pour into one connection, at most. */
  poured: number;
}

/** A broker for MQTT 3.1.1 whose habits are another's idea of a broker. */
export class HostileBroker {
  readonly sent: Sent = { messages: [], connections: 0, poured: 0 };
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #habits: Habits = {};

  constructor() {
    this.#server = createServer({ noDelay: true }, (socket) => this.#serve(socket));
  }

  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `mqtt://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Has these habits from now on; whoever is connected connects again. */
  become(habits: Habits): void {
    this.#habits = habits;
    this.sent.messages.length = 0;
    Object.assign(this.sent, { connections: 0, poured: 0 });
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Sends until the other side ends the connection. */
  pour(socket: Socket, bytes: Buffer): void {
    let poured = 0;
    const more = () => {
      while (!socket.destroyed && poured < MOST) {
        poured += bytes.length;
        this.sent.poured = Math.max(this.sent.poured, poured);
        if (!socket.write(bytes)) return;
      }
    };
    socket.on('drain', more);
    more();
  }

  #serve(socket: Socket): void {
    const packets = new MqttPackets();
    this.sent.connections += 1;
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      for (const one of packets.take(chunk)) this.#take(socket, one);
    });
  }

  #take(socket: Socket, one: Buffer): void {
    const { connect, subscribe, publish } = this.#habits;
    if (typeOf(one) === TYPE.connect) return connect === undefined ? void socket.write(ACCEPTED) : connect(socket);
    if (typeOf(one) === TYPE.ping) return void socket.write(packet(13, Buffer.alloc(0)));
    if (typeOf(one) === TYPE.subscribe) {
      const id = bodyOf(one).subarray(0, 2);
      socket.write(packet(9, Buffer.concat([id, Buffer.alloc(countTopics(bodyOf(one)), 1)])));
      return subscribe?.(socket, id);
    }
    if (typeOf(one) !== TYPE.publish) return;
    const body = bodyOf(one);
    const from = 2 + body.readUInt16BE(0);
    this.sent.messages.push(body.subarray(from + 2));
    const id = body.subarray(from, from + 2);
    if (publish === undefined) socket.write(packet(4, id));
    else publish(socket, id);
  }
}

/** In the body of SUBSCRIBE: an id, and then each with its length and a quality. */
function countTopics(body: Buffer): number {
  let topics = 0;
  for (let at = 2; at < body.length; at += 3 + body.readUInt16BE(at)) topics += 1;
  return topics;
}

/** Of a packet, without its type and length. */
function bodyOf(one: Buffer): Buffer {
  let at = 1;
  while ((one[at] ?? 0) >= 0x80) at += 1;
  return one.subarray(at + 1);
}

/** @param heard what the hall has ever said to the table at this topic */
export function habitsOf(broker: HostileBroker, topic: string, heard: readonly Buffer[]): Readonly<Record<string, Habits>> {
  const flood = (bytes: () => Buffer): Habits => ({
    subscribe(socket) {
      for (let n = 0; n < 2_000 && !socket.destroyed; n += 1) socket.write(bytes());
    },
  });
  return {
    'says nothing': { connect: () => undefined },
    'lets nobody in': { connect: (socket) => socket.write(packet(2, Buffer.of(0, 5))) },
    'ends every connection': { connect: (socket) => socket.destroy() },
    'grants nothing': { subscribe: (socket, id) => socket.write(packet(9, Buffer.concat([id, Buffer.of(0x80)]))) },
    'takes everything and passes nothing on': {},
    'takes nothing': { publish: () => undefined },
    'never reads': { subscribe: (socket) => socket.pause() },
    'announces a packet of 256 MB': {
      subscribe(socket) {
        socket.write(Buffer.of(0x30, 0xff, 0xff, 0xff, 0x7f));
        broker.pour(socket, Buffer.alloc(64 * 1024));
      },
    },
    'sends one large packet after the other': {
      subscribe: (socket) => broker.pour(socket, publishPacket(topic, randomBytes(200_000), 1)),
    },
    'sends thousands of messages': flood(() => publishPacket(topic, randomBytes(200), 1)),
    'sends messages that have to be kept': flood(() => packet(3, publishPacket(topic, randomBytes(200), 1).subarray(3), 4)),
    'sends bytes': flood(() => randomBytes(64)),
    'acknowledges what was never sent': flood(() =>
      Buffer.concat(
        [4, 5, 6, 7, 9, 11, 13].map((type) => packet(type, type === 13 ? Buffer.alloc(0) : randomBytes(3), type === 6 ? 2 : 0)),
      ),
    ),
    'says again whatever the hall has said': {
      subscribe(socket) {
        for (const said of [...heard, ...heard.toReversed()]) socket.write(publishPacket(topic, said, 7));
      },
    },
  };
}
