import type { Socket } from 'node:net';
import { MqttClient } from 'mqtt';
import type { Clock } from '../../clock/clock.ts';
import { InflowLimit, MOST_BYTES } from '../wire/inflow-limit.ts';
import { brokerUser } from '../wire/join-code.ts';
import { HERE } from '../wire/messages.ts';
import { clockTopic, filtersOf, tableRoot, tableTopic, TO_TABLE, topicOf, type TableTopic } from '../wire/topics.ts';

/** s; a broker notices within one and a half of it that a table has gone. */
const KEEPALIVE_S = 15;
/** What a hall sends in a second is a small part of it: how far it has each night, and an offer. */
const MOST_A_SECOND = { bytes: 2 * MOST_BYTES, packets: 120 } as const;
/** How long a broker may take to take a message, ms. */
const TAKEN_MS = 10_000;
/** Bad user name or password, and not authorised (MQTT 3.1.1, 3.2.2.3). */
const NOT_ADMITTED: readonly number[] = [4, 5];
/** A subscription is refused (MQTT 3.1.1, 3.9.3). */
const NOT_GRANTED = 128;

/** The broker knows another code, or none for this table. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
}

/** The broker has let the table in, and gives it none of the topics of this version. */
export class NotGranted extends Error {
  override readonly name = 'NotGranted';
}

interface ConnectionParts {
  readonly clock: Clock;
  readonly hall: string;
  readonly table: number;
  /** The password of the table. */
  readonly secret: string;
  /** A message of this hall for this table, unchecked. */
  heard(topic: TableTopic, message: Buffer): void;
  /** A message about the clock of the tournament, unchecked. */
  heardClock?(message: Buffer): void;
  /** The connection, once open, has ended. */
  closed(): void;
}

/** One session at a broker, over a socket that is open. It ends by itself when the broker is dead, slow or hostile. */
export class BrokerConnection {
  readonly #parts: ConnectionParts;
  readonly #client: MqttClient;
  #opened = false;
  #closed = false;

  private constructor(socket: Socket, parts: ConnectionParts) {
    const { hall, table, secret, clock } = parts;
    const user = brokerUser(hall, table);
    this.#parts = parts;
    this.#client = new MqttClient(() => socket, {
      protocolVersion: 4,
      clean: true,
      keepalive: KEEPALIVE_S,
      reconnectPeriod: 0,
      resubscribe: false,
      // A broker lets one client of this name in at a time.
      clientId: user,
      username: user,
      password: secret,
      will: { topic: topicOf(hall, { table, kind: 'here' }), payload: Buffer.from(HERE.no), qos: 1, retain: true },
    });
    const limit = new InflowLimit(clock, MOST_A_SECOND);
    socket.on('data', (chunk: Buffer) => {
      if (!limit.admits(chunk, socket.writableLength)) socket.destroy();
    });
    socket.on('close', () => this.close());
    this.#client.on('close', () => this.close());
    this.#client.on('packetreceive', (packet) => {
      // Each would be kept until the broker releases it, and a hall sends none.
      if (packet.cmd === 'publish' && packet.qos === 2) this.close();
    });
    this.#client.on('message', (topic, payload) => {
      if (this.#closed) return;
      if (topic === clockTopic(hall)) return parts.heardClock?.(payload);
      const at = tableTopic(topic, hall);
      if (at?.table === table) parts.heard(at, payload);
    });
  }

  /**
   * Resolves once the broker has let the table in, gives it what is meant for it, and says that it is here. Rejects with
   * `NotAdmitted`, `NotGranted`, or another error.
   */
  static async open(socket: Socket, parts: ConnectionParts): Promise<BrokerConnection> {
    const connection = new BrokerConnection(socket, parts);
    try {
      await connection.#subscribe();
      connection.#opened = true;
      connection.send({ kind: 'here' }, HERE.yes);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** What stands on every topic but that of lines is kept by the broker. One that does not take it in time is given up. */
  send(topic: Omit<TableTopic, 'table'>, message: string): void {
    if (this.#closed) return;
    const { hall, table, clock } = this.#parts;
    const stop = clock.after(TAKEN_MS, () => this.close());
    const how = { qos: 1, retain: topic.kind !== 'lines' } as const;
    this.#client.publish(topicOf(hall, { ...topic, table }), message, how, stop);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    // Without a farewell, the broker says the will.
    this.#client.end(true);
    this.#client.stream.destroy();
    if (this.#opened) this.#parts.closed();
  }

  #subscribe(): Promise<void> {
    const { clock, hall, table } = this.#parts;
    return new Promise((resolve, reject) => {
      const give = clock.after(TAKEN_MS, () => reject(new Error('no answer')));
      const fail = (error: Error) => {
        give();
        reject('code' in error && NOT_ADMITTED.includes(Number(error.code)) ? new NotAdmitted(error.message) : error);
      };
      this.#client.on('error', fail);
      this.#client.on('close', () => fail(new Error('closed')));
      this.#client.once('connect', () => {
        this.#client.subscribe(
          [...filtersOf(tableRoot(hall, table), TO_TABLE), clockTopic(hall)],
          { qos: 1 },
          (error, granted) => {
            give();
            if (error === null && granted?.every(({ qos }) => qos < NOT_GRANTED) === true) resolve();
            else fail(error ?? new NotGranted('not granted'));
          },
        );
      });
    });
  }
}
