import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { LIVE_PATHS, type Onlooker } from '../contract/live.ts';
import type { RefereePort } from '../referee/port.ts';
import type { Clock } from '../round/clock.ts';
import { Crowd } from './crowd.ts';
import { holdsKey, isLoopbackHost, isTrustedOrigin } from './guard.ts';
import { listening, portOf } from './listening.ts';
import { respond, type PageOptions } from './page.ts';
import { buildOfPages } from './pages-build.ts';
import { serveConsole, serveTable, SOCKET_OPTIONS } from './socket.ts';

const ADDRESS = '127.0.0.1';
/** The largest message from a console, bytes. */
const MOST_BYTES = 64 * 1024;
/** Open at once. Each kind by itself: table displays keep no console out. */
const MOST_SOCKETS = { console: 8, table: 24 } as const satisfies Record<Onlooker, number>;
/** Connections that are no socket (yet). */
const MOST_WAITING = 64;
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 } as const;

export interface WebOptions extends PageOptions {
  readonly referee: RefereePort;
  /** 0 for a free one. */
  readonly port: number;
  readonly clock: Clock;
  /** Other origins whose pages may open sockets: the development server's. */
  readonly trustedOrigins?: readonly string[];
}

export interface WebShell {
  readonly port: number;
  /** With the key: for the dealer only. */
  readonly consoleUrl: string;
  readonly tableUrl: string;
  close(): Promise<void>;
}

/**
 * Serves pages and views on this computer's own address. `/console?key=…` turns the key into a cookie that scripts
 * cannot read and other sites cannot send; `/table` needs no key and can ask nothing.
 * Rejects with `EADDRINUSE` or `EACCES` where the port cannot be had.
 */
export async function serveWeb(options: WebOptions): Promise<WebShell> {
  const { referee, clock } = options;
  const host = { referee, clock, build: await buildOfPages(options.pages) };
  const server = createServer(TIMEOUTS, (request, response) => {
    respond(options, portOf(server), request, response).catch(() => response.destroy());
  });
  const crowd = new Crowd(MOST_WAITING);
  server.on('connection', (socket) => crowd.admit(socket));
  const sockets = { console: socketServer(), table: socketServer() };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const who = onlookerOf(options, portOf(server), request);
    if (typeof who === 'number') return turnAway(socket, who);
    if (sockets[who].clients.size >= MOST_SOCKETS[who]) return turnAway(socket, 503);
    crowd.leave(request.socket);
    sockets[who].handleUpgrade(request, socket, head, (opened) => {
      if (who === 'console') serveConsole(opened, host);
      else serveTable(opened, host);
    });
  });
  await listening(server, { host: ADDRESS, port: options.port });
  const origin = `http://${ADDRESS}:${String(portOf(server))}`;
  return {
    port: portOf(server),
    consoleUrl: `${origin}/console?key=${options.key}`,
    tableUrl: `${origin}/table`,
    close: () => closing(server, [...sockets.console.clients, ...sockets.table.clients]),
  };
}

function socketServer(): WebSocketServer {
  return new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: MOST_BYTES });
}

/** Whose socket the request may open, or the status it is turned away with. */
function onlookerOf(options: WebOptions, port: number, request: IncomingMessage): Onlooker | 401 | 403 | 404 {
  const { host, origin } = request.headers;
  if (!isLoopbackHost(host, port) || !isTrustedOrigin(origin, host, options.trustedOrigins ?? [])) return 403;
  switch (request.url) {
    case LIVE_PATHS.table:
      return 'table';
    case LIVE_PATHS.console:
      return holdsKey(request, port, options.key) ? 'console' : 401;
    default:
      return 404;
  }
}

function turnAway(socket: Duplex, status: number): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** 1001: going away; pages reconnect by themselves when the referee is back. */
function closing(server: Server, sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) {
    socket.close(1001, 'the referee has ended');
    // Nobody waits for a window that does not answer.
    setImmediate(() => {
      socket.terminate();
    });
  }
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
