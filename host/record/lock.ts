import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIM_NAME, holderOf, OWN_CLAIMS, ownClaim, type Holder } from './claim.ts';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';
import { RecordRefused } from './refused.ts';

/** A folder that belongs to this host alone until it is released or another host takes over. */
export interface Lock {
  /** The folder was taken over from another host, which may not know yet. */
  readonly tookOver: boolean;
  /** Rejects with `ETAKENOVER` once our claim has gone and the folder belongs to another host. */
  held(): Promise<void>;
  release(): Promise<void>;
}

/** The system has no code for this. The screens say it in words. */
const TAKEN_OVER = 'ETAKENOVER';

/**
 * Keeps a second host out of a folder. Each host writes a claim into a file of its own and then looks for other claims: if
 * two come at once, at least one sees the other. The claim of a process that has ended can be removed at any moment, because
 * its name is never used again; a shared lock file could not be broken without a race.
 *
 * With `takeOver`, a claim is also removed if this computer cannot tell whether its process runs. The other host finds it gone
 * before its next write, or at the latest right after it, and gives nothing of it out.
 *
 * Rejects with `RecordRefused`, which names the claim in the way.
 */
export async function lockFolder(disk: Disk, folder: string, takeOver = false): Promise<Lock> {
  const own = `host-${process.pid}-${randomBytes(6).toString('hex')}.lock`;
  // Complete before it gets its name: a claim emptied by a power cut would hold only a process number, which another
  // process may have by then.
  OWN_CLAIMS.add(own);
  await replaceFile(disk, folder, own, Buffer.from(`${JSON.stringify(await ownClaim())}\n`));
  const release = () => disk.remove(join(folder, own));
  try {
    let tookOver = false;
    for (const name of await claimsIn(folder)) {
      if (name === own) continue;
      const holder = await holderOf(folder, name);
      if (holder !== undefined && (holder.runs || !takeOver))
        throw new RecordRefused({ code: 'night in use', params: { file: name } });
      await disk.remove(join(folder, name));
      tookOver ||= holder !== undefined;
    }
    return { tookOver, held: () => held(disk, folder, own), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The host that holds the folder or might hold it; undefined if there is none. Needs no lock and changes nothing. */
export async function findHolder(folder: string): Promise<Holder | undefined> {
  const holders = await Promise.all((await claimsIn(folder)).map((name) => holderOf(folder, name)));
  return holders.find((holder) => holder?.runs) ?? holders.find((holder) => holder !== undefined);
}

/** The claim of this process on the folder. */
export async function ownClaimIn(folder: string): Promise<string | undefined> {
  return (await claimsIn(folder)).find((name) => OWN_CLAIMS.has(name));
}

async function claimsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => CLAIM_NAME.test(name));
}

async function held(disk: Disk, folder: string, claim: string): Promise<void> {
  if (await disk.isThere(join(folder, claim))) return;
  // The folder itself may have gone, for example with its disk.
  if ((await disk.identity(folder)) === undefined) throw Object.assign(new Error('the folder has gone'), { code: 'ENOENT' });
  throw Object.assign(new Error('another referee has taken over'), { code: TAKEN_OVER });
}

/**
 * The disk of a host that may lose its folder at any moment. Nothing is begun without the claim, and no name counts as
 * flushed unless the claim still stood after the flush: a host that takes over reads only after it has removed the claim,
 * so it finds whatever was given out and needs nothing that was not. An open file is guarded by `ChainedFile`.
 */
export function heldDisk(disk: Disk, { held }: Pick<Lock, 'held'>): Disk {
  /** Whatever fails because another host has taken over meanwhile, and has swept a file away, fails with that reason. */
  async function whileHeld<T>(change: () => Promise<T>): Promise<T> {
    await held();
    try {
      return await change();
    } catch (error) {
      await held();
      throw error;
    }
  }
  return {
    open: (path, flags) => whileHeld(() => disk.open(path, flags)),
    rename: (from, to) => whileHeld(() => disk.rename(from, to)),
    remove: (path) => whileHeld(() => disk.remove(path)),
    identity: (path) => disk.identity(path),
    isThere: (path) => disk.isThere(path),
    async syncFolder(folder) {
      await disk.syncFolder(folder);
      await held();
    },
    held,
    now: () => disk.now(),
  };
}
