import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { HallKeys } from '../../hall-keys.ts';
import { brokerPassword, brokerUser } from '../../wire/join-code.ts';
import { allTables, topicOf } from '../../wire/topics.ts';

/** The user that the hall is at another broker, unless the address of that broker names one. */
export const HALL_USER = 'hall';

/** What a broker has to know of one who connects to it. */
interface BrokerUser {
  readonly name: string;
  readonly password: string;
  /** The only filter of topics to which they may publish, and the only one from which they may be sent anything. */
  readonly writes: string;
  readonly reads: string;
}

/** As `mosquitto_passwd` of version 2.0 does it. Passwords have 192 bits and more: nobody guesses them, however fast. */
const HASHED = { iterations: 101, saltBytes: 12, hashBytes: 64, digest: 'sha512' } as const;
const hash = promisify(pbkdf2);

/**
 * The hall, and then its tables by number.
 * @param counted called after each table whose key is there, since making one takes a while
 */
export async function brokerUsers(
  keys: HallKeys,
  counted: (done: number) => void = () => undefined,
): Promise<readonly BrokerUser[]> {
  const { hall, password, count } = keys;
  let done = 0;
  const tableUser = async (table: number): Promise<readonly BrokerUser[]> => {
    const key = await keys.keyOf(table);
    counted((done += 1));
    if (key === undefined) return [];
    const topics = { writes: topicOf(hall, table, 'up'), reads: topicOf(hall, table, 'down') };
    return [{ name: brokerUser(hall, table), password: brokerPassword(key), ...topics }];
  };
  const tables = await Promise.all(Array.from({ length: count }, (_, i) => tableUser(i + 1)));
  return [{ name: HALL_USER, password, writes: allTables(hall, 'down'), reads: allTables(hall, 'up') }, ...tables.flat()];
}

/** Mosquitto's file of passwords: PBKDF2 with SHA-512 (RFC 8018), `name:$7$iterations$salt$hash`. */
export async function passwordFile(users: readonly BrokerUser[]): Promise<string> {
  return linesOf(await Promise.all(users.map(async ({ name, password }) => `${name}:${await hashed(password)}`)));
}

/** Mosquitto's list of who may do what; whatever is not in it is refused. */
export function aclFile(users: readonly BrokerUser[]): string {
  return linesOf(
    users.flatMap(({ name, writes, reads }) => [`user ${name}`, `topic write ${writes}`, `topic read ${reads}`, '']),
  );
}

/** The same for any other broker, with the passwords as they are: RFC 4180 without quotes, since no value needs them. */
export function userTable(users: readonly BrokerUser[]): string {
  const rows = users.map(({ name, password, writes, reads }) => [name, password, writes, reads].join(','));
  return linesOf(['user,password,publishes to,subscribes to', ...rows]);
}

async function hashed(password: string): Promise<string> {
  const { iterations, saltBytes, hashBytes, digest } = HASHED;
  const salt = randomBytes(saltBytes);
  const made = await hash(password, salt, iterations, hashBytes, digest);
  return `$7$${iterations}$${salt.toString('base64')}$${made.toString('base64')}`;
}

const linesOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
