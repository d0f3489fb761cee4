import { pbkdf2, randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { MOST_TABLES, type OrganiserView } from '../../contract/hall.ts';
import { makeFolder, systemDisk, type Disk } from '../../record/disk.ts';
import { replaceFile } from '../../record/replace-file.ts';
import type { HallKeys } from '../hall-keys.ts';
import { certificateOf } from './certificate.ts';
import { USUAL_PORTS } from '../wire/address.ts';
import { MOST_MESSAGE } from '../wire/messages.ts';
import { brokerUsers, type BrokerUser } from './users.ts';

/** The files by their names. */
export const FILES = {
  configuration: 'mosquitto.conf',
  passwords: 'passwords',
  acl: 'acl',
  certificate: 'hall.crt',
  key: 'hall.key',
  /** Mosquitto does not read it. */
  users: 'users.csv',
} as const;

/** What the hall publishes of thousands of people may be longer than anything a table does, bytes. */
const MOST_BOARD = 2 * 1024 * 1024;
/** An MQTT packet is a message with its topic. */
const MOST_BYTES = MOST_BOARD + 1_024;
/** One for each table, as many again for those that have just gone and those that read the board, and the hall. */
const MOST_CONNECTIONS = 2 * MOST_TABLES;

/** As `mosquitto_passwd` of version 2.0 does it. Whoever reads the file is the user who may read the codes anyway. */
const HASHED = { iterations: 101, saltBytes: 12, hashBytes: 64, digest: 'sha512' } as const;
const hash = promisify(pbkdf2);

/** Where Mosquitto listens: with TLS at every address, without on this computer only. */
type Ports = Readonly<Record<'tls' | 'plain', number>>;

interface MosquittoOptions {
  readonly disk?: Disk;
  readonly ports?: Ports;
  /** At least so many tables are in the files; if undefined, as many as a hall may have. */
  readonly tables?: number;
}

/**
 * Writes everything that Mosquitto 2 needs to be the broker of this hall, and `users.csv` for any other broker, readable by this
 * user alone. As all tables that a hall may have are in it, only a renewed code makes it stale; the hall then writes the
 * passwords to this folder again. Resolves with the path of the configuration. Rejects with the system's error code.
 */
export async function writeMosquittoFiles(
  keys: HallKeys,
  folder: string,
  { disk = systemDisk, ports = USUAL_PORTS, tables = MOST_TABLES }: MosquittoOptions = {},
): Promise<string> {
  const at = resolve(folder);
  await makeFolder(disk, at);
  await keys.haveTables(tables);
  const { key, cert } = await certificateOf(keys, Date.now());
  const write = (name: string, text: string) => replaceFile(disk, at, name, Buffer.from(text));
  await writePasswords(keys, at, disk);
  await write(FILES.acl, aclFile(brokerUsers(keys)));
  await write(FILES.key, key);
  await write(FILES.certificate, cert);
  await write(FILES.configuration, configuration(at, ports));
  await keys.keep({ brokerFolder: at });
  return join(at, FILES.configuration);
}

/**
 * Writes the passwords again after a code was renewed, and leaves the configuration as its owner may have changed it. The broker
 * knows them once it has read them again. Rejects with the system's error code.
 */
export async function writePasswords(keys: HallKeys, folder: string, disk: Disk = systemDisk): Promise<void> {
  const users = brokerUsers(keys);
  await replaceFile(disk, folder, FILES.passwords, Buffer.from(await passwordFile(users)));
  await replaceFile(disk, folder, FILES.users, Buffer.from(userTable(users)));
}

/** The passwords that another broker is told, in a folder from which it reads them: stale as soon as a code is renewed. */
export class PasswordFolder {
  readonly #keys: HallKeys;
  readonly #changed: () => void;
  readonly #writes = new PQueue({ concurrency: 1 });
  #refused: string | undefined;

  constructor(keys: HallKeys, changed: () => void) {
    this.#keys = keys;
    this.#changed = changed;
  }

  get view(): Pick<OrganiserView['broker'], 'renewed' | 'passwords'> {
    const { renewed, kept } = this.#keys;
    const { brokerFolder: folder } = kept;
    const refused = this.#refused;
    return {
      ...(renewed.length > 0 && { renewed }),
      ...(folder !== undefined && { passwords: { folder, ...(refused !== undefined && { refused }) } }),
    };
  }

  /** Writes them again in the background. */
  renew(): void {
    const { brokerFolder: folder } = this.#keys.kept;
    if (folder !== undefined) void this.#writes.add(() => this.#write(folder));
  }

  /** Resolves when nothing is being written. */
  written(): Promise<void> {
    return this.#writes.onIdle();
  }

  async #write(folder: string): Promise<void> {
    try {
      await writePasswords(this.#keys, folder);
      this.#refused = undefined;
    } catch (error) {
      this.#refused = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    this.#changed();
  }
}

/** Started by root, Mosquitto turns into the user whom its configuration names, who must be able to read it. */
function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** The text of mosquitto.conf for Mosquitto 2. @param folder absolute */
function configuration(folder: string, { tls, plain }: Ports): string {
  const at = (name: string) => `${folder}/${name}`;
  const user = ownName();
  return `# Written by "referee hall --mosquitto" for the hall whose files these are. Start it with:
#   mosquitto -c ${at(FILES.configuration)}
# as the user who wrote them: nobody else can read them.
${user === undefined ? '' : `user ${user}\n`}
per_listener_settings false
allow_anonymous false
password_file ${at(FILES.passwords)}
acl_file ${at(FILES.acl)}

# Hall and tables say what is kept for those who come later again whenever they connect; nothing else is kept.
persistence false
retain_available true
persistent_client_expiration 1h

# A table sends a few messages ahead of what the hall has confirmed. What is dropped is sent again.
max_packet_size ${MOST_BYTES}
message_size_limit ${MOST_BOARD}
max_inflight_messages 100
max_queued_messages ${2 * MOST_TABLES}
max_queued_bytes ${MOST_TABLES * MOST_MESSAGE}
set_tcp_nodelay true
sys_interval 0

listener ${tls}
certfile ${at(FILES.certificate)}
keyfile ${at(FILES.key)}
max_connections ${MOST_CONNECTIONS}
max_qos 1

listener ${plain} 127.0.0.1
max_connections ${MOST_CONNECTIONS}
max_qos 1
`;
}

/** Mosquitto's file of passwords: PBKDF2 with SHA-512 (RFC 8018), `name:$7$iterations$salt$hash`. */
async function passwordFile(users: readonly BrokerUser[]): Promise<string> {
  return linesOf(await Promise.all(users.map(async ({ name, password }) => `${name}:${await hashed(password)}`)));
}

/** Mosquitto's list of who may do what; whatever is not in it is refused. */
function aclFile(users: readonly BrokerUser[]): string {
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
function userTable(users: readonly BrokerUser[]): string {
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
