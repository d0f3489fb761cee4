import type { AedesOptions, AuthenticateError, Client } from 'aedes';
import type { HallKeys } from '../hall-keys.ts';
import { isKey } from '../../web/secrets.ts';
import { brokerPassword, brokerUser } from '../wire/join-code.ts';
import { MOST_PACKET } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';

/** Connections of one table: the last ones of a table whose network comes and goes linger for a while. */
const MOST_OF_ONE = 4;
/** MQTT 3.1.1, 3.2.2.3: bad user name or password. */
const WRONG = 4;

type Handlers = Pick<AedesOptions, 'preConnect' | 'authenticate' | 'authorizePublish' | 'authorizeSubscribe'>;

/** Who may connect to the hall's own broker, and what they may do: a table writes to its own topic and reads its own. */
export class Admission implements Handlers {
  readonly #keys: HallKeys;
  readonly #tables = new WeakMap<Client, number>();
  readonly #clients = new Map<number, Set<Client>>();

  constructor(keys: HallKeys) {
    this.#keys = keys;
  }

  /** Ends the connections of a table. */
  drop(table: number): void {
    for (const client of this.#clients.get(table) ?? []) client.close();
  }

  /** To be called when a client has gone. */
  left(client: Client): void {
    this.#clients.get(this.#tables.get(client) ?? 0)?.delete(client);
  }

  readonly preConnect: NonNullable<AedesOptions['preConnect']> = (_client, packet, done) => {
    // Nobody takes over the connection of another by its name.
    packet.clientId = `${packet.username ?? ''}/${packet.clientId}`;
    done(null, true);
  };

  readonly authenticate: NonNullable<AedesOptions['authenticate']> = (client, user, password, done) => {
    const table = this.#tableOf(user);
    // The broker keeps nothing for those who are away: the records of the tables are the queue.
    if (table === undefined || password === undefined || !client.clean) return done(refused(), false);
    this.#keys.keyOf(table).then(
      (key) => {
        if (key === undefined || !isKey(password.toString(), brokerPassword(key))) return done(refused(), false);
        this.#entered(client, table);
        done(null, true);
      },
      () => done(refused(), false),
    );
  };

  readonly authorizePublish: NonNullable<AedesOptions['authorizePublish']> = (client, packet, done) => {
    const table = client === null ? undefined : this.#tables.get(client);
    const isOwn = table !== undefined && packet.topic === topicOf(this.#keys.hall, table, 'up');
    const isSmall = packet.qos < 2 && !packet.retain && packet.payload.length <= MOST_PACKET;
    done(isOwn && isSmall ? null : new Error('not allowed'));
  };

  readonly authorizeSubscribe: NonNullable<AedesOptions['authorizeSubscribe']> = (client, subscription, done) => {
    const table = this.#tables.get(client);
    const isOwn = table !== undefined && subscription.topic === topicOf(this.#keys.hall, table, 'down');
    done(null, isOwn ? subscription : null);
  };

  #tableOf(user: string | undefined): number | undefined {
    const table = Number(/-([1-9]\d{0,4})$/.exec(user ?? '')?.[1]);
    return user === brokerUser(this.#keys.hall, table) ? table : undefined;
  }

  #entered(client: Client, table: number): void {
    const clients = this.#clients.get(table) ?? new Set();
    this.#clients.set(table, clients.add(client));
    this.#tables.set(client, table);
    const [oldest] = clients;
    if (clients.size > MOST_OF_ONE) oldest?.close();
  }
}

function refused(): AuthenticateError {
  return Object.assign(new Error('unknown'), { returnCode: WRONG });
}
