import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Channel } from '../../../firmware-protocol/phone/channel.ts';
import { PhoneChoice, type PhoneAsked, type PhoneTold } from '../../../firmware-protocol/phone/choice.ts';
import { Endpoint, TICK_MS } from '../../../firmware-protocol/phone/endpoint.ts';
import { startJoin, startResume } from '../../../firmware-protocol/phone/handshake.ts';
import { every, type Clock } from '../../clock/clock.ts';
import { PHONE_PATH } from '../../contract/phone-socket.ts';
import type { FromPhone, SeatPage, ToPhone } from '../../contract/phones.ts';

type Opening = ReturnType<typeof startJoin>;
type Bound = Extract<ToPhone, { readonly type: 'bound' }>;

/** A message of one size, as somebody sees it who listens on the Wi-Fi. */
export interface Heard {
  readonly at: number;
  readonly way: 'to the host' | 'to the phone';
  readonly bytes: number;
}

/** A phone without a page: the real handshake, channel and choice on a real socket, moved by a clock. */
export class FakePhone {
  readonly url: URL;
  readonly traffic: Heard[] = [];
  readonly messages: ToPhone[] = [];
  /** As they went over the socket, to be sent again by an attacker. */
  readonly sent: Uint8Array[] = [];
  /** Resolves with the code that the socket was closed with. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  channel: Channel | undefined;
  endpoint: Endpoint | undefined;
  pad: PhoneChoice | undefined;
  /** What it tells, which only an attacker changes; undefined tells nothing. */
  tells: (told: PhoneTold | undefined) => unknown = (told) => told;
  #id = '';
  readonly #clock: Clock;
  readonly #opening: Opening;

  /** Joins with the secret behind `#` of a room's address, from an address of this computer if one is given. */
  static joining(url: string, clock: Clock, from?: string): FakePhone {
    const at = new URL(url);
    return new FakePhone(at, clock, startJoin(at.hash.slice(1), randomBytes), { from });
  }

  /** Comes back with what it was given; the choice of `before` stands. */
  static resuming(url: string, clock: Clock, { id, key }: Pick<Bound, 'id' | 'key'>, before?: FakePhone): FakePhone {
    const phone = new FakePhone(new URL(url), clock, startResume(id, Buffer.from(key, 'hex'), randomBytes), { before });
    phone.#id = id;
    return phone;
  }

  private constructor(
    url: URL,
    clock: Clock,
    opening: Opening,
    { before, from }: { before?: FakePhone | undefined; from?: string | undefined },
  ) {
    this.url = url;
    this.pad = before?.pad;
    this.#clock = clock;
    this.#opening = opening;
    this.socket = new WebSocket(`ws://${url.host}${PHONE_PATH}`, { origin: url.origin, ...(from && { localAddress: from }) });
    this.socket.on('open', () => this.#write(opening.message));
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.#receive(data));
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
  }

  /** Empty before it has joined. */
  get id(): string {
    return this.bound?.id ?? this.#id;
  }

  get bound(): Bound | undefined {
    return this.messages.findLast((message) => message.type === 'bound');
  }

  /** The newest page of its seat. */
  get page(): SeatPage | undefined {
    return this.messages.findLast((message) => message.type === 'page')?.page;
  }

  say(message: FromPhone): void {
    this.endpoint?.message(message);
  }

  /** Sends bytes as they are, as only an attacker would. */
  raw(bytes: Uint8Array | string): void {
    this.socket.send(bytes);
  }

  #receive(data: Buffer): void {
    this.traffic.push({ at: this.#clock.now(), way: 'to the phone', bytes: data.length });
    if (this.endpoint === undefined) return this.#agree(data);
    const received = this.endpoint.read(data);
    for (const message of (received?.messages ?? []) as readonly ToPhone[]) {
      this.messages.push(message);
      if (message.type === 'bound') this.pad = this.#choiceOf(message.id);
    }
    if (received !== undefined && this.pad?.ask(received.state as PhoneAsked | null | undefined) === true) this.#tick();
  }

  #agree(answer: Buffer): void {
    this.channel = this.#opening.finish(answer);
    // As the page does: another key, or a message that has overtaken the answer.
    if (this.channel === undefined) return this.socket.terminate();
    this.endpoint = new Endpoint(this.channel, 20_000);
    const stop = every(this.#clock, TICK_MS, () => this.#tick());
    this.socket.on('close', stop);
  }

  #choiceOf(id: string): PhoneChoice {
    return new PhoneChoice({ id, now: () => this.#clock.now(), nonce: () => randomBytes(8).toString('hex') });
  }

  #tick(): void {
    if (this.endpoint !== undefined && this.socket.readyState === WebSocket.OPEN)
      this.#write(this.endpoint.next(this.tells(this.pad?.told)));
  }

  #write(message: Uint8Array): void {
    this.traffic.push({ at: this.#clock.now(), way: 'to the host', bytes: message.length });
    this.sent.push(message);
    this.socket.send(message);
  }
}
