import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';
import { RecordRefused } from './refused.ts';

/** Who holds a folder: the process, and what tells it from a later one with the same number. */
const claimSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.string(),
  machine: v.string(),
});
type Claim = v.InferOutput<typeof claimSchema>;

const CLAIM_NAME = /^host-[0-9]+-[0-9a-f]{12}\.lock$/;

/**
 * Keeps a folder from a second host. Each host lays a claim in a file of its own and then looks for the claims of
 * others: of two that come at once at least one sees the other. A claim of a process that is gone can be swept away at
 * any moment, since nobody else will ever use its name; a shared lock file could not be broken without a race.
 *
 * Rejects with `RecordRefused` naming the claim in the way. Resolves with the way to let go.
 */
export async function lockFolder(disk: Disk, folder: string): Promise<() => Promise<void>> {
  const own = `host-${process.pid}-${randomBytes(6).toString('hex')}.lock`;
  const claim: Claim = { pid: process.pid, start: (await startOf(process.pid)) ?? '', machine: await machineId() };
  // Whole before it has its name: one that a power cut empties would say nothing but a number, which another process
  // may have by then.
  await replaceFile(disk, folder, own, Buffer.from(`${JSON.stringify(claim)}\n`));
  const release = () => disk.remove(join(folder, own));
  try {
    for (const name of await readdir(folder)) {
      if (!CLAIM_NAME.test(name) || name === own) continue;
      if (await stands(join(folder, name))) throw new RecordRefused(inUse(name));
      await disk.remove(join(folder, name));
    }
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

function inUse(file: string): RecordRefused['refusal'] {
  return { code: 'night in use', params: { file } };
}

/** False only where it is certain that the claimant is gone. */
async function stands(path: string): Promise<boolean> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const claim = v.safeParse(v.pipe(v.string(), v.parseJson(), claimSchema), text);
  // A claim half written: its name says the process.
  const pid = claim.success ? claim.output.pid : Number(/host-([0-9]+)-/.exec(path)?.[1]);
  if (claim.success && ![await machineId(), hostname()].includes(claim.output.machine)) return true;
  if (!runs(pid)) return false;
  const start = await startOf(pid);
  return !claim.success || start === undefined || claim.output.start === '' || start === claim.output.start;
}

/** What this computer stays under, whatever it is called today; its name where the system keeps nothing better. */
async function machineId(): Promise<string> {
  const id = await readFile('/etc/machine-id', 'utf8').catch(() => '');
  return /^[0-9a-f]{32}\n?$/.test(id) ? id.trim() : hostname();
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process started, in the system's own units; undefined where the system does not tell. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name in parentheses may hold anything; the start is field 22, the twentieth after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()}:${ticks ?? ''}`;
  } catch {
    return undefined;
  }
}
