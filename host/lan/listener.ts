import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ConnectionLimit, listening, MOST_WAITING, portOf, turnAway } from '../web/connections.ts';
import { pageHeaders, type Pages } from '../web/pages.ts';
import type { TableHost } from '../web/socket.ts';
import { hostOf } from './addresses.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { parseRequest, type Wanted } from './request.ts';
import type { RoomScreens } from './screens.ts';

const SHORT_TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
} as const;

/** What is served at every address. */
export interface Room {
  readonly files: Pages;
  readonly screens: RoomScreens;
  readonly host: TableHost;
  /** For connections, and for requests without the key. */
  readonly strangers: RateLimiter;
  /** For requests with the key. */
  readonly guests: RateLimiter;
  key(): string;
}

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the room at one address (port 0: a free one), without console, cookie or commands. Rejects if the port is taken. */
export async function listenAt(address: string, port: number, room: Room): Promise<Listener> {
  // To one address: as many that have not shown the key as that have.
  const limits = { strangers: new ConnectionLimit(), guests: new ConnectionLimit() };
  const server = createServer(SHORT_TIMEOUTS, (request, response) => answer(request, response, admitted(request, false), room));
  server.maxRequestsPerSocket = 100;
  function admitted(request: IncomingMessage, upgrade: boolean): Wanted | undefined {
    const { method, url, headers, socket } = request;
    const at = { host: hostOf(address, portOf(server)), key: room.key() };
    const wanted = parseRequest({ method, url, host: headers.host, origin: headers.origin, upgrade }, at);
    if (wanted === undefined) {
      if (!room.strangers.admits(remoteOf(socket))) socket.destroy();
      return undefined;
    }
    limits.strangers.leave(socket);
    limits.guests.admit(socket);
    return room.guests.admits(remoteOf(socket)) ? wanted : undefined;
  }
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (room.strangers.admits(remoteOf(socket))) limits.strangers.admit(socket);
    else socket.destroy();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const remote = remoteOf(request.socket);
    if (admitted(request, true)?.kind !== 'views' || !room.screens.hasRoomFor(remote)) return turnAway(socket, 404);
    limits.guests.leave(request.socket);
    room.screens.open({ request, socket, head }, remote, room.host);
  });
  // A sender of unreadable requests is told nothing either.
  server.on('clientError', (_error, socket) => socket.destroy());
  await listening(server, { host: address, port, ipv6Only: true, backlog: MOST_WAITING });
  return { port: portOf(server), close: () => closing(server, sockets) };
}

/** Closes the screens' sockets too: if their address has gone, they would never close by themselves. */
function closing(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}

function answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted | undefined, room: Room): void {
  response.sendDate = false;
  if (wanted?.kind === 'slash') {
    response.writeHead(308, { location: `/${room.key()}/`, 'referrer-policy': 'no-referrer', 'content-length': 0 }).end();
    return;
  }
  const file = wanted?.kind === 'file' ? room.files.get(wanted.path) : undefined;
  if (file === undefined) {
    response.writeHead(404, { connection: 'close', 'content-length': 0 }).end();
    return;
  }
  response.writeHead(200, {
    ...pageHeaders([viewsAt(request.headers.host ?? '', room.key())]),
    'content-type': file.type,
    'content-length': file.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** The one place to which a page served at `host` may connect. No policy can name an IPv6 address: there it is its own origin. */
function viewsAt(host: string, key: string): string {
  return host.startsWith('[') ? "'self'" : `ws://${host}/${key}/live/table`;
}

function remoteOf({ remoteAddress }: Socket): string {
  return remoteAddress ?? '';
}
