import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Moved } from '../contract/live.ts';
import { beat } from '../web/heartbeat.ts';
import { endIfMisused, goAway, serveDisplay, SOCKET_OPTIONS, type Served } from '../web/socket.ts';

/** How many screens may watch, altogether and from one remote address, so that one device cannot keep the others out. */
export interface MostScreens {
  readonly all: number;
  readonly each: number;
}
/** More than a room has. */
const SCREENS: MostScreens = { all: 32, each: 8 };

/** What a display may send, bytes: one that may ask nothing has nothing to send. */
const LONGEST = { silent: 1, asking: 200 } as const;

/** The screens of the room. They are shown a display, and may ask nothing but what their page takes. */
export class RoomScreens {
  readonly #changed: () => void;
  readonly #most: MostScreens;
  readonly #server: WebSocketServer;
  readonly #remotes = new Map<WebSocket, string>();

  constructor(changed: () => void, page: Pick<Served['page'], 'ask'>, most = SCREENS) {
    this.#server = new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: page.ask ? LONGEST.asking : LONGEST.silent });
    this.#changed = changed;
    this.#most = most;
  }

  get count(): number {
    return this.#remotes.size;
  }

  /** Whether one more screen may come from this remote address. */
  hasRoomFor(remote: string): boolean {
    const ofOne = [...this.#remotes.values()].filter((other) => other === remote).length;
    return this.count < this.#most.all && ofOne < this.#most.each;
  }

  open(
    upgrade: { request: IncomingMessage; socket: Duplex; head: Buffer },
    remote: string,
    served: Served,
    admits: () => boolean,
  ): void {
    const { request, socket, head } = upgrade;
    this.#server.handleUpgrade(request, socket, head, (screen) => {
      this.#remotes.set(screen, remote);
      const stopBeating = beat(screen, served.clock);
      screen.on('close', () => {
        stopBeating();
        this.#remotes.delete(screen);
        this.#changed();
      });
      endIfMisused(screen);
      serveDisplay(screen, served, admits);
      this.#changed();
    });
  }

  /** Sends the screens that are watching the key to reconnect with. */
  move(key: string): void {
    for (const screen of this.#remotes.keys()) screen.send(JSON.stringify({ type: 'moved', key } satisfies Moved));
  }

  close(): void {
    goAway(this.#remotes.keys());
  }
}
