import type { Socket } from 'node:net';
import { MqttClient } from 'mqtt';
import type { Clock } from '../../clock/clock.ts';
import type { JoinRefusal } from '../../contract/hall-link.ts';
import type { HallAddress } from '../wire/address.ts';
import { limitInflow, MOST_BYTES } from '../wire/inflow-limit.ts';
import { brokerUser } from '../wire/join-code.ts';
import { HERE } from '../wire/messages.ts';
import { clockTopic, filtersOf, tableRoot, tableTopic, TO_TABLE, topicOf, type TableTopic } from '../wire/topics.ts';
import { isBrokerOf, openSocket, type KnownBy } from './broker-socket.ts';

/** s; a broker notices within one and a half of it that a table has gone. */
const KEEPALIVE_S = 15;
/** What a hall sends in a second is a small part of it: how far it has each night, and an offer. */
const MOST_A_SECOND = { bytes: 2 * MOST_BYTES, packets: 120 } as const;
/** How long a broker may take to let the table in, and to take a message, ms. */
const TAKEN_MS = 10_000;
/** Bad user name or password, and not authorised (MQTT 3.1.1, 3.2.2.3). */
const NOT_ADMITTED: readonly unknown[] = [4, 5];
/** A subscription is refused (MQTT 3.1.1, 3.9.3). */
const NOT_GRANTED = 128;

/** The broker has answered, and this table cannot join there. */
export class JoinRefused extends Error {
  override readonly name = 'JoinRefused';
  readonly why: JoinRefusal;

  constructor(why: JoinRefusal) {
    super(why);
    this.why = why;
  }
}

/** What a message is about: the table, one of its nights, or the clock of the tournament. */
export type HeardTopic = Pick<TableTopic, 'kind' | 'night'> | { readonly kind: 'clock'; readonly night?: undefined };

interface ConnectionParts {
  readonly clock: Clock;
  readonly table: number;
  /** The password of the table. */
  readonly secret: string;
  /** A message of this hall for this table, unchecked. */
  heard(topic: HeardTopic, message: Buffer): void;
}

/** One session at a broker. It ends by itself when the broker is dead, slow or hostile. */
export class BrokerConnection {
  /** SHA-256 of the certificate of the broker, hex; empty without TLS. */
  readonly certificate: string;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
  readonly #parts: ConnectionParts;
  readonly #hall: string;
  readonly #client: MqttClient;
  #closed = false;

  private constructor(socket: Socket, certificate: string, hall: string, parts: ConnectionParts) {
    const { table, secret, clock } = parts;
    const user = brokerUser(hall, table);
    this.certificate = certificate;
    this.#hall = hall;
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
    limitInflow(socket, clock, MOST_A_SECOND);
    this.ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('close', () => this.close());
    this.#client.on('close', () => this.close());
    this.#client.on('packetreceive', (packet) => {
      // Each would be kept until the broker releases it, and a hall sends none.
      if (packet.cmd === 'publish' && packet.qos === 2) this.close();
    });
    this.#client.on('message', (topic, payload) => {
      if (this.#closed) return;
      if (topic === clockTopic(hall)) return parts.heard({ kind: 'clock' }, payload);
      const at = tableTopic(topic, hall);
      if (at?.table === table) parts.heard(at, payload);
    });
  }

  /**
   * Resolves once the broker of the hall has let the table in, gives it what is meant for it, and is told that it is here. The
   * password goes to nobody whose certificate is another one. Rejects with `JoinRefused`, or with another error for no answer.
   */
  static async open({ hall, ...at }: HallAddress, known: KnownBy, parts: ConnectionParts): Promise<BrokerConnection> {
    const broker = await openSocket(at);
    if (!isBrokerOf(known, broker)) {
      broker.socket.destroy();
      throw new JoinRefused('not this hall');
    }
    const connection = new BrokerConnection(broker.socket, broker.certificate, hall, parts);
    const cancel = parts.clock.after(TAKEN_MS, () => connection.close());
    try {
      await connection.#subscribe();
      connection.send({ kind: 'here' }, HERE.yes);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      cancel();
    }
  }

  /** What stands on every topic but that of lines is kept by the broker. One that does not take it in time is given up. */
  send(topic: Omit<TableTopic, 'table'>, message: string): void {
    if (this.#closed) return;
    const { table, clock } = this.#parts;
    const stop = clock.after(TAKEN_MS, () => this.close());
    const how = { qos: 1, retain: topic.kind !== 'lines' } as const;
    this.#client.publish(topicOf(this.#hall, { ...topic, table }), message, how, stop);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    // Without a farewell, the broker says the will.
    this.#client.end(true);
    this.#client.stream.destroy();
  }

  #subscribe(): Promise<void> {
    const filters = [...filtersOf(tableRoot(this.#hall, this.#parts.table), TO_TABLE), clockTopic(this.#hall)];
    return new Promise((resolve, reject) => {
      this.#client.on('error', (error) => {
        reject('code' in error && NOT_ADMITTED.includes(error.code) ? new JoinRefused('wrong code') : error);
      });
      void this.ended.then(() => reject(new Error('closed')));
      this.#client.once('connect', () => {
        this.#client.subscribe(filters, { qos: 1 }, (error, granted) => {
          if (error === null && granted?.every(({ qos }) => qos < NOT_GRANTED) === true) resolve();
          else reject(error ?? new JoinRefused('newer'));
        });
      });
    });
  }
}
