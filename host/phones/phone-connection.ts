import type { WebSocket } from 'ws';
import { Endpoint, type Received } from '../../firmware-protocol/phone/endpoint.ts';
import { answerOpening, readOpening, type Entry } from '../../firmware-protocol/phone/handshake.ts';
import type { RandomBytes } from '../../firmware-protocol/phone/secret.ts';
import { Timers, type Clock } from '../clock/clock.ts';
import { PHONE_CLOSED } from '../contract/phone-socket.ts';
import type { ToPhone } from '../contract/phones.ts';
import type { Upgrade } from '../lan/listener.ts';
import { beat } from '../web/heartbeat.ts';
import { endIfMisused, POLICY } from '../web/socket.ts';
import { MessageBudget } from './message-budget.ts';
import type { Ticker } from './ticker.ts';

/** How long a socket may take to show that it has the key, ms. */
const PROOF_MS = 5_000;
/** A JSON message of a phone is a name and a language at most, bytes. */
const LONGEST = 400;
/** A phone that does not read what it is sent is cut off at this many bytes: some seconds. */
const MOST_UNREAD = 32_768;

interface ConnectionListener {
  /** The key that such a phone has to have, 32 bytes; undefined if there is no such phone. */
  keyFor(entry: Entry): Uint8Array | undefined;
  /** The first message that only somebody with the key can have made has come. */
  proved(connection: PhoneConnection): void;
  heard(connection: PhoneConnection, received: Received): void;
  /** A message is about to leave on the tick. */
  ticked(connection: PhoneConnection): void;
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
  readonly #budget: MessageBudget;
  readonly #timers: Timers;
  #entry: Entry = { kind: 'join' };
  #words = '';
  /** Undefined until the phone has said what it wants. */
  #endpoint: Endpoint | undefined;
  #proved = false;

  constructor(socket: WebSocket, parts: ConnectionParts) {
    const { clock, listener } = parts;
    this.#socket = socket;
    this.#parts = parts;
    this.#budget = new MessageBudget(clock);
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

  get entry(): Entry {
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

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** How many JSON messages wait to be sent whole. */
  get waiting(): number {
    return this.#endpoint?.waiting ?? 0;
  }

  /** It is the phone with this id, which from now on is known at its address. */
  stays(id: string): void {
    this.#parts.stays(id);
  }

  message(message: ToPhone): void {
    this.#endpoint?.message(message);
  }

  /** A line of the pad protocol, with its newline; at once only if its moment is public. */
  line(line: string, atOnce: boolean): void {
    this.#endpoint?.line(line);
    if (!atOnce) return;
    this.#budget.grant();
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
    const spent = this.#budget.spend();
    if (spent === 'flood') return this.close(PHONE_CLOSED.flood);
    if (spent === 'ignored') return;
    if (this.#endpoint === undefined) return this.#open(data);
    const received = this.#endpoint.read(data);
    if (received === undefined) return;
    const { listener } = this.#parts;
    if (!this.#proved) {
      this.#proved = true;
      this.#parts.stays();
      listener.proved(this);
    }
    listener.heard(this, received);
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
    this.#tickOn();
  }

  #tickOn(): void {
    const { ticker, listener } = this.#parts;
    const stop = ticker.listen(() => {
      if (this.#proved) listener.ticked(this);
      this.#send();
    });
    this.#socket.once('close', stop);
  }

  #send(): void {
    if (this.#endpoint === undefined || !this.isOpen) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    else this.#socket.send(this.#endpoint.next());
  }
}
