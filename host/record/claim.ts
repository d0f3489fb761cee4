import { lstat, readFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { onCode, readSmall } from './disk.ts';

/** The process that holds a folder, what tells it from a later process with the same number, and its computer. */
const claimSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.string(),
  machine: v.string(),
  /** The computer's name; like `since`, missing in claims of older versions. */
  host: v.exactOptional(v.string()),
  since: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});
type Claim = v.InferOutput<typeof claimSchema>;

/** A clock that was corrected since the boot must not make a claim look older than the boot, ms. */
const CLOCK_SLACK = 120_000;

export const CLAIM_NAME = /^host-[0-9]+-[0-9a-f]{12}\.lock$/;

/** A claim that may still be in use. */
export interface Holder {
  readonly file: string;
  readonly pid: number;
  /** The computer's name; undefined if the claim does not say. */
  readonly host: string | undefined;
  /** ms since 1970. */
  readonly since: number;
  /** Its process is known to run on this computer. Otherwise this computer cannot tell. */
  readonly runs: boolean;
}

/** The claim of this process. */
export async function ownClaim(): Promise<Claim> {
  const { pid } = process;
  const since = new Date().toISOString();
  return { pid, start: (await startOf(pid)) ?? '', machine: await machineId(), host: hostname(), since };
}

/** Undefined only if the claimant has certainly gone, or no host can have written the claim. */
export async function holderOf(folder: string, file: string): Promise<Holder | undefined> {
  const path = join(folder, file);
  const noClaim = onCode(['ENOENT', 'ELOOP', 'EFTYPE'], undefined);
  const text = await readSmall(path).catch(noClaim);
  const writtenAt = (await lstat(path).catch(noClaim))?.mtimeMs;
  if (text === undefined || writtenAt === undefined) return undefined;
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), claimSchema), text);
  const claim = checked.success ? checked.output : undefined;
  // The name of a half-written claim still holds the process number.
  const pid = claim?.pid ?? Number(/host-([0-9]+)-/.exec(file)?.[1]);
  const since = claim?.since === undefined ? writtenAt : Date.parse(claim.since);
  const holder = { file, pid, host: claim?.host, since };
  if (claim !== undefined && ![await machineId(), hostname()].includes(claim.machine)) return { ...holder, runs: false };
  if (!runs(pid)) return undefined;
  const start = await startOf(pid);
  if (claim !== undefined && claim.start !== '' && start !== undefined) {
    return start === claim.start ? { ...holder, runs: true } : undefined;
  }
  const bootedAt = Date.now() - uptime() * 1000;
  return writtenAt < bootedAt - CLOCK_SLACK ? undefined : { ...holder, runs: false };
}

/** An id that survives renaming the computer; its name if the system keeps none. */
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

/** When the process started, in the system's own units; undefined if the system does not tell. */
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
