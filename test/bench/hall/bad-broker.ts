import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** What a broker does once a table has connected. */
const BEHAVIOURS = {
  /** Says nothing at all. */
  silent: () => undefined,
  /** Lets the table in, then reads a byte a second. */
  slow: (socket) => {
    letIn(socket, () => {
      socket.pause();
      const timer = setInterval(() => socket.read(1), 1_000);
      socket.once('close', () => clearInterval(timer));
    });
  },
  /** Lets the table in, reads everything, and acknowledges nothing. */
  deaf: (socket) => letIn(socket, () => undefined),
  /** Sends what is no MQTT, as fast as it is read. */
  garbage: (socket) => flood(socket, randomBytes(64 * 1024)),
  /** Lets the table in, then sends it the largest packets, as fast as they are read. */
  flooding: (socket) => letIn(socket, (topic) => flood(socket, publish(topic, 256 * 1024))),
  /** The same with the smallest. */
  pattering: (socket) =>
    letIn(socket, (topic) => flood(socket, Buffer.concat(Array.from({ length: 1_000 }, () => publish(topic, 0))))),
} satisfies Record<string, (socket: Socket) => void>;

export type Behaviour = keyof typeof BEHAVIOURS;
export const BEHAVIOUR_NAMES = Object.keys(BEHAVIOURS) as readonly Behaviour[];
/** Takes CONNECT and SUBSCRIBE, each of which comes whole, and then calls back with the topic. */
function letIn(socket: Socket, then: (topic: string) => void): void {
  let connected = false;
  let subscribed = false;
  socket.on('data', (packet) => {
    if (!connected) socket.write(Buffer.of(0x20, 2, 0, 0));
    else if (!subscribed) {
      socket.write(Buffer.of(0x90, 3, packet[2] ?? 0, packet[3] ?? 0, 1));
      then(packet.toString('utf8', 6, 6 + packet.readUInt16BE(4)));
    }
    [connected, subscribed] = [true, connected];
  });
}

/** A packet whose content nobody has signed, acknowledged by nobody. */
function publish(topic: string, bytes: number): Buffer {
  const name = Buffer.alloc(2 + Buffer.byteLength(topic));
  name.writeUInt16BE(name.length - 2);
  name.write(topic, 2);
  let length = name.length + bytes;
  const head = [0x30];
  do {
    head.push((length & 0x7f) | (length > 0x7f ? 0x80 : 0));
    length >>= 7;
  } while (length > 0);
  return Buffer.concat([Buffer.from(head), name, Buffer.alloc(bytes, 1)]);
}

function flood(socket: Socket, bytes: Buffer): void {
  while (!socket.destroyed && socket.write(bytes));
  if (!socket.destroyed) socket.once('drain', () => flood(socket, bytes));
}

/** A broker of MQTT 3.1.1 that is no good. Resolves with its port on the loopback. */
export async function openBadBroker(behaviour: Behaviour): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    BEHAVIOURS[behaviour](socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
