import { Socket } from 'node:net';
import { connectAsync, type MqttClient } from 'mqtt';
import * as v from 'valibot';
import { GENESIS, parseLine } from '../../record/chain.ts';
import type { HallOffer } from '../../contract/hall-link.ts';
import { Identity, isProof, makeProof, verifyingKey, type PublicIdentity } from '../wire/identity.ts';
import { codeKey, makeJoinCode, parseJoinCode } from '../wire/join-code.ts';
import { fromTableSchema, joinSchema, type FromTable, type ToTable } from '../wire/messages.ts';
import { isSigned, makePacket, openBody, peekPacket, unsealedBody } from '../wire/packet.ts';
import { allTables, topicOf } from '../wire/topics.ts';

/** What the hall keeps of a table between two starts. */
interface KeptTable {
  readonly identity: PublicIdentity;
  seen: number;
}

/** A hall for one table over a real broker: it keeps the lines in memory, and can be silent, forgetful or wrong. */
export class FakeHall {
  static readonly table = 7;
  readonly hall = 'k7q2';
  readonly name = 'Kávéház';
  readonly identity = Identity.make();
  readonly code = makeJoinCode(FakeHall.table);
  certificate = '';
  /** It takes everything and answers nothing. */
  silent = false;
  /** Each answer is sent so often. */
  copies = 1;
  joined: KeptTable | undefined;
  readonly heard: FromTable[] = [];
  /** Everything that travelled, as the broker saw it. */
  readonly travelled: { readonly topic: string; readonly bytes: Buffer }[] = [];
  /** The bodies that only this hall can read, in order. */
  readonly bodies: string[] = [];
  readonly mirrors = new Map<string, string[]>();
  #client: MqttClient | undefined;
  #n = 1;
  #key: Buffer | undefined;

  async open(broker: string): Promise<void> {
    const { secret = '' } = parseJoinCode(this.code) ?? {};
    this.#key = await codeKey(this.hall, { table: FakeHall.table, secret });
    const client = await connectAsync(broker, { protocolVersion: 4, reconnectPeriod: 50, rejectUnauthorized: false });
    this.#client = client;
    if (client.stream instanceof Socket) client.stream.setNoDelay(true);
    client.on('error', () => undefined);
    client.on('message', (topic, bytes) => this.#take(topic, bytes));
    await client.subscribeAsync([allTables(this.hall, 'up'), allTables(this.hall, 'down')], { qos: 1 });
  }

  async close(): Promise<void> {
    await this.#client?.endAsync(true);
  }

  /** What the mirror of the only night, or the last one, holds. */
  get mirror(): string {
    return [...this.mirrors.values()].at(-1)?.join('') ?? '';
  }

  offer(offer: HallOffer | null): void {
    this.say({ type: 'offer', offer: offer && { ...offer, house: { ...offer.house }, players: [...offer.players] } });
  }

  say(message: ToTable): void {
    const { joined } = this;
    if (joined === undefined) return;
    const bytes = makePacket(
      this.#down,
      { n: (this.#n += 1), body: JSON.stringify(message) },
      this.identity.signing,
      this.#channel,
    );
    for (let copy = 0; copy < this.copies; copy += 1) this.#client?.publish(this.#down, bytes, { qos: 1 });
  }

  have(night: string): void {
    const lines = this.mirrors.get(night) ?? [];
    const hash = /"hash":"([0-9a-f]{64})"\}\n$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    this.say({ type: 'have', night, lines: lines.length, hash, seen: this.joined?.seen ?? 0 });
  }

  get #down(): string {
    return topicOf(this.hall, FakeHall.table, 'down');
  }

  get #channel(): Buffer | undefined {
    return this.joined && this.#key && this.identity.channelKey(this.joined.identity, this.#key);
  }

  #take(topic: string, bytes: Buffer): void {
    this.travelled.push({ topic, bytes });
    if (topic === this.#down || this.silent) return;
    const head = peekPacket(bytes);
    if (head?.kind === 'open') return this.#join(topic, bytes);
    const { joined } = this;
    const key = this.#channel;
    if (head === undefined || joined === undefined || key === undefined || !isSigned(topic, bytes, verifyingKey(joined.identity)))
      return;
    const body = unsealedBody(bytes, key);
    if (body === undefined) return;
    const message = v.parse(fromTableSchema, JSON.parse(body));
    if (head.n <= joined.seen && message.type !== 'hello') return;
    joined.seen = Math.max(joined.seen, head.n);
    this.bodies.push(body);
    this.heard.push(message);
    if (message.type === 'hello') this.have(message.at.night);
    if (message.type === 'lines') this.#mirror(message);
  }

  #join(topic: string, bytes: Buffer): void {
    const { table, proof } = v.parse(joinSchema, JSON.parse(openBody(bytes)));
    if (this.#key === undefined || !isSigned(topic, bytes, verifyingKey(table))) return;
    if (!isProof(this.#key, ['join', this.hall, String(FakeHall.table), table.signing, table.agreement], proof)) return;
    this.joined ??= { identity: table, seen: 0 };
    const ours = this.identity.known;
    const said = ['welcome', this.hall, String(FakeHall.table), table.signing, table.agreement, ours.signing, ours.agreement];
    const isOther = this.joined.identity.signing !== table.signing;
    const { certificate, name } = this;
    const welcome = { type: 'welcome', hall: ours, name, certificate, proof: makeProof(this.#key, [...said, certificate, name]) };
    const body = JSON.stringify(isOther ? { type: 'no', why: 'code used' } : welcome);
    this.#client?.publish(this.#down, makePacket(this.#down, { n: (this.#n += 1), body }, this.identity.signing, undefined), {
      qos: 1,
    });
  }

  #mirror({ night, from, text }: Extract<FromTable, { readonly type: 'lines' }>): void {
    const mirror = this.mirrors.get(night) ?? [];
    this.mirrors.set(night, mirror);
    const lines = text.split(/(?<=\n)/);
    const differs = lines.findIndex((line, at) => from + at < mirror.length && mirror[from + at] !== line);
    if (differs >= 0) return this.say({ type: 'refused', night, from: from + differs, why: 'differs' });
    for (const line of from <= mirror.length ? lines.slice(mirror.length - from) : []) {
      const before = /"hash":"([0-9a-f]{64})"\}\n$/.exec(mirror.at(-1) ?? '')?.[1] ?? GENESIS;
      if (!parseLine(Buffer.from(line.slice(0, -1)), mirror.length, before).ok)
        return this.say({ type: 'refused', night, from: mirror.length, why: mirror.length === 0 ? 'damaged' : 'differs' });
      mirror.push(line);
    }
    this.have(night);
  }
}
