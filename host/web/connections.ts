import { once } from 'node:events';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo, type ListenOptions, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Connections that may wait at once. */
export const MOST_WAITING = 64;

/**
 * Limits the connections that have not become a WebSocket. If there are too many, the oldest connection of the remote
 * address with the most of them is closed, so that nobody can keep others out by holding connections open.
 */
export class ConnectionLimit {
  /** With the remote address of each. */
  readonly #waiting = new Map<Socket, string>();
  readonly #most: number;

  constructor(most = MOST_WAITING) {
    this.#most = most;
  }

  admit(socket: Socket): void {
    if (this.#waiting.has(socket)) return;
    this.#waiting.set(socket, countedAs(socket.remoteAddress ?? ''));
    socket.once('close', () => this.#waiting.delete(socket));
    if (this.#waiting.size > this.#most) this.#toClose()?.destroy();
  }

  /** The connection has become a WebSocket, or is counted elsewhere. */
  leave(socket: Socket): void {
    this.#waiting.delete(socket);
  }

  #toClose(): Socket | undefined {
    const counts = new Map<string, number>();
    for (const remote of this.#waiting.values()) counts.set(remote, (counts.get(remote) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...this.#waiting].find(([, remote]) => counts.get(remote) === most)?.[0];
  }
}

/** The address by which limits count a remote one: all of an IPv6 network (/64), because one device takes any address in it. */
export function countedAs(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [groups(before), groups(after ?? '')];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** Resolves once the server listens; rejects with the system's error if the port is not available. */
export async function listening(server: Server, options: ListenOptions): Promise<void> {
  server.listen({ ...options, exclusive: true });
  await once(server, 'listening');
  // A connection that cannot be accepted (no file descriptor left) must not end the night.
  server.on('error', () => undefined);
}

/** Serves at the first of these ports that is available. Rejects as `serve` does at the last one. */
export async function atFirstPort<Served>(
  [port = 0, ...others]: readonly number[],
  serve: (port: number) => Promise<Served>,
): Promise<Served> {
  try {
    return await serve(port);
  } catch (error) {
    if (others.length === 0) throw error;
    return atFirstPort(others, serve);
  }
}

/** The port of a listening server; the real one if it was given 0. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Servers and proxies disagree about which of two `Host` fields counts, so such a request is refused by 400 (RFC 9112, 3.2). */
export function namesTwoHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct['host']?.length ?? 0) > 1;
}

/** Refuses a request for a page that names two hosts. Returns whether it did. */
export function refusesTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  if (!namesTwoHosts(request)) return false;
  response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  return true;
}

/** Answers a request for a WebSocket with a status and closes the connection. */
export function turnAway(socket: Duplex, status: number): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
