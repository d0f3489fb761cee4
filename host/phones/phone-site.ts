import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock } from '../clock/clock.ts';
import { PHONE_PATH } from '../contract/phone-socket.ts';
import { KeyHolders } from '../lan/key-holders.ts';
import { sendFile, type Site, type Upgrade } from '../lan/listener.ts';
import { RateLimiter } from '../lan/rate-limiter.ts';
import type { LanRequest } from '../lan/request.ts';
import { SOCKET_OPTIONS } from '../web/socket.ts';
import type { Pages } from '../web/pages.ts';

/** Connections, and requests for nothing that is here; a browser loads the page with six. Ten phones behind one router are one address. */
const STRANGERS = { each: 140, all: 400, first: 12 } as const;
/** Requests for files: the page is seven, with the words of one language. */
const GUESTS = { each: 140, all: 400, first: 12 } as const;
/**
 * Sockets: a phone tries the code with one, joins with the next, and opens another if it is cut off. A handshake that was sent
 * before costs a millisecond.
 */
const SOCKETS = { each: 20, all: 100, first: 2 } as const;
/** The largest message of a phone, bytes; all that it sends are smaller. */
const MOST_BYTES = 512;

type Wanted = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'socket' };

interface SiteParts {
  readonly files: Pages;
  readonly clock: Clock;
  /** A phone, or somebody else, has opened its socket; `stays` of `upgrade` is to be called once it has shown that it has a key. */
  readonly opened: (socket: WebSocket, upgrade: Upgrade) => void;
}

/** The page for phones, and the socket of each. Nothing in a request is secret: what opens the socket is in its first message. */
export class PhoneSite implements Site<Wanted> {
  readonly strangers: RateLimiter;
  readonly guests: RateLimiter;
  readonly holders: KeyHolders;
  readonly #sockets: RateLimiter;
  /** For sockets from the address of a phone that has a key. */
  readonly #holders: RateLimiter;
  readonly #server = new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: MOST_BYTES });
  readonly #parts: SiteParts;

  constructor(parts: SiteParts) {
    this.#parts = parts;
    this.strangers = new RateLimiter(STRANGERS, parts.clock);
    this.guests = new RateLimiter(GUESTS, parts.clock);
    this.holders = new KeyHolders(parts.clock);
    this.#sockets = new RateLimiter(SOCKETS, parts.clock);
    this.#holders = new RateLimiter({ each: SOCKETS.each, all: Infinity }, parts.clock);
  }

  /** DNS rebinding shows in the Host, another site in the Origin. */
  parse({ method, url, host, origin, upgrade }: LanRequest, own: string): Wanted | undefined {
    if (host !== own || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (upgrade) return url === PHONE_PATH && origin === `http://${own}` ? { kind: 'socket' } : undefined;
    return url !== undefined && this.#parts.files.has(url) ? { kind: 'file', path: url } : undefined;
  }

  answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted | undefined): void {
    const file = wanted?.kind === 'file' ? this.#parts.files.get(wanted.path) : undefined;
    sendFile(request, response, file, PHONE_PATH);
  }

  open(upgrade: Upgrade, { kind }: Wanted): boolean {
    const { request, socket, head, remote, address } = upgrade;
    if (kind !== 'socket' || !(this.holders.has(address) ? this.#holders.admits(address) : this.#sockets.admits(remote)))
      return false;
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#parts.opened(opened, upgrade));
    return true;
  }
}
