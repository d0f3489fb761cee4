import { randomBytes } from 'node:crypto';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import * as v from 'valibot';
import { parseAddress } from '../wire/address.ts';
import { Identity, isProof, makeProof, type PublicIdentity } from '../wire/identity.ts';
import { brokerPassword, brokerUser, codeKey, parseJoinCode } from '../wire/join-code.ts';
import {
  HALL_VERSION,
  toTableSchema,
  welcomeSchema,
  type FromTable,
  type Join,
  type ToTable,
  type Welcome,
} from '../wire/messages.ts';
import { makePacket, openBody, peekPacket, unsealedBody } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';
import { NO_NIGHT } from '../wire/messages.ts';
import type { NightLines } from './night-lines.ts';

type Heard = Welcome | ToTable;

/** For tests: a table with a real MQTT client that says what it is told to. */
export class FakeHallTable {
  readonly identity: Identity;
  readonly heard: Heard[] = [];
  readonly hall: string;
  readonly number: number;
  /** The number of its last packet. */
  n = 0;
  readonly client: MqttClient;
  readonly #code: Buffer;
  #known: PublicIdentity | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(client: MqttClient, hall: string, number: number, code: Buffer, identity: Identity) {
    this.client = client;
    this.hall = hall;
    this.number = number;
    this.#code = code;
    this.identity = identity;
    client.on('message', (_, packet) => this.#hear(packet));
    client.on('error', () => undefined);
  }

  /** Connects to the broker of a hall, and listens. Rejects if it does not let the table in. */
  static async connect(
    address: string,
    code: string,
    { identity = Identity.make(), ...more }: { readonly identity?: Identity } & IClientOptions = {},
  ): Promise<FakeHallTable> {
    const at = parseAddress(address);
    const parsed = parseJoinCode(code);
    if (at === undefined || parsed === undefined) throw new Error(`no address or no code: ${address} ${code}`);
    const key = await codeKey(at.hall, parsed);
    const options: IClientOptions = {
      protocolVersion: 4,
      reconnectPeriod: 0,
      clientId: `fake-${randomBytes(4).toString('hex')}`,
      username: brokerUser(at.hall, parsed.table),
      password: brokerPassword(key),
      rejectUnauthorized: false,
      ...more,
    };
    // Otherwise a connection that is closed without a word is waited for without end.
    const triesAgain = false;
    const client = await connectAsync(at.broker, options, triesAgain);
    const table = new FakeHallTable(client, at.hall, parsed.table, key, identity);
    await client.subscribeAsync(topicOf(at.hall, parsed.table, 'down'), { qos: 1 });
    return table;
  }

  /** A table that has joined. */
  static async join(
    address: string,
    code: string,
    more: Parameters<typeof FakeHallTable.connect>[2] = {},
  ): Promise<FakeHallTable> {
    const table = await FakeHallTable.connect(address, code, more);
    const answer = await table.askToJoin();
    if (answer.type !== 'welcome') throw new Error(`refused: ${answer.why}`);
    return table;
  }

  /** What it says in order to join. */
  joining(change: Partial<Join> = {}): Join {
    const { known } = this.identity;
    const proof = makeProof(this.#code, ['join', this.hall, String(this.number), known.signing, known.agreement]);
    return { type: 'join', version: HALL_VERSION, table: known, proof, ...change };
  }

  async askToJoin(change: Partial<Join> = {}): Promise<Welcome> {
    await this.publish(this.open(this.joining(change)));
    return this.next((heard): heard is Welcome => heard.type === 'welcome' || heard.type === 'no');
  }

  /** Says hello, and waits for the answer. */
  async hello(night?: NightLines): Promise<Extract<ToTable, { type: 'have' }>> {
    const lines = night?.texts.length ?? 0;
    const at = { night: night?.id ?? NO_NIGHT, lines, hash: night?.hashAfter(lines) ?? '' };
    await this.say({ type: 'hello', session: 1, app: 'fake', seen: 0, at });
    return this.next((heard): heard is Extract<ToTable, { type: 'have' }> => heard.type === 'have');
  }

  /** Sends lines, and waits for the answer. */
  async tell(night: NightLines, from: number, to = night.texts.length): Promise<Extract<ToTable, { type: 'have' | 'refused' }>> {
    await this.say({ type: 'lines', night: night.id, from, text: night.texts.slice(from, to).join('') });
    return this.next(
      (heard): heard is Extract<ToTable, { type: 'have' | 'refused' }> => heard.type === 'have' || heard.type === 'refused',
    );
  }

  /** The next message that is one of these, also of those that have come already; it is taken off `heard`. */
  async next<Wanted extends Heard>(is: (heard: Heard) => heard is Wanted): Promise<Wanted> {
    for (;;) {
      const found = this.heard.findIndex(is);
      if (found >= 0) return this.heard.splice(found, 1)[0] as Wanted;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async say(message: FromTable): Promise<void> {
    await this.publish(this.sealed(message));
  }

  sealed(message: FromTable, n = (this.n += 1)): Buffer {
    return makePacket(this.topic, { n, body: JSON.stringify(message) }, this.identity.signing, this.channel);
  }

  /** The key that seals what it says; it must have joined. */
  get channel(): Buffer {
    if (this.#known === undefined) throw new Error('it has not joined');
    return this.identity.channelKey(this.#known, this.#code);
  }

  open(message: object): Buffer {
    return makePacket(this.topic, { n: 0, body: JSON.stringify(message) }, this.identity.signing, undefined);
  }

  async publish(packet: Buffer, topic = this.topic): Promise<void> {
    await this.client.publishAsync(topic, packet, { qos: 1 });
  }

  get topic(): string {
    return topicOf(this.hall, this.number, 'up');
  }

  async close(): Promise<void> {
    await this.client.endAsync(true);
  }

  #hear(packet: Buffer): void {
    const isOpen = peekPacket(packet)?.kind === 'open';
    // Whoever has not joined hears what is said to the table that has.
    if (!isOpen && this.#known === undefined) return;
    const body = isOpen ? openBody(packet) : this.#unseal(packet);
    const heard = v.parse(v.union([welcomeSchema, toTableSchema]), JSON.parse(body));
    if (heard.type === 'welcome') this.#adopt(heard);
    this.heard.push(heard);
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  #adopt({ hall, certificate, name, proof }: Extract<Welcome, { type: 'welcome' }>): void {
    const { known } = this.identity;
    const parts = [known.signing, known.agreement, hall.signing, hall.agreement, certificate, name];
    if (!isProof(this.#code, ['welcome', this.hall, String(this.number), ...parts], proof)) throw new Error('not this hall');
    this.#known = hall;
  }

  #unseal(packet: Buffer): string {
    const body = this.#known && unsealedBody(packet, this.identity.channelKey(this.#known, this.#code));
    if (body === undefined) throw new Error('not for this table');
    return body;
  }
}
