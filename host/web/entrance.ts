import type { WebSocket } from 'ws';
import { entrySchema, type EntryRequest } from '../contract/command.ts';
import { NOT_ADMITTED, TOO_MANY_TRIES, type Entered } from '../contract/live.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tokens } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { parseMessage, POLICY } from './socket.ts';

/** WebSocket close code 1013: try again later. */
const FULL = 1013;
/** Sockets that have not sent their first message. */
const MOST_WAITING = 32;
/** How long they may take for it, ms. */
const LONGEST_MS = 5_000;
/** After this many wrong tries in one second, tokens are not looked at; sessions always are. */
const MOST_WRONG = 10;
const WINDOW_MS = 1_000;

interface EntranceParts {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** Consoles that may be open at once. */
  readonly most: number;
}

/** Admits consoles: a socket is sent nothing before its first message has shown a valid token, or a session that is known. */
export class Entrance {
  readonly #parts: EntranceParts;
  readonly #waiting = new Set<WebSocket>();
  #inside = 0;
  /** Wrong tries of the last second. */
  #wrong = 0;

  constructor(parts: EntranceParts) {
    this.#parts = parts;
  }

  /** `enter` serves the socket; it is called while the first message is handled, so that no second one is lost. */
  wait(socket: WebSocket, enter: () => void): void {
    this.#waiting.add(socket);
    const cancel = this.#parts.clock.after(LONGEST_MS, () => socket.terminate());
    const decided = () => {
      cancel();
      this.#waiting.delete(socket);
    };
    socket.once('close', decided);
    socket.once('message', (data, isBinary) => {
      decided();
      const entry = parseMessage(entrySchema, data, isBinary);
      if (entry === undefined) socket.close(POLICY, 'not how a console enters');
      else this.#admit(socket, entry, enter);
    });
    const [first] = this.#waiting;
    if (this.#waiting.size > MOST_WAITING) first?.terminate();
  }

  #admit(socket: WebSocket, entry: EntryRequest, enter: () => void): void {
    const { sessions, most } = this.#parts;
    if (entry.type === 'enter' && this.#wrong >= MOST_WRONG) return socket.close(TOO_MANY_TRIES, 'too many tries');
    if (entry.type === 'resume' && !sessions.knows(entry.session)) return this.#refuse(socket);
    if (this.#inside >= most) return socket.close(FULL, 'too many consoles');
    const session = this.#sessionFor(entry);
    if (session === undefined) return this.#refuse(socket);
    this.#inside += 1;
    const leave = sessions.connect(session);
    socket.once('close', () => {
      this.#inside -= 1;
      leave();
    });
    if (entry.type === 'enter') socket.send(JSON.stringify({ type: 'entered', session } satisfies Entered));
    enter();
  }

  #sessionFor(entry: EntryRequest): string | undefined {
    if (entry.type === 'resume') return entry.session;
    return this.#parts.tokens.use(entry.token) ? this.#parts.sessions.open() : undefined;
  }

  #refuse(socket: WebSocket): void {
    this.#wrong += 1;
    this.#parts.clock.after(WINDOW_MS, () => (this.#wrong -= 1));
    socket.close(NOT_ADMITTED, 'not known here');
  }
}
