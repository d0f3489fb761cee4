import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { MqttClient } from 'mqtt';
import type { Clock } from '../../clock/clock.ts';
import { brokerPassword, brokerUser } from '../wire/join-code.ts';
import { InflowLimit, MOST_BYTES } from '../wire/inflow-limit.ts';
import { topicOf } from '../wire/topics.ts';
import { isOtherVersion } from '../wire/version.ts';

/** s; a broker notices within one and a half of it that a table has gone. */
const KEEPALIVE_S = 15;
/** What a hall sends in a second is a small part of it: answers to hello and lines, and an offer. */
const MOST_A_SECOND = { bytes: 2 * MOST_BYTES, packets: 60 } as const;
/** How long a broker may take to take a message, ms. */
const TAKEN_MS = 10_000;
/** Bad user name or password, and not authorised: MQTT 3.1.1, 3.2.2.3, and MQTT 5, 3.2.2.2. */
const NOT_ADMITTED: readonly number[] = [4, 5, 134, 135];
/** From this code on a subscription is refused, in both versions. */
const NOT_GRANTED = 128;

/** The broker did not let this table in. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
}

interface ConnectionParts {
  readonly clock: Clock;
  readonly hall: string;
  readonly table: number;
  /** The key of the code. */
  readonly code: Buffer;
  /** What the broker says in the name of the table once it has gone. */
  readonly will?: Buffer;
  /** A packet of this hall for this table, unchecked. */
  heard(packet: Buffer): void;
  /** The connection, once open, has ended. */
  closed(): void;
}

/** One session at a broker, over a socket that is open. It ends by itself when the broker is dead, slow or hostile. */
export class BrokerConnection {
  readonly #parts: ConnectionParts;
  readonly #client: MqttClient;
  readonly #topics: { readonly up: string; readonly down: string };
  #opened = false;
  #closed = false;
  #busy = false;

  private constructor(socket: Socket, parts: ConnectionParts, protocolVersion: 4 | 5) {
    const { hall, table, code, will, clock } = parts;
    this.#parts = parts;
    this.#topics = { up: topicOf(hall, table, 'up'), down: topicOf(hall, table, 'down') };
    this.#client = new MqttClient(() => socket, {
      protocolVersion,
      clean: true,
      keepalive: KEEPALIVE_S,
      reconnectPeriod: 0,
      resubscribe: false,
      clientId: `referee-${randomBytes(6).toString('hex')}`,
      username: brokerUser(hall, table),
      password: brokerPassword(code),
      ...(will && { will: { topic: this.#topics.up, payload: will, qos: 1, retain: false } }),
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
      if (topic === this.#topics.down && !this.#closed) parts.heard(payload);
    });
  }

  /**
   * Resolves once the broker has let the table in and sends it what is meant for it. Rejects with `NotAdmitted`, or with an error
   * of `connect`, which gives an open socket: another one where the broker wants MQTT 5.
   */
  static async open(connect: () => Promise<Socket>, parts: ConnectionParts): Promise<BrokerConnection> {
    try {
      return await BrokerConnection.#openWith(4, await connect(), parts);
    } catch (error) {
      if (!(error instanceof Error) || !isOtherVersion(error)) throw error;
      return BrokerConnection.#openWith(5, await connect(), parts);
    }
  }

  static async #openWith(version: 4 | 5, socket: Socket, parts: ConnectionParts): Promise<BrokerConnection> {
    const connection = new BrokerConnection(socket, parts, version);
    try {
      await connection.#subscribe();
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The broker has not taken the last packet yet. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Not while `busy`. A broker that does not take it in time is given up. */
  send(packet: Buffer): void {
    if (this.#closed) return;
    this.#busy = true;
    const stop = this.#parts.clock.after(TAKEN_MS, () => this.close());
    this.#client.publish(this.#topics.up, packet, { qos: 1 }, () => {
      stop();
      this.#busy = false;
    });
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
    return new Promise((resolve, reject) => {
      const give = this.#parts.clock.after(TAKEN_MS, () => reject(new Error('no answer')));
      const fail = (error: Error) => {
        give();
        reject('code' in error && NOT_ADMITTED.includes(Number(error.code)) ? new NotAdmitted(error.message) : error);
      };
      this.#client.on('error', fail);
      this.#client.on('close', () => fail(new Error('closed')));
      this.#client.once('connect', () => {
        this.#client.subscribe(this.#topics.down, { qos: 1 }, (error, granted) => {
          give();
          if (error !== null || granted?.every(({ qos }) => qos < NOT_GRANTED) !== true)
            return fail(error ?? new NotAdmitted('not granted'));
          this.#opened = true;
          resolve();
        });
      });
    });
  }
}
