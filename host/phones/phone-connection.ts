import type { WebSocket } from 'ws';
import type { PhoneAsked } from '../../firmware-protocol/phone/choice.ts';
import { Endpoint, TICK_MS, type Received } from '../../firmware-protocol/phone/endpoint.ts';
import { answerOpening, readOpening, type PhoneEntry } from '../../firmware-protocol/phone/handshake.ts';
import type { RandomBytes } from '../../firmware-protocol/phone/secret.ts';
import { every, Timers, type Clock } from '../clock/clock.ts';
import { PHONE_CLOSED } from '../contract/phone-socket.ts';
import type { ToPhone } from '../contract/phones.ts';
import type { Upgrade } from '../lan/listener.ts';
import { beat } from '../web/heartbeat.ts';
import { endIfMisused, POLICY } from '../web/socket.ts';

/** How long a socket may take to show that it has the key, ms. */
const PROOF_MS = 5_000;
/** A JSON message of a phone is a name and a language at most, bytes. */
const LONGEST = 400;
/** A phone that does not read what it is sent is cut off at this many bytes: some seconds. */
const MOST_UNREAD = 32_768;
/** Ticks after which a phone that says nothing is lost, even if its browser keeps the socket open. */
const MOST_SILENT = 15;
/** Messages that may come at once, after a network held them back for three seconds. */
const MOST_AT_ONCE = 30;
/** Messages too many, more than come in ten ticks, after which it is no network that holds messages back. */
const MOST_IGNORED = 100;

/** One timer for all phones: to wake up once for ten of them costs the host little more than to wake up for one. */
export class Ticker {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #listeners = new Set<() => void>();
  #stop: () => void = () => undefined;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  /** Calls back at each tick. Returns the way to stop. */
  listen(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#stop = every(this.#clock, TICK_MS, () => this.#tick());
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  #tick(): void {
    for (const listener of this.#listeners) listener();
  }
}

interface ConnectionListener {
  /** The key that such a phone has to have, 32 bytes; undefined if there is no such phone. */
  keyFor(entry: PhoneEntry): Uint8Array | undefined;
  /** The first message that only somebody with the key can have made has come. */
  proved(connection: PhoneConnection): void;
  heard(connection: PhoneConnection, received: Received): void;
  /** A message is about to leave on the tick. */
  ticked(connection: PhoneConnection): void;
  /** What the phone is asked now. */
  asked(connection: PhoneConnection): PhoneAsked | null | undefined;
  /** `isLive` has changed. */
  linked(connection: PhoneConnection): void;
  closed(connection: PhoneConnection): void;
}

interface ConnectionParts extends Pick<Upgrade, 'remote' | 'stays'> {
  readonly clock: Clock;
  readonly ticker: Ticker;
  readonly random: RandomBytes;
  readonly listener: ConnectionListener;
}

/**
 * The socket of one phone. Both sides prove that they have the key; then each sends one encrypted message of one size at
 * each tick, also when there is nothing to say.
 */
export class PhoneConnection {
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #timers: Timers;
  #entry: PhoneEntry = { kind: 'join' };
  #words = '';
  /** Undefined until the phone has said what it wants. */
  #endpoint: Endpoint | undefined;
  #proved = false;
  /** The phone that it has shown to be, until another connection takes its place. */
  id: string | undefined;
  /** Its owner has asked for the rules, which go out once nothing else is under way. */
  wantsRules = false;
  #silent = 0;
  /** Messages that it may send: one more with each tick, and with each message that the host sends off the tick. */
  #left = MOST_AT_ONCE;
  #ignored = 0;

  constructor(socket: WebSocket, parts: ConnectionParts) {
    const { clock, listener } = parts;
    this.#socket = socket;
    this.#parts = parts;
    this.#timers = new Timers(clock);
    this.#timers.after(PROOF_MS, () => {
      if (!this.#proved) socket.terminate();
    });
    const stopBeating = beat(socket, clock);
    endIfMisused(socket);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.once('close', () => {
      stopBeating();
      this.#timers.stop();
      if (this.#proved) listener.closed(this);
    });
  }

  get entry(): PhoneEntry {
    return this.#entry;
  }

  /** The two words of this channel, which its phone knows too. */
  get words(): string {
    return this.#words;
  }

  /** The address that limits count it by. */
  get remote(): string {
    return this.#parts.remote;
  }

  get isLive(): boolean {
    return this.#silent < MOST_SILENT;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** How many JSON messages wait to be sent whole. */
  get waiting(): number {
    return this.#endpoint?.waiting ?? 0;
  }

  /** It is the phone with this id, which from now on is known at its address. */
  stays(id: string): void {
    this.id = id;
    this.#parts.stays(id);
  }

  message(message: ToPhone): void {
    this.#endpoint?.message(message);
  }

  /** What the phone is asked has changed; only if the moment of that is public. */
  atOnce(): void {
    this.#left += 1;
    this.#send();
  }

  /** Nothing more is heard from this phone, whatever it still sends. */
  close(code: number): void {
    this.#socket.removeAllListeners('message');
    this.#timers.stop();
    this.#socket.close(code);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!isBinary) return this.close(POLICY);
    if (this.#endpoint === undefined) return this.#open(data);
    this.#left -= 1;
    if (this.#left < 0) return this.#ignore();
    const received = this.#endpoint.read(data);
    if (received === undefined) return;
    const { listener } = this.#parts;
    const wasLive = this.isLive;
    this.#silent = 0;
    if (!this.#proved) {
      this.#proved = true;
      this.#parts.stays();
      listener.proved(this);
    } else if (!wasLive) listener.linked(this);
    listener.heard(this, received);
  }

  #ignore(): void {
    this.#left = 0;
    this.#ignored += 1;
    if (this.#ignored > MOST_IGNORED) this.close(PHONE_CLOSED.flood);
  }

  #open(message: Buffer): void {
    const { listener, random } = this.#parts;
    const entry = readOpening(message);
    const key = entry && listener.keyFor(entry);
    const opened = key && answerOpening(message, key, random);
    if (entry === undefined || opened === undefined) return this.close(PHONE_CLOSED.unknown);
    this.#entry = entry;
    this.#words = opened.channel.words;
    this.#endpoint = new Endpoint(opened.channel, LONGEST);
    this.#socket.send(opened.answer);
    this.#socket.once(
      'close',
      this.#parts.ticker.listen(() => this.#tick()),
    );
  }

  #tick(): void {
    const { listener } = this.#parts;
    this.#left = Math.min(this.#left + 1, MOST_AT_ONCE);
    this.#ignored = Math.max(0, this.#ignored - MOST_IGNORED / 10);
    this.#silent += 1;
    if (this.#proved && this.#silent === MOST_SILENT) listener.linked(this);
    if (this.#proved) listener.ticked(this);
    this.#send();
  }

  #send(): void {
    if (this.#endpoint === undefined || !this.isOpen) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    else this.#socket.send(this.#endpoint.next(this.#parts.listener.asked(this)));
  }
}
