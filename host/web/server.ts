import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { LIVE_PATHS, type Onlooker } from '../contract/live.ts';
import type { RefereePort } from '../session/port.ts';
import type { Clock } from '../clock/clock.ts';
import { Crowd } from './crowd.ts';
import { Entrance } from './entrance.ts';
import { isLoopbackHost, isTrustedOrigin } from './guard.ts';
import { listening, portOf } from './listening.ts';
import { respond, type PageOptions } from './page.ts';
import { buildOfPages } from './pages-build.ts';
import { Sessions } from './sessions.ts';
import { hold, serveConsole, serveTable, SOCKET_OPTIONS } from './socket.ts';
import { Tokens } from './tokens.ts';

const ADDRESS = '127.0.0.1';
/** The largest message from a console, bytes. */
const MOST_BYTES = 64 * 1024;
/** Open at once. Each kind by itself: table displays keep no console out. */
const MOST_CONSOLES = 8;
const MOST_TABLES = 24;
/** Connections that are no socket (yet). */
const MOST_WAITING = 64;
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 } as const;

export interface WebOptions extends PageOptions {
  readonly referee: RefereePort;
  /** 0 for a free one. */
  readonly port: number;
  readonly clock: Clock;
  /** The browsers that may open the console; none at first where undefined. */
  readonly sessions?: Sessions;
  /** Other origins whose pages may open sockets: the development server's. */
  readonly trustedOrigins?: readonly string[];
}

/** The token stands in the fragment, which no browser sends to anybody. */
export interface ConsoleLink {
  readonly url: string;
  /** It lets nobody in any more. */
  revoke(): void;
}

export interface WebShell {
  readonly port: number;
  /** The console for one browser of the dealer's. Its token works once; `onUsed` is called when it has. */
  consoleLink(onUsed?: () => void): ConsoleLink;
  readonly tableUrl: string;
  close(): Promise<void>;
}

/**
 * Serves pages and views on this computer's own address. The console's socket is given nothing before its browser has
 * shown a token or its session; the table display needs neither and can ask nothing.
 * Rejects with `EADDRINUSE` or `EACCES` where the port cannot be had.
 */
export async function serveWeb(options: WebOptions): Promise<WebShell> {
  const { referee, clock } = options;
  const host = { referee, clock, build: await buildOfPages(options.pages) };
  const sessions = options.sessions ?? new Sessions({ clock });
  const tokens = new Tokens();
  const entrance = new Entrance({ tokens, sessions, clock, most: MOST_CONSOLES });
  const server = createServer(TIMEOUTS, (request, response) => {
    respond(options, portOf(server), request, response).catch(() => response.destroy());
  });
  const crowd = new Crowd(MOST_WAITING);
  server.on('connection', (socket) => crowd.admit(socket));
  const sockets = { console: socketServer(), table: socketServer() };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const who = onlookerOf(options, portOf(server), request);
    if (typeof who === 'number') return turnAway(socket, who);
    if (who === 'table' && sockets.table.clients.size >= MOST_TABLES) return turnAway(socket, 503);
    crowd.leave(request.socket);
    sockets[who].handleUpgrade(request, socket, head, (opened) => {
      hold(opened);
      if (who === 'console') entrance.wait(opened, () => serveConsole(opened, host));
      else serveTable(opened, host);
    });
  });
  await listening(server, { host: ADDRESS, port: options.port });
  const origin = `http://${ADDRESS}:${String(portOf(server))}`;
  return {
    port: portOf(server),
    consoleLink(onUsed) {
      const token = tokens.issue(onUsed);
      return { url: `${origin}/console#${token}`, revoke: () => tokens.revoke(token) };
    },
    tableUrl: `${origin}/table`,
    close() {
      sessions.close();
      return closing(server, [...sockets.console.clients, ...sockets.table.clients]);
    },
  };
}

function socketServer(): WebSocketServer {
  return new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: MOST_BYTES });
}

/** Whose socket the request may open, or the status it is turned away with. */
function onlookerOf(options: WebOptions, port: number, request: IncomingMessage): Onlooker | 403 | 404 {
  const { host, origin } = request.headers;
  if (!isLoopbackHost(host, port) || !isTrustedOrigin(origin, host, options.trustedOrigins ?? [])) return 403;
  switch (request.url) {
    case LIVE_PATHS.table:
      return 'table';
    case LIVE_PATHS.console:
      return 'console';
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
