import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import type { Pages } from '../web/pages.ts';
import { LIVE_PATHS } from '../contract/live.ts';
import type { Served } from '../web/socket.ts';
import { KeyHolders } from './key-holders.ts';
import { sendFile, type Site, type Upgrade } from './listener.ts';
import { RateLimiter } from './rate-limiter.ts';
import { parseRequest, type LanRequest, type Wanted } from './request.ts';
import type { RoomScreens } from './screens.ts';

/** Connections, and requests without the key; a page is loaded over 6 connections at most. */
const STRANGERS = { each: 80, all: 400, first: 12 } as const;
/** Requests with the key; a page is loaded with about 20. */
const GUESTS = { each: 80, all: 400 } as const;

/** What a display may ask, from one address and from all: a tablet at the door is asked by one guest after another. */
const ASKED = { each: 20, all: 1_000, first: 4, ms: 60_000 } as const;

interface RoomParts {
  readonly files: Pages;
  readonly screens: RoomScreens;
  readonly served: Served;
  readonly clock: Clock;
  key(): string;
}

/** A display, for screens that have the key of the room. */
export class RoomSite implements Site<Wanted> {
  readonly strangers: RateLimiter;
  readonly guests: RateLimiter;
  readonly holders: KeyHolders;
  readonly #asked: RateLimiter;
  readonly #parts: RoomParts;

  constructor(parts: RoomParts) {
    this.#parts = parts;
    this.strangers = new RateLimiter(STRANGERS, parts.clock);
    this.guests = new RateLimiter(GUESTS, parts.clock);
    this.#asked = new RateLimiter(ASKED, parts.clock);
    this.holders = new KeyHolders(parts.clock);
  }

  parse(request: LanRequest, host: string): Wanted | undefined {
    return parseRequest(request, { host, key: this.#parts.key(), views: this.#views });
  }

  answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted | undefined): void {
    const key = this.#parts.key();
    if (wanted?.kind === 'slash') {
      response.writeHead(308, { location: `/${key}/`, 'referrer-policy': 'no-referrer', 'content-length': 0 }).end();
      return;
    }
    const file = wanted?.kind === 'file' ? this.#parts.files.get(wanted.path) : undefined;
    sendFile(request, response, file, `/${key}${this.#views}`);
  }

  open(upgrade: Upgrade, { kind }: Wanted): boolean {
    const { screens, served } = this.#parts;
    if (kind !== 'views' || !screens.hasRoomFor(upgrade.remote)) return false;
    upgrade.stays(upgrade.address);
    screens.open(upgrade, upgrade.remote, served, () => this.#asked.admits(upgrade.remote));
    return true;
  }

  get #views(): string {
    return LIVE_PATHS[this.#parts.served.page.name];
  }
}
