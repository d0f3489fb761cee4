import type { Channel } from '../../../firmware-protocol/phone/channel.ts';
import type { PhoneTold } from '../../../firmware-protocol/phone/choice.ts';
import { Endpoint, TICK_MS, type Received } from '../../../firmware-protocol/phone/endpoint.ts';
import { startJoin, startResume } from '../../../firmware-protocol/phone/handshake.ts';
import type { RandomBytes } from '../../../firmware-protocol/phone/secret.ts';

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'bufferedAmount' | 'binaryType'>;

/** What a phone connects with: the secret of the room, or its own key. */
export type Credentials = { readonly secret: string } | { readonly id: string; readonly key: Uint8Array };

interface ConnectionListener {
  /** Phone and host have agreed on keys. What is said now goes out with the first message. */
  opened(connection: Connection): void;
  /** Returns whether everybody waits for the answer. */
  received(received: Received): boolean;
  /** What this phone tells with its next message. */
  told(): PhoneTold | undefined;
  ticked(): void;
  /** The socket is gone, with the code of the host if it gave one. Not called after `end`. */
  closed(code: number | undefined): void;
}

/** Bytes of the longest message that the host sends: the rules of a game. */
const LONGEST = 32_000;
/** The host speaks at every tick: so long without a word, ms, and the connection is given up. */
const SILENCE_MS = 2_500;
/** The same before the host has answered once: another try may find the network back. */
const UNANSWERED_MS = 2_000;
/** Bytes that may wait in the socket: on a line that stands still, more ticks would only arrive late. */
const MOST_UNSENT = 2_000;

/** One connection of this page to the host, from its socket's first byte to its last. */
export class Connection {
  readonly #listener: ConnectionListener;
  readonly #socket: Socket;
  #endpoint: Endpoint | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #heard = performance.now();
  /** The words of its channel; empty before it is open. */
  words = '';

  constructor(socket: Socket, credentials: Credentials, random: RandomBytes, listener: ConnectionListener) {
    this.#socket = socket;
    this.#listener = listener;
    socket.binaryType = 'arraybuffer';
    const start =
      'secret' in credentials ? startJoin(credentials.secret, random) : startResume(credentials.id, credentials.key, random);
    socket.onopen = () => socket.send(start.message);
    socket.onclose = ({ code }) => this.#close(code);
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      const bytes = new Uint8Array(data);
      if (this.#endpoint !== undefined) return this.#receive(this.#endpoint, bytes);
      const channel = start.finish(bytes);
      if (channel === undefined) this.#close(undefined);
      else this.#open(channel);
    };
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
  }

  message(value: unknown): void {
    this.#endpoint?.message(value);
  }

  /** Gives up a connection that has been silent, however long this page could not look. */
  look(): void {
    const longest = this.#endpoint === undefined ? UNANSWERED_MS : SILENCE_MS;
    if (performance.now() - this.#heard > longest) this.#close(undefined);
  }

  end(): void {
    clearInterval(this.#ticking);
    const socket = this.#socket;
    [socket.onopen, socket.onmessage, socket.onclose] = [null, null, null];
    socket.close();
  }

  #open(channel: Channel): void {
    this.#heard = performance.now();
    this.#endpoint = new Endpoint(channel, LONGEST);
    this.words = channel.words;
    this.#listener.opened(this);
    this.#send();
  }

  #receive(endpoint: Endpoint, bytes: Uint8Array): void {
    const received = endpoint.read(bytes);
    if (received === undefined) return;
    this.#heard = performance.now();
    if (this.#listener.received(received)) this.#send();
  }

  #tick(): void {
    this.look();
    this.#listener.ticked();
    if (this.#socket.bufferedAmount < MOST_UNSENT) this.#send();
  }

  #send(): void {
    const next = this.#endpoint?.next(this.#listener.told());
    if (next !== undefined) this.#socket.send(next);
  }

  #close(code: number | undefined): void {
    this.end();
    this.#listener.closed(code);
  }
}
