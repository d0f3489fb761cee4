import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Channel } from '../../../firmware-protocol/phone/channel.ts';
import { CLOSES_EARLY_MS, Endpoint, TICK_MS } from '../../../firmware-protocol/phone/endpoint.ts';
import { startJoin, startResume } from '../../../firmware-protocol/phone/handshake.ts';
import { ScriptedPad } from '../../../firmware-protocol/scripted-pad/pad.ts';
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

/** A phone without a page: the real handshake, channel and pad on a real socket, moved by a clock. */
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
  pad: ScriptedPad | undefined;
  #id = '';
  readonly #clock: Clock;
  readonly #opening: Opening;
  /** Where the pad sends its lines: to the newest phone that has it. */
  readonly #pads: { line: (line: string) => void } = { line: () => undefined };

  /** Joins with the secret behind `#` of a room's address, from an address of this computer if one is given. */
  static joining(url: string, clock: Clock, from?: string): FakePhone {
    const at = new URL(url);
    return new FakePhone(at, clock, startJoin(at.hash.slice(1), randomBytes), { from });
  }

  /** Comes back with what it was given; the pad of `before` keeps its attempt and its seal. */
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
    if (before !== undefined) this.#pads = before.#pads;
    this.#pads.line = (line) => this.line(line);
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

  /** Gives the phone the pad of its seat. */
  startPad(id: string): ScriptedPad {
    const pad = new ScriptedPad(
      { id, closesEarly: CLOSES_EARLY_MS },
      {
        send: (bytes) => this.#pads.line(Buffer.from(bytes).toString('ascii')),
        after: (ms, run) => this.#clock.after(ms, run),
        nonce: () => randomBytes(8).toString('hex'),
      },
    );
    this.pad = pad;
    pad.powerCycle();
    return pad;
  }

  /** A line of the pad; the answers that everybody waits for leave at once. */
  line(line: string): void {
    this.endpoint?.line(line);
    if (line.startsWith('|c') || line.startsWith('|r')) this.#tick();
  }

  #receive(data: Buffer): void {
    this.traffic.push({ at: this.#clock.now(), way: 'to the phone', bytes: data.length });
    if (this.endpoint === undefined) return this.#agree(data);
    const { lines, messages } = this.endpoint.read(data) ?? { lines: '', messages: [] };
    if (lines !== '') this.pad?.receive(Buffer.from(lines, 'ascii'));
    for (const message of messages as readonly ToPhone[]) {
      this.messages.push(message);
      if (message.type === 'bound') this.startPad(message.id);
    }
  }

  #agree(answer: Buffer): void {
    this.channel = this.#opening.finish(answer);
    // As the page does: another key, or a message that has overtaken the answer.
    if (this.channel === undefined) return this.socket.terminate();
    this.endpoint = new Endpoint(this.channel, 20_000);
    const stop = every(this.#clock, TICK_MS, () => this.#tick());
    this.socket.on('close', stop);
    this.pad?.reset('external');
  }

  #tick(): void {
    if (this.endpoint !== undefined && this.socket.readyState === WebSocket.OPEN) this.#write(this.endpoint.next());
  }

  #write(message: Uint8Array): void {
    this.traffic.push({ at: this.#clock.now(), way: 'to the host', bytes: message.length });
    this.sent.push(message);
    this.socket.send(message);
  }
}
