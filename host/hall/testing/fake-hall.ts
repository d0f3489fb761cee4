import { Socket } from 'node:net';
import { connectAsync, type MqttClient } from 'mqtt';
import * as v from 'valibot';
import { GENESIS, parseLine } from '../../record/chain.ts';
import type { HallOffer } from '../../contract/hall-link.ts';
import { makeJoinCode } from '../wire/join-code.ts';
import { linesSchema, nightSchema, type Have, type ToldLines, type ToldUpTo, type ToldOffer } from '../wire/messages.ts';
import { tableRoot, tableTopic, topicOf } from '../wire/topics.ts';

/** A hall for one table over a real broker: it keeps the lines in memory, and can be silent, forgetful or wrong. */
export class FakeHall {
  static readonly table = 7;
  readonly hall = 'k7q2';
  readonly name = 'Kávéház';
  readonly code = makeJoinCode(FakeHall.table);
  /** It takes everything and answers nothing. */
  silent = false;
  /** Each answer is sent so often. */
  copies = 1;
  /** What the table has said of itself, as it came: `yes` and `no`. */
  readonly here: string[] = [];
  readonly lines: (ToldLines & { readonly night: string })[] = [];
  readonly nights: ToldUpTo[] = [];
  /** Everything that the table has sent, as the broker saw it. */
  readonly bodies: string[] = [];
  readonly mirrors = new Map<string, string[]>();
  #client: MqttClient | undefined;

  async open(broker: string): Promise<void> {
    const client = await connectAsync(broker, { protocolVersion: 4, reconnectPeriod: 50, rejectUnauthorized: false });
    this.#client = client;
    if (client.stream instanceof Socket) client.stream.setNoDelay(true);
    client.on('error', () => undefined);
    client.on('message', (topic, bytes) => this.#take(topic, bytes));
    client.on('connect', () => this.#sayAll());
    await client.subscribeAsync(`${tableRoot(this.hall, FakeHall.table)}/#`, { qos: 1 });
    this.#sayAll();
  }

  async close(): Promise<void> {
    await this.#client?.endAsync(true);
  }

  /** What the mirror of the only night, or the last one, holds. */
  get mirror(): string {
    return [...this.mirrors.values()].at(-1)?.join('') ?? '';
  }

  offer(offer: HallOffer | null, more: Pick<ToldOffer, 'over'> = {}): void {
    this.#publish('offer', undefined, { hall: this.name, offer, ...more });
  }

  say(night: string, have: Have): void {
    this.#publish('have', night, have);
  }

  have(night: string): void {
    const lines = this.mirrors.get(night) ?? [];
    const hash = /"hash":"([0-9a-f]{64})"\}\n$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    this.say(night, { lines: lines.length, hash });
  }

  #sayAll(): void {
    if (this.silent) return;
    this.offer(null);
    for (const night of this.mirrors.keys()) this.have(night);
  }

  #publish(kind: 'offer' | 'have', night: string | undefined, message: object): void {
    const topic = topicOf(this.hall, { table: FakeHall.table, kind, ...(night !== undefined && { night }) });
    for (let copy = 0; copy < this.copies; copy += 1)
      this.#client?.publish(topic, JSON.stringify(message), { qos: 1, retain: true });
  }

  #take(topic: string, bytes: Buffer): void {
    const { kind, night = '' } = tableTopic(topic, this.hall) ?? {};
    if (kind === undefined || kind === 'offer' || kind === 'have' || kind === 'message') return;
    const body = bytes.toString();
    this.bodies.push(body);
    if (kind === 'here') this.here.push(body);
    if (kind === 'night') this.nights.push(v.parse(nightSchema, JSON.parse(body)));
    if (kind !== 'lines') return;
    const lines = v.parse(linesSchema, JSON.parse(body));
    this.lines.push({ ...lines, night });
    if (!this.silent) this.#mirror(night, lines);
  }

  #mirror(night: string, { from, text }: ToldLines): void {
    const mirror = this.mirrors.get(night) ?? [];
    this.mirrors.set(night, mirror);
    const lines = text.split(/(?<=\n)/);
    const differs = lines.findIndex((line, at) => from + at < mirror.length && mirror[from + at] !== line);
    if (differs >= 0) return this.say(night, { refused: true, from: from + differs, why: 'differs' });
    for (const line of from <= mirror.length ? lines.slice(mirror.length - from) : []) {
      const before = /"hash":"([0-9a-f]{64})"\}\n$/.exec(mirror.at(-1) ?? '')?.[1] ?? GENESIS;
      if (!parseLine(Buffer.from(line.slice(0, -1)), mirror.length, before).ok)
        return this.say(night, { refused: true, from: mirror.length, why: 'damaged' });
      mirror.push(line);
    }
    this.have(night);
  }
}
