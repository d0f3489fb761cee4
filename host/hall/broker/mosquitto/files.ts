import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrokerUser } from '../users.ts';

/** As `mosquitto_passwd` of version 2.0 does it. Whoever reads the file is the user who may read the codes anyway. */
const HASHED = { iterations: 101, saltBytes: 12, hashBytes: 64, digest: 'sha512' } as const;
const hash = promisify(pbkdf2);

/** Mosquitto's file of passwords: PBKDF2 with SHA-512 (RFC 8018), `name:$7$iterations$salt$hash`. */
export async function passwordFile(users: readonly BrokerUser[]): Promise<string> {
  return linesOf(await Promise.all(users.map(async ({ name, password }) => `${name}:${await hashed(password)}`)));
}

/** Mosquitto's list of who may do what; whatever is not in it is refused. */
export function aclFile(users: readonly BrokerUser[]): string {
  return linesOf(
    users.flatMap(({ name, writes, reads }) => [
      `user ${name}`,
      ...writes.map((topic) => `topic write ${topic}`),
      ...reads.map((topic) => `topic read ${topic}`),
      '',
    ]),
  );
}

/** The same for any other broker, with the passwords as they are: RFC 4180 without quotes, since no value needs them. */
export function userTable(users: readonly BrokerUser[]): string {
  const rows = users.map(({ name, password, writes, reads }) => [name, password, writes.join(' '), reads.join(' ')].join(','));
  return linesOf(['user,password,publishes to,subscribes to', ...rows]);
}

async function hashed(password: string): Promise<string> {
  const { iterations, saltBytes, hashBytes, digest } = HASHED;
  const salt = randomBytes(saltBytes);
  const made = await hash(password, salt, iterations, hashBytes, digest);
  return `$7$${iterations}$${salt.toString('base64')}$${made.toString('base64')}`;
}

const linesOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
