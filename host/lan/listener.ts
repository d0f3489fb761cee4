import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Crowd } from '../web/crowd.ts';
import { pageHeaders } from '../web/headers.ts';
import { listening, portOf } from '../web/listening.ts';
import type { TableHost } from '../web/socket.ts';
import { hostOf } from './addresses.ts';
import { wantedOf, type Wanted } from './door.ts';
import type { RoomFiles } from './room-files.ts';
import type { Screens } from './screens.ts';
import type { Turnstile } from './turnstile.ts';

/** Connections to one address that are no screen (yet): as many that have not shown the key, and as many that have. */
const MOST_WAITING = 64;
const SHORT_TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
} as const;

/** What lies behind every address at which the room is served. */
export interface Room {
  readonly files: RoomFiles;
  readonly screens: Screens;
  /** What a screen is shown. */
  readonly host: TableHost;
  /** Connections, and requests without the key. */
  readonly strangers: Turnstile;
  /** Requests with the key. */
  readonly guests: Turnstile;
  key(): string;
}

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the room at one address of this computer and nowhere else; port 0 for a free one. There is no console here, no
 * cookie and no way to ask anything. Rejects with the system's error where the port cannot be had.
 */
export async function listenAt(address: string, port: number, room: Room): Promise<Listener> {
  const strangers = new Crowd(MOST_WAITING);
  const guests = new Crowd(MOST_WAITING);
  const server = createServer(SHORT_TIMEOUTS, (request, response) => {
    answer(request, response, wanted(request, false), room);
  });
  server.maxRequestsPerSocket = 100;
  function wanted(request: IncomingMessage, upgrade: boolean): Wanted | undefined {
    const { method, url, headers, socket } = request;
    const door = { host: hostOf(address, portOf(server)), key: room.key() };
    const found = wantedOf({ method, url, host: headers.host, origin: headers.origin, upgrade }, door);
    if (found === undefined) {
      if (!room.strangers.lets(remoteOf(socket))) socket.destroy();
      return undefined;
    }
    strangers.leave(socket);
    guests.admit(socket);
    return room.guests.lets(remoteOf(socket)) ? found : undefined;
  }
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (room.strangers.lets(remoteOf(socket))) strangers.admit(socket);
    else socket.destroy();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const remote = remoteOf(request.socket);
    if (wanted(request, true)?.what !== 'views' || !room.screens.hasRoomFor(remote)) {
      socket.on('error', () => undefined);
      socket.end(NOTHING_HERE);
      return;
    }
    guests.leave(request.socket);
    room.screens.open({ request, socket, head }, remote, room.host);
  });
  // What cannot be read as a request is told nothing either.
  server.on('clientError', (_error, socket) => socket.destroy());
  await listening(server, { host: address, port, ipv6Only: true, backlog: MOST_WAITING });
  return { port: portOf(server), close: () => closing(server, sockets) };
}

const NOTHING_HERE = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted | undefined, room: Room): void {
  response.sendDate = false;
  if (wanted?.what === 'slash') {
    response.writeHead(308, { location: `/${room.key()}/`, 'referrer-policy': 'no-referrer', 'content-length': 0 }).end();
    return;
  }
  const file = wanted?.what === 'file' ? room.files.get(wanted.path) : undefined;
  if (file === undefined) {
    response.writeHead(404, { connection: 'close', 'content-length': 0 }).end();
    return;
  }
  response.writeHead(200, {
    ...pageHeaders([`ws://${request.headers.host ?? ''}/${room.key()}/live/table`]),
    'content-type': file.type,
    'content-length': file.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function remoteOf({ remoteAddress }: Socket): string {
  return remoteAddress ?? '';
}

/** Screens at this address too: it may be gone, and they would never say so. */
function closing(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    for (const socket of sockets) socket.destroy();
  });
}
