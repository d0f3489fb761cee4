import { randomBytes } from 'node:crypto';
import { connect, type MqttClient } from 'mqtt';
import type { Random } from '../../../app/cli/chance.ts';
import { parseAddress } from '../../../host/hall/wire/address.ts';
import { Identity, makeProof } from '../../../host/hall/wire/identity.ts';
import { brokerPassword, brokerUser, codeKey, parseJoinCode } from '../../../host/hall/wire/join-code.ts';
import { makePacket } from '../../../host/hall/wire/packet.ts';
import { topicOf } from '../../../host/hall/wire/topics.ts';
import type { Evening } from './evening.ts';

/** Between two messages, ms: a table cuts off a broker that sends it 60 in a second. */
const EVERY_MS = 250;

/** Somebody with the stolen code of a table that has joined, who says whatever they can. */
export class Intruder {
  sent = 0;
  readonly #client: MqttClient;
  readonly #hall: string;
  readonly #table: number;
  readonly #code: Buffer;
  readonly #random: Random;
  readonly #identity = Identity.make();
  readonly #timer: NodeJS.Timeout;

  private constructor(url: string, hall: string, table: number, code: Buffer, random: Random) {
    [this.#hall, this.#table, this.#code, this.#random] = [hall, table, code, random];
    this.#client = connect(url, {
      reconnectPeriod: 500,
      username: brokerUser(hall, table),
      password: brokerPassword(code),
      queueQoSZero: false,
    });
    this.#client.on('error', () => undefined);
    this.#timer = setInterval(() => this.#say(), EVERY_MS);
  }

  /** With the code of the second table, on the cable of the first. */
  static async open(evening: Evening): Promise<Intruder> {
    const { view } = await evening.look();
    const hall = parseAddress(view.addresses[0]?.address ?? '')?.hall;
    const code = parseJoinCode(view.codes[1]?.code ?? '');
    if (hall === undefined || code === undefined) throw new Error('no hall to steal from');
    return new Intruder(evening.networks[0]?.url ?? '', hall, code.table, await codeKey(hall, code), evening.random);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.endAsync(true);
  }

  #say(): void {
    if (!this.#client.connected) return;
    // The hall's own broker ends whoever writes to the topic of another.
    const [topic, message] = this.#random(4) === 0 ? [this.#anyTopic(), this.#anything()] : [this.#topic(), this.#anything()];
    this.#client.publish(topic, message, { qos: 1 }, () => undefined);
    this.sent += 1;
  }

  #topic(): string {
    return topicOf(this.#hall, this.#table, 'up');
  }

  #anyTopic(): string {
    return topicOf(this.#hall, 1 + this.#random(10), this.#random(2) === 0 ? 'up' : 'down');
  }

  #anything(): Buffer {
    const n = this.#random(2 ** 31);
    const { signing, known } = this.#identity;
    switch (this.#random(4)) {
      case 0:
        return randomBytes(this.#random(300));
      case 1: {
        const proof = makeProof(this.#code, ['join', this.#hall, String(this.#table), known.signing, known.agreement]);
        return makePacket(
          this.#topic(),
          { n, body: JSON.stringify({ type: 'join', version: 1, table: known, proof }) },
          signing,
          undefined,
        );
      }
      case 2:
        return makePacket(this.#topic(), { n, body: JSON.stringify({ type: 'gone', session: n }) }, signing, randomBytes(32));
      default:
        return makePacket(this.#topic(), { n, body: '{}' }, signing, undefined);
    }
  }
}
