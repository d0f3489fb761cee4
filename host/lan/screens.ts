import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Moved } from '../contract/live.ts';
import type { Clock } from '../clock/clock.ts';
import { hold, serveTable, SOCKET_OPTIONS, type TableHost } from '../web/socket.ts';

/** More screens than a room has. */
const MOST_SCREENS = 32;
/** Of one remote address, so that one device cannot keep the others out. */
const MOST_OF_ONE = 8;
/** A screen that has gone without a word (its wireless network ended) is let go after two of these, ms. */
const HEARTBEAT_MS = 5_000;

/** The screens of the room that look on. They are shown the table and are heard no word. */
export class Screens {
  readonly #changed: () => void;
  // Any byte from a screen is one too many.
  readonly #server = new WebSocketServer({ ...SOCKET_OPTIONS, maxPayload: 1 });
  readonly #remotes = new Map<WebSocket, string>();

  /** `changed` is called whenever one comes or goes. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get count(): number {
    return this.#remotes.size;
  }

  /** Whether one more screen may come from there. */
  hasRoomFor(remote: string): boolean {
    const ofOne = [...this.#remotes.values()].filter((other) => other === remote).length;
    return this.count < MOST_SCREENS && ofOne < MOST_OF_ONE;
  }

  open(knock: { request: IncomingMessage; socket: Duplex; head: Buffer }, remote: string, host: TableHost): void {
    const { request, socket, head } = knock;
    this.#server.handleUpgrade(request, socket, head, (screen) => {
      this.#remotes.set(screen, remote);
      const stopBeating = beat(screen, host.clock);
      screen.on('close', () => {
        stopBeating();
        this.#remotes.delete(screen);
        this.#changed();
      });
      hold(screen);
      serveTable(screen, host);
      this.#changed();
    });
  }

  /** Whoever looks on goes on looking on: from now on behind this key. */
  move(key: string): void {
    for (const screen of this.#remotes.keys()) screen.send(JSON.stringify({ type: 'moved', key } satisfies Moved));
  }

  /** 1001, going away: screens try to come back by themselves. */
  close(): void {
    for (const screen of this.#remotes.keys()) {
      screen.close(1001);
      setImmediate(() => screen.terminate());
    }
  }
}

/** Ends a screen that does not answer. Returns the way to stop. */
function beat(screen: WebSocket, clock: Clock): () => void {
  let answered = true;
  let cancel = clock.after(HEARTBEAT_MS, ask);
  function ask(): void {
    if (!answered) {
      screen.terminate();
      return;
    }
    answered = false;
    screen.ping();
    cancel = clock.after(HEARTBEAT_MS, ask);
  }
  screen.on('pong', () => (answered = true));
  return () => cancel();
}
