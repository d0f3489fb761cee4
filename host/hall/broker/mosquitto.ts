import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { MOST_TABLES } from '../../contract/hall.ts';
import { makeFolder, systemDisk, type Disk } from '../../record/disk.ts';
import { replaceFile } from '../../record/replace-file.ts';
import type { HallKeys } from '../hall-keys.ts';
import { certificateOf } from './certificate.ts';
import { configuration, FILES, type MosquittoPorts } from './mosquitto/configuration.ts';
import { aclFile, passwordFile, userTable } from './mosquitto/files.ts';
import { USUAL_PORTS } from '../wire/address.ts';
import { brokerUsers } from './users.ts';

export interface MosquittoOptions {
  readonly disk?: Disk;
  readonly ports?: Partial<MosquittoPorts>;
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
  { disk = systemDisk, ports, tables = MOST_TABLES }: MosquittoOptions = {},
): Promise<string> {
  const at = resolve(folder);
  await makeFolder(disk, at);
  await keys.haveTables(tables);
  const { key, cert } = await certificateOf(keys, Date.now());
  const write = (name: string, text: string) => replaceFile(disk, at, name, Buffer.from(text));
  await writeBrokerPasswords(keys, at, disk);
  await write(FILES.acl, aclFile(brokerUsers(keys)));
  await write(FILES.key, key);
  await write(FILES.certificate, cert);
  await write(FILES.configuration, configuration({ folder: at, ports: { ...USUAL_PORTS, ...ports }, user: ownName() }));
  await keys.keep({ brokerFolder: at });
  return join(at, FILES.configuration);
}

/**
 * Writes the passwords again after a code was renewed, and leaves the configuration as its owner may have changed it. The broker
 * knows them once it has read them again. Rejects with the system's error code.
 */
export async function writeBrokerPasswords(keys: HallKeys, folder: string, disk: Disk = systemDisk): Promise<void> {
  const users = brokerUsers(keys);
  await replaceFile(disk, folder, FILES.passwords, Buffer.from(await passwordFile(users)));
  await replaceFile(disk, folder, FILES.users, Buffer.from(userTable(users)));
}

/** Started by root, Mosquitto turns into the user whom its configuration names, who must be able to read it. */
function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
