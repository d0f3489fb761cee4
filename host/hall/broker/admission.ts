import type { AedesOptions, AuthenticateError, Client } from 'aedes';
import { isKey } from '../../web/secrets.ts';
import type { HallKeys } from '../hall-keys.ts';
import { MOST_MESSAGE } from '../wire/messages.ts';
import { FROM_STANDBY, tournamentTopic } from '../wire/topics.ts';
import { matches, NAMED_USERS, namedUsers, tableUser, type BrokerUser } from './users.ts';

/** Screens and programs of the room that read the board. */
const MOST_VIEWERS = 100;
/** A message that is kept says little: how far a table is, or that it is here, bytes. */
const MOST_KEPT = 1_024;
/** MQTT 3.1.1, 3.2.2.3: bad user name or password. */
const WRONG = 4;

type Handlers = Pick<AedesOptions, 'preConnect' | 'authenticate' | 'authorizePublish' | 'authorizeSubscribe'>;

/** Who may connect to the hall's own broker, and what they may do. */
export class Admission implements Handlers {
  readonly #keys: HallKeys;
  /** The broker asks once more when a client has gone: for its will. */
  readonly #users = new WeakMap<Client, BrokerUser>();
  readonly #connected = new Set<Client>();

  constructor(keys: HallKeys) {
    this.#keys = keys;
  }

  /** Ends the connection of a table. */
  drop(table: number): void {
    const name = tableUser(this.#keys, table)?.name;
    for (const client of this.#connected) if (this.#users.get(client)?.name === name) client.close();
  }

  readonly preConnect: NonNullable<AedesOptions['preConnect']> = (_client, packet, done) => {
    const { username = '' } = packet;
    // One client of each name is let in at a time, and nobody takes over the connection of another name. Viewers are many.
    packet.clientId = username === NAMED_USERS.viewer ? `${username}/${packet.clientId}` : username;
    done(null, true);
  };

  readonly authenticate: NonNullable<AedesOptions['authenticate']> = (client, name, password, done) => {
    const user = this.#userNamed(name ?? '');
    // The broker keeps nothing for those who are away: the records of the tables are the queue.
    const isWelcome = user !== undefined && client.clean && isKey(password?.toString(), user.password);
    if (!isWelcome || (user.name === NAMED_USERS.viewer && this.#viewers >= MOST_VIEWERS)) return done(refused(), false);
    this.#users.set(client, user);
    this.#connected.add(client);
    client.conn.once('close', () => this.#connected.delete(client));
    done(null, true);
  };

  readonly authorizePublish: NonNullable<AedesOptions['authorizePublish']> = (client, packet, done) => {
    const user = client === null ? undefined : this.#users.get(client);
    // What the hall itself writes does not come from a client, but a stand-by has its password, and asks it.
    const writes =
      user?.name === NAMED_USERS.hall ? FROM_STANDBY.map((what) => tournamentTopic(this.#keys.hall, what)) : (user?.writes ?? []);
    const mayWrite = writes.some((filter) => matches(packet.topic, filter));
    const isSmall = packet.qos < 2 && packet.payload.length <= (packet.retain ? MOST_KEPT : MOST_MESSAGE);
    const mayKeep = !packet.retain || !packet.topic.includes('/lines/');
    done(mayWrite && isSmall && mayKeep ? null : new Error('not allowed'));
  };

  readonly authorizeSubscribe: NonNullable<AedesOptions['authorizeSubscribe']> = (client, subscription, done) => {
    const isOwn = this.#users.get(client)?.reads.some((filter) => matches(subscription.topic, filter)) === true;
    done(null, isOwn ? subscription : null);
  };

  get #viewers(): number {
    return [...this.#connected].filter((client) => this.#users.get(client)?.name === NAMED_USERS.viewer).length;
  }

  #userNamed(name: string): BrokerUser | undefined {
    const table = /-([1-9]\d{0,4})$/.exec(name)?.[1];
    const user =
      table === undefined ? namedUsers(this.#keys).find((one) => one.name === name) : tableUser(this.#keys, Number(table));
    return user?.name === name ? user : undefined;
  }
}

function refused(): AuthenticateError {
  return Object.assign(new Error('unknown'), { returnCode: WRONG });
}
