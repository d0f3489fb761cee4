import type { PhoneAsked, PhoneTold } from '../../../firmware-protocol/phone/choice.ts';
import { Endpoint } from '../../../firmware-protocol/phone/endpoint.ts';
import { answerOpening, readOpening } from '../../../firmware-protocol/phone/handshake.ts';
import { joinKey } from '../../../firmware-protocol/phone/secret.ts';
import type { ToPhone } from '../../../host/contract/phones.ts';
import type { Socket } from '../line/connection.ts';

export const SECRET = 'abcd1234efgh5678jkmn9pqrst';
export const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

type Handler = (event: { readonly data: ArrayBuffer }) => void;

/** A host of one phone, at the other end of sockets that a test opens and cuts. */
export class FakePhoneHost {
  readonly key = random(32);
  readonly messages: unknown[] = [];
  /** What the phone told last. */
  told: PhoneTold | undefined;
  /** How many bytes each message of the phone had, and when it came. */
  readonly traffic: { readonly bytes: number; readonly at: number }[] = [];
  sockets: FakeSocket[] = [];
  /** Refuses every phone with this code. */
  refuses: number | undefined;
  /** The two words of the channel by which the phone has joined. */
  words = '';
  #endpoint: Endpoint | undefined;
  #asked: PhoneAsked | null = null;

  connect(): Socket {
    this.#endpoint = undefined;
    const socket = new FakeSocket((bytes) => this.#receive(bytes));
    this.sockets.push(socket);
    return socket as unknown as Socket;
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket yet');
    return socket;
  }

  say(message: ToPhone): void {
    this.#endpoint?.message(message);
    for (let at = 0; at < 8; at++) this.send();
  }

  ask(asked: PhoneAsked | null): void {
    this.#asked = asked;
    this.send();
  }

  send(): void {
    const next = this.#endpoint?.next(this.#asked);
    if (next !== undefined) this.socket.arrive(next);
  }

  #receive(bytes: Uint8Array): void {
    this.traffic.push({ bytes: bytes.length, at: performance.now() });
    if (this.refuses !== undefined) return this.socket.cut(this.refuses);
    if (this.#endpoint === undefined) return this.#answer(bytes);
    const received = this.#endpoint.read(bytes);
    if (received === undefined) return;
    this.messages.push(...received.messages);
    this.told = received.state as PhoneTold | undefined;
  }

  #answer(bytes: Uint8Array): void {
    const entry = readOpening(bytes);
    const answered = answerOpening(bytes, entry?.kind === 'join' ? joinKey(SECRET) : this.key, random);
    if (answered === undefined) return this.socket.cut(4401);
    if (entry?.kind === 'join') this.words = answered.channel.words;
    this.#endpoint = new Endpoint(answered.channel, 1000);
    this.socket.arrive(answered.answer);
  }
}

/** A socket that a test opens, and whose other end is a function. */
class FakeSocket {
  binaryType = 'blob';
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: Handler | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly #receive: (bytes: Uint8Array) => void;
  closed = false;

  constructor(receive: (bytes: Uint8Array) => void) {
    this.#receive = receive;
  }

  open(): void {
    this.onopen?.();
  }

  send(bytes: Uint8Array): void {
    if (!this.closed) this.#receive(bytes);
  }

  arrive(bytes: Uint8Array): void {
    if (!this.closed) this.onmessage?.({ data: new Uint8Array(bytes).buffer });
  }

  cut(code: number): void {
    this.closed = true;
    this.onclose?.({ code });
  }

  close(): void {
    this.closed = true;
  }
}
