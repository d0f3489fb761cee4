import { lstat, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { onCode, readSmall } from './disk.ts';

/** The process that holds a folder, its computer, and the boot in which it runs. Claims of older versions lack some of it. */
const claimSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The computer's name. */
  host: v.exactOptional(v.string()),
  /** Missing if the system tells none. */
  boot: v.exactOptional(v.string()),
  since: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});
type Claim = v.InferOutput<typeof claimSchema>;

export const CLAIM_NAME = /^host-[0-9]+-[0-9a-f]{12}\.lock$/;

/** The names of the claims of this process: in a container the process before it may have had the same number. */
export const OWN_CLAIMS = new Set<string>();

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
  const boot = await bootId();
  return { pid: process.pid, host: hostname(), ...(boot !== undefined && { boot }), since: new Date().toISOString() };
}

/** Undefined only if the claimant has certainly gone, or no host can have written the claim. */
export async function holderOf(folder: string, file: string): Promise<Holder | undefined> {
  const path = join(folder, file);
  const noClaim = onCode(['ENOENT', 'ELOOP', 'EFTYPE'], undefined);
  const text = await readSmall(path).catch(noClaim);
  const writtenAt = (await lstat(path).catch(noClaim))?.mtimeMs;
  if (text === undefined || writtenAt === undefined) return undefined;
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), claimSchema), text);
  // The name of a half-written claim still holds the process number.
  const claim: Partial<Claim> = checked.success ? checked.output : { host: hostname() };
  const { pid = Number(/host-([0-9]+)-/.exec(file)?.[1]), host, boot, since } = claim;
  const holder = { file, pid, host, since: since === undefined ? writtenAt : Date.parse(since) };
  if (host !== hostname()) return { ...holder, runs: false };
  const now = await bootId();
  if (boot !== undefined && now !== undefined && boot !== now) return undefined;
  if (pid === process.pid ? !OWN_CLAIMS.has(file) : !isAlive(pid)) return undefined;
  return { ...holder, runs: boot !== undefined };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process numbers are given again from boot to boot. Undefined if the system does not tell. */
async function bootId(): Promise<string | undefined> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return id.trim() || undefined;
}
