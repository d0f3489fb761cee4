import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import * as v from 'valibot';
import type { HallOffer } from '../../contract/hall-link.ts';
import { parseAddress } from '../wire/address.ts';
import { brokerUser, parseJoinCode } from '../wire/join-code.ts';
import { haveSchema, HERE, offerSchema, type Have } from '../wire/messages.ts';
import { filtersOf, tableRoot, tableTopic, TO_TABLE, topicOf, type TableTopic } from '../wire/topics.ts';
import type { NightLines } from './night-lines.ts';

type Heard =
  | { readonly kind: 'have'; readonly night: string; readonly have: Have }
  | { readonly kind: 'offer'; readonly hall: string; readonly offer: HallOffer | null; readonly over?: true };

/** For tests: a table with a real MQTT client that says what it is told to. */
export class FakeHallTable {
  readonly heard: Heard[] = [];
  readonly hall: string;
  readonly number: number;
  readonly client: MqttClient;
  readonly #waiting = new Set<() => void>();

  private constructor(client: MqttClient, hall: string, number: number) {
    this.client = client;
    this.hall = hall;
    this.number = number;
    client.on('message', (topic, message) => this.#hear(topic, message));
    client.on('error', () => undefined);
  }

  /** Connects to the broker of a hall, and listens. Rejects if it does not let the table in. */
  static async connect(address: string, code: string, more: IClientOptions = {}): Promise<FakeHallTable> {
    const at = parseAddress(address);
    const parsed = parseJoinCode(code);
    if (at === undefined || parsed === undefined) throw new Error(`no address or no code: ${address} ${code}`);
    const user = brokerUser(at.hall, parsed.table);
    const will = {
      topic: topicOf(at.hall, { table: parsed.table, kind: 'here' }),
      payload: Buffer.from(HERE.no),
      qos: 1,
      retain: true,
    };
    const options = {
      ...{ protocolVersion: 4, reconnectPeriod: 0, clientId: user, username: user, password: parsed.secret },
      ...{ rejectUnauthorized: false, will },
      ...more,
    } as IClientOptions;
    // Otherwise a connection that is closed without a word is waited for without end.
    const triesAgain = false;
    const client = await connectAsync(at.broker, options, triesAgain);
    const table = new FakeHallTable(client, at.hall, parsed.table);
    await client.subscribeAsync(filtersOf(tableRoot(at.hall, parsed.table), TO_TABLE), { qos: 1 });
    return table;
  }

  /** A table that has said that it is here. */
  static async join(address: string, code: string, more: IClientOptions = {}): Promise<FakeHallTable> {
    const table = await FakeHallTable.connect(address, code, more);
    await table.say('here', HERE.yes);
    return table;
  }

  /** Says how far it has a night, by default all of it. */
  async tellUpTo(night: NightLines, lines = night.texts.length): Promise<void> {
    await this.say('night', JSON.stringify({ night: night.id, lines, hash: night.hashAfter(lines) }));
  }

  /** Sends lines, and waits for the answer. */
  async tell(night: NightLines, from: number, to = night.texts.length): Promise<Have> {
    this.#forget(night.id);
    await this.send(night.id, from, night.texts.slice(from, to).join(''));
    return this.nextHave(night.id);
  }

  /** Sends lines as those of a night. */
  send(night: string, from: number, text: string): Promise<void> {
    return this.publish(topicOf(this.hall, { table: this.number, kind: 'lines', night }), JSON.stringify({ from, text }));
  }

  async nextHave(night: string): Promise<Have> {
    const { have } = await this.next(
      (heard): heard is Extract<Heard, { kind: 'have' }> => heard.kind === 'have' && heard.night === night,
    );
    return have;
  }

  nextOffer(): Promise<Extract<Heard, { kind: 'offer' }>> {
    return this.next((heard) => heard.kind === 'offer');
  }

  /** The next message that is one of these, also of those that have come already; it is taken off `heard`. */
  async next<Wanted extends Heard>(is: (heard: Heard) => heard is Wanted): Promise<Wanted> {
    for (;;) {
      const found = this.heard.findIndex(is);
      if (found >= 0) return this.heard.splice(found, 1)[0] as Wanted;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Says something that the broker keeps. */
  async say(kind: Extract<TableTopic['kind'], 'here' | 'night'>, message: string): Promise<void> {
    await this.client.publishAsync(topicOf(this.hall, { table: this.number, kind }), message, { qos: 1, retain: true });
  }

  async publish(topic: string, message: string | Buffer): Promise<void> {
    await this.client.publishAsync(topic, message, { qos: 1 });
  }

  async close(): Promise<void> {
    await this.client.endAsync(true);
  }

  /** What was said of a night before is no answer to what is said next. */
  #forget(night: string): void {
    for (let at = this.heard.length - 1; at >= 0; at -= 1) {
      const heard = this.heard[at];
      if (heard?.kind === 'have' && heard.night === night) this.heard.splice(at, 1);
    }
  }

  #hear(topic: string, message: Buffer): void {
    const { kind, night = '' } = tableTopic(topic, this.hall) ?? {};
    const value: unknown = JSON.parse(message.toString());
    if (kind === 'have') this.heard.push({ kind, night, have: v.parse(haveSchema, value) });
    else if (kind === 'offer') this.heard.push({ kind, ...v.parse(offerSchema, value) });
    else if (kind !== 'message') throw new Error(`not for this table: ${topic}`);
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }
}
