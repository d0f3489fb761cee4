import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIVE_PATHS, type Onlooker } from '../contract/live.ts';
import type { RefereePort } from '../session/port.ts';
import type { Clock } from '../clock/clock.ts';
import { ConnectionLimit, listening, portOf, turnAway } from './connections.ts';
import { Entrance } from './entrance.ts';
import { buildOf, readPages } from './pages.ts';
import { isLoopbackHost, respond } from './respond.ts';
import { Tokens } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { endIfMisused, goAway, serveConsole, serveTable, SOCKET_OPTIONS } from './socket.ts';

const ADDRESS = '127.0.0.1';
/** The largest message from a console, bytes. */
const MOST_BYTES = 64 * 1024;
/** Open at once, each kind counted by itself, so that table displays keep no console out. */
const MOST_CONSOLES = 8;
const MOST_TABLES = 24;
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 } as const;

export interface WebOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** The name of the host's lock file in the folder of the nights; it opens nothing. */
  readonly claim?: string | undefined;
  readonly referee: RefereePort;
  /** 0 for a free one. */
  readonly port: number;
  readonly clock: Clock;
  /** The browsers that may open the console; none at first if undefined. */
  readonly sessions?: Sessions;
  /** Other origins whose pages may open sockets: the development server's. */
  readonly trustedOrigins?: readonly string[];
}

export interface WebShell {
  readonly port: number;
  /** A link for one browser, with a token in its fragment that works once; `onUsed` is called when it has been used. */
  consoleLink(onUsed?: () => void): { readonly url: string; revoke(): void };
  readonly tableUrl: string;
  close(): Promise<void>;
}

/**
 * Serves pages and views on this computer's loopback address. The console's socket is sent nothing before its browser has
 * shown a token or its session; the table display needs neither and may ask nothing.
 * Rejects with `EADDRINUSE` or `EACCES` if the port is not available.
 */
export async function serveWeb(options: WebOptions): Promise<WebShell> {
  const { referee, clock } = options;
  const pages = await readPages(options.pages);
  const host = { referee, clock, build: buildOf(pages) };
  const sessions = options.sessions ?? new Sessions({ clock });
  const tokens = new Tokens();
  const entrance = new Entrance({ tokens, sessions, clock, most: MOST_CONSOLES });
  const server = createServer(TIMEOUTS, (request, response) => {
    respond({ pages, port: portOf(server), claim: options.claim }, request, response);
  });
  const limit = new ConnectionLimit();
  server.on('connection', (socket) => limit.admit(socket));
  const sockets = { console: socketServer(), table: socketServer() };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const who = onlookerOf(options, portOf(server), request);
    if (typeof who === 'number') return turnAway(socket, who);
    if (who === 'table' && sockets.table.clients.size >= MOST_TABLES) return turnAway(socket, 503);
    limit.leave(request.socket);
    sockets[who].handleUpgrade(request, socket, head, (opened) => {
      endIfMisused(opened);
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
      goAway([...sockets.console.clients, ...sockets.table.clients]);
      return closed(server);
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function socketServer(): WebSocketServer {
  return new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: MOST_BYTES });
}

/** Which socket the request may open, or the status that it is turned away with. */
function onlookerOf(options: WebOptions, port: number, request: IncomingMessage): Onlooker | 403 | 404 {
  const { host, origin } = request.headers;
  if (!isLoopbackHost(host, port) || origin === undefined) return 403;
  // Our pages name themselves as Origin; other sites may open no socket, nor clients that name none.
  if (origin !== `http://${host}` && options.trustedOrigins?.includes(origin) !== true) return 403;
  switch (request.url) {
    case LIVE_PATHS.table:
      return 'table';
    case LIVE_PATHS.console:
      return 'console';
    default:
      return 404;
  }
}
