import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  ConnectionLimit,
  countedAs,
  listening,
  MOST_WAITING,
  namesTwoHosts,
  portOf,
  refusesTwoHosts,
  turnAway,
} from '../web/connections.ts';
import { pageHeaders, type Asset } from '../web/pages.ts';
import { hostOf } from './addresses.ts';
import type { KeyHolders } from './key-holders.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { LanRequest } from './request.ts';

const SHORT_TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
} as const;

/** A request for a WebSocket, to be handed to `ws`. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  /** The remote address, whole. */
  readonly address: string;
  /** The remote address as limits count it. */
  readonly remote: string;
  /**
   * To be called once the peer has shown that it may stay: until then its connection is one that others may push out.
   * `holder` is who has shown a key, and is known at this address from now on.
   */
  readonly stays: (holder?: string) => void;
}

/** What is served at every address of this computer; `Wanted` is what a request may ask for. */
export interface Site<Wanted> {
  /** For connections, and for requests that ask for nothing the site has. */
  readonly strangers: RateLimiter;
  /** For all other requests. */
  readonly guests: RateLimiter;
  /** For whatever comes from the address of somebody who has shown a key. */
  readonly holders: KeyHolders;
  /** Undefined for anything not allowed at this Host. */
  parse(request: LanRequest, host: string): Wanted | undefined;
  /** `wanted` is undefined for a request that is not allowed, or comes too often. */
  answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted | undefined): void;
  /** Takes the connection over; false if it may not be opened. */
  open(upgrade: Upgrade, wanted: Wanted): boolean;
}

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Who may connect to one address of a site, and ask there: strangers, guests and holders of a key, each counted apart. */
class Door {
  readonly #site: Pick<Site<unknown>, 'strangers' | 'guests' | 'holders'>;
  // Connections: as many that have asked for nothing the site has as that have.
  readonly #strangers = new ConnectionLimit();
  readonly #guests = new ConnectionLimit();
  readonly #holders = new ConnectionLimit();

  constructor(site: Pick<Site<unknown>, 'strangers' | 'guests' | 'holders'>) {
    this.#site = site;
  }

  opened(socket: Socket): void {
    if (this.#admits(socket, this.#site.strangers)) (this.#isHolder(socket) ? this.#holders : this.#strangers).admit(socket);
    else socket.destroy();
  }

  /** Somebody asks for something that the site has, or not. Returns whether it is not too often. */
  asked(socket: Socket, has: boolean): boolean {
    if (has && !this.#isHolder(socket)) {
      this.#strangers.leave(socket);
      this.#guests.admit(socket);
    }
    const admitted = this.#admits(socket, has ? this.#site.guests : this.#site.strangers);
    if (!has && !admitted) socket.destroy();
    return admitted;
  }

  stays(socket: Socket, holder: string | undefined): void {
    for (const limit of [this.#strangers, this.#guests, this.#holders]) limit.leave(socket);
    if (holder !== undefined) this.#site.holders.remember(holder, addressOf(socket));
  }

  #isHolder(socket: Socket): boolean {
    return this.#site.holders.has(addressOf(socket));
  }

  #admits(socket: Socket, others: RateLimiter): boolean {
    const address = addressOf(socket);
    return this.#isHolder(socket) ? this.#site.holders.admits(address) : others.admits(countedAs(address));
  }
}

/** Serves a site at one address (port 0: a free one), without console, cookie or commands. Rejects if the port is taken. */
export async function listenAt<Wanted>(address: string, port: number, site: Site<Wanted>): Promise<Listener> {
  const door = new Door(site);
  const server = createServer(SHORT_TIMEOUTS, (request, response) => {
    response.sendDate = false;
    if (!refusesTwoHosts(request, response)) site.answer(request, response, admitted(request, false));
  });
  server.maxRequestsPerSocket = 100;
  function admitted(request: IncomingMessage, upgrade: boolean): Wanted | undefined {
    const { method, url, headers, socket } = request;
    const wanted = site.parse(
      { method, url, host: headers.host, origin: headers.origin, upgrade },
      hostOf(address, portOf(server)),
    );
    return door.asked(socket, wanted !== undefined) ? wanted : undefined;
  }
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    door.opened(socket);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (namesTwoHosts(request)) return turnAway(socket, 400);
    const wanted = admitted(request, true);
    const from = addressOf(request.socket);
    const stays = (holder?: string) => door.stays(request.socket, holder);
    const upgrade = { request, socket, head, address: from, remote: countedAs(from), stays };
    if (wanted === undefined || !site.open(upgrade, wanted)) turnAway(socket, 404);
  });
  // A sender of unreadable requests is told nothing either.
  server.on('clientError', (_error, socket) => socket.destroy());
  await listening(server, { host: address, port, ipv6Only: true, backlog: MOST_WAITING });
  return { port: portOf(server), close: () => closing(server, sockets) };
}

/** Sends a page or a part of one, which may connect to the WebSocket at `path` of its own origin and nowhere else. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: Asset | undefined, path: string): void {
  if (file === undefined) {
    response.writeHead(404, { connection: 'close', 'content-length': 0 }).end();
    return;
  }
  response.writeHead(200, {
    ...pageHeaders([socketAt(request.headers.host ?? '', path)]),
    'content-type': file.type,
    'content-length': file.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** The one place to which a page served at `host` may connect. No policy can name an IPv6 address: there it is its own origin. */
function socketAt(host: string, path: string): string {
  return host.startsWith('[') ? "'self'" : `ws://${host}${path}`;
}

/** Closes WebSockets too: if their address has gone, they would never close by themselves. */
function closing(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}

function addressOf({ remoteAddress }: Socket): string {
  return remoteAddress ?? '';
}
