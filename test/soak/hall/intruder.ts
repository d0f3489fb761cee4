import { randomBytes } from 'node:crypto';
import { connect, type MqttClient } from 'mqtt';
import type { Random } from '../../../rulebook/random.ts';
import { parseAddress } from '../../../host/hall/wire/address.ts';
import { brokerUser, parseJoinCode } from '../../../host/hall/wire/join-code.ts';
import { FROM_TABLE, topicOf, TO_TABLE } from '../../../host/hall/wire/topics.ts';
import { STOLEN, type Evening } from './evening.ts';

/** Between two messages, ms. */
const EVERY_MS = 250;

/** Somebody with the stolen code of a table that nobody plays at, who says whatever they can. */
export class Intruder {
  sent = 0;
  readonly #client: MqttClient;
  readonly #hall: string;
  readonly #table: number;
  readonly #random: Random;
  readonly #evening: Evening;
  readonly #timer: NodeJS.Timeout;

  private constructor(evening: Evening, hall: string, table: number, password: string) {
    [this.#evening, this.#hall, this.#table, this.#random] = [evening, hall, table, evening.random];
    const username = brokerUser(hall, table);
    this.#client = connect(evening.networks[0]?.url ?? '', {
      reconnectPeriod: 500,
      clientId: username,
      username,
      password,
      queueQoSZero: false,
    });
    this.#client.on('error', () => undefined);
    this.#timer = setInterval(() => this.#say(), EVERY_MS);
  }

  /** With the stolen code, on the cable of the first. */
  static async open(evening: Evening): Promise<Intruder> {
    const { view } = await evening.look();
    const hall = parseAddress(view.addresses[0]?.address ?? '')?.hall;
    const code = parseJoinCode(view.codes[STOLEN - 1]?.code ?? '');
    if (hall === undefined || code === undefined) throw new Error('no hall to steal from');
    return new Intruder(evening, hall, code.table, code.secret);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.endAsync(true);
  }

  #say(): void {
    if (!this.#client.connected) return;
    // The hall's own broker ends whoever writes to the topic of another; one without rights is trusted to have none.
    const table = this.#evening.broker === undefined && this.#random(4) === 0 ? 1 + this.#random(10) : this.#table;
    const kinds = table === this.#table ? FROM_TABLE : [...FROM_TABLE, ...TO_TABLE];
    const kind = kinds[this.#random(kinds.length)] ?? 'night';
    const night = randomBytes(16).toString('hex');
    const topic = topicOf(this.#hall, { table, kind, ...((kind === 'lines' || kind === 'have') && { night }) });
    this.#client.publish(topic, this.#anything(), { qos: 1, retain: this.#random(2) === 0 && kind !== 'lines' }, () => undefined);
    this.sent += 1;
  }

  #anything(): Buffer {
    switch (this.#random(4)) {
      case 0:
        return randomBytes(this.#random(300));
      case 1:
        return Buffer.from(JSON.stringify({ from: this.#random(9), text: '{"n":0}\n' }));
      case 2:
        return Buffer.from(JSON.stringify({ night: '0'.repeat(32), lines: this.#random(2 ** 31), hash: '' }));
      default:
        return Buffer.from(this.#random(2) === 0 ? 'yes' : 'no');
    }
  }
}
