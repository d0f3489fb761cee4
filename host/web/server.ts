import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIVE_PATHS } from '../contract/live.ts';
import type { Clock } from '../clock/clock.ts';
import { ConnectionLimit, listening, namesTwoHosts, portOf, refusesTwoHosts, turnAway } from './connections.ts';
import { Entrance } from './entrance.ts';
import { buildOf, readPages } from './pages.ts';
import { isLoopbackHost, respond } from './respond.ts';
import { Tokens } from './secrets.ts';
import { Sessions } from './sessions.ts';
import type { WebSite } from './site.ts';
import { endIfMisused, goAway, serveControl, serveDisplay, SOCKET_OPTIONS } from './socket.ts';

const ADDRESS = '127.0.0.1';
/** The largest message from a console, bytes. */
const MOST_BYTES = 64 * 1024;
/** Open at once, each kind counted by itself, so that displays keep no page out that sends commands. */
const MOST = { control: 8, display: 24 } as const;
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 } as const;

interface WebOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** The name of the host's lock file in its folder; it opens nothing. */
  readonly claim?: string | undefined;
  readonly site: WebSite;
  /** 0 for a free one. */
  readonly port: number;
  readonly clock: Clock;
  /** The browsers that may send commands; none at first if undefined. */
  readonly sessions?: Sessions;
  /** Other origins whose pages may open sockets: the development server's. */
  readonly trustedOrigins?: readonly string[];
}

export interface WebShell {
  readonly port: number;
  /** A link for one browser, with a token in its fragment that works once; `onUsed` is called when it has been used. */
  controlLink(onUsed?: () => void): { readonly url: string; revoke(): void };
  readonly displayUrl: string;
  close(): Promise<void>;
}

/**
 * Serves a site on this computer's loopback address. The socket of the page that sends commands is sent nothing before its
 * browser has shown a token or its session; the display needs neither and may ask nothing.
 * Rejects with `EADDRINUSE` or `EACCES` if the port is not available.
 */
export async function serveWeb(options: WebOptions): Promise<WebShell> {
  const { site, clock, claim } = options;
  const pages = await readPages(options.pages);
  const served = { clock, build: buildOf(pages) };
  const sessions = options.sessions ?? new Sessions({ clock });
  const tokens = new Tokens();
  const entrance = new Entrance({ tokens, sessions, clock, most: MOST.control });
  const server = createServer(TIMEOUTS, (request, response) => {
    if (!refusesTwoHosts(request, response)) respond({ pages, site, port: portOf(server), claim }, request, response);
  });
  const limit = new ConnectionLimit();
  server.on('connection', (socket) => limit.admit(socket));
  const sockets = { control: socketServer(), display: socketServer() };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const kind = socketOf(options, portOf(server), request);
    if (typeof kind === 'number') return turnAway(socket, kind);
    if (kind === 'display' && sockets.display.clients.size >= MOST.display) return turnAway(socket, 503);
    limit.leave(request.socket);
    sockets[kind].handleUpgrade(request, socket, head, (opened) => {
      endIfMisused(opened);
      if (kind === 'control') entrance.wait(opened, () => serveControl(opened, { ...served, page: site.control }));
      else serveDisplay(opened, { ...served, page: site.display });
    });
  });
  await listening(server, { host: ADDRESS, port: options.port });
  const origin = `http://${ADDRESS}:${String(portOf(server))}`;
  return {
    port: portOf(server),
    controlLink(onUsed) {
      const token = tokens.issue(onUsed);
      return { url: `${origin}/${site.control.name}#${token}`, revoke: () => tokens.revoke(token) };
    },
    displayUrl: `${origin}/${site.display.name}`,
    close() {
      sessions.close();
      goAway([...sockets.control.clients, ...sockets.display.clients]);
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
function socketOf(options: WebOptions, port: number, request: IncomingMessage): 'control' | 'display' | 400 | 403 | 404 {
  const { site, trustedOrigins } = options;
  const { host, origin } = request.headers;
  if (namesTwoHosts(request)) return 400;
  if (!isLoopbackHost(host, port) || origin === undefined) return 403;
  // Our pages name themselves as Origin; other sites may open no socket, nor clients that name none.
  if (origin !== `http://${host}` && trustedOrigins?.includes(origin) !== true) return 403;
  switch (request.url) {
    case LIVE_PATHS[site.display.name]:
      return 'display';
    case LIVE_PATHS[site.control.name]:
      return 'control';
    default:
      return 404;
  }
}
