import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { NightTrouble } from '../contract/night.ts';
import { isNightName } from './file-name.ts';
import { Contents } from './contents.ts';
import type { Header } from './line.ts';
import type { NightSummary } from './night-folder.ts';
import { onCode, readSmall } from './disk.ts';
import { NIGHT, readChained, readHeader, type End } from './reader.ts';
import { DELETED, isLink } from './shelves.ts';

/**
 * Every file named like a night, oldest first, with what is wrong with it. A night that `open` knows is not read. Empty if
 * there is no folder; rejects with the system's code if it cannot be listed.
 */
type List = (open?: (file: string) => NightSummary | undefined) => Promise<readonly NightSummary[]>;

/** Lists a folder's nights; reads a file again, by `read`, only after it has changed. Needs no lock. */
export function catalogueOf(folder: string, read: typeof summarise = summarise): List {
  const known = new Map<string, { readonly mark: string; readonly summary: NightSummary }>();

  async function summaryAt(file: string): Promise<NightSummary | undefined> {
    const path = join(folder, file);
    const mark = await markAt(path);
    const before = known.get(file);
    if (before !== undefined && before.mark === mark) return before.summary;
    const summary = await read(path, file);
    if (summary === undefined || mark === undefined) known.delete(file);
    else known.set(file, { mark, summary });
    return summary;
  }

  return async (open = () => undefined) => {
    const names = await readdir(folder).catch(onCode(['ENOENT'], []));
    const summaries: NightSummary[] = [];
    for (const file of names.filter(isNightName)) {
      const summary = open(file) ?? (await summaryAt(file));
      if (summary !== undefined) summaries.push(summary);
    }
    return summaries.sort((a, b) => a.startedAt - b.startedAt || (a.file < b.file ? -1 : 1));
  };
}

/** Lists the nights that were deleted from this folder; none if their folder is a link. */
export function catalogueOfDeleted(folder: string): List {
  const deleted = join(folder, DELETED);
  const list = catalogueOf(deleted);
  return async () => ((await isLink(deleted)) ? [] : list());
}

/** Stays equal until the file changes. The mark of a link is its own, not its target's. */
async function markAt(path: string): Promise<string | undefined> {
  const there = await lstat(path).catch(() => undefined);
  return there && [there.ino, there.size, there.mtimeMs, there.ctimeMs].join(' ');
}

/** A header, or the end of a line, however damaged the rest is. */
const OURS = /"record":"hungarian-war-referee"|,"hash":"[0-9a-f]{64}"\}/;

/** Summarises any file for a list; undefined if there is none. Reads a night as far as it is good. */
export async function summarise(path: string, file: string): Promise<NightSummary | undefined> {
  const there = await lstat(path).catch(() => undefined);
  if (there === undefined) return undefined;
  const without = (trouble: NightTrouble): NightSummary => ({ file, startedAt: there.mtimeMs, games: 0, trouble });
  try {
    return await summariseFile(path, file, without);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return without(troubleOf(code));
  }
}

/** Why a file cannot be read, by the code of the system. */
export function troubleOf(code: string): NightTrouble {
  if (code === 'EFTYPE') return { kind: 'foreign' };
  return code === 'EFBIG' ? { kind: 'too large' } : { kind: 'unreadable', code };
}

/** The header of a file, or why it is no night; the beginning is enough to recognise other files, whatever their size. */
export async function readStart(path: string): Promise<{ readonly header: Header } | { readonly trouble: NightTrouble }> {
  const { header, end } = await readHeader(path);
  if (header !== undefined) return { header };
  if (end.end === 'newer') return { trouble: newer(end) };
  return { trouble: OURS.test(await readSmall(path)) ? { kind: 'damaged', line: 1 } : { kind: 'foreign' } };
}

async function summariseFile(
  path: string,
  file: string,
  without: (trouble: NightTrouble) => NightSummary,
): Promise<NightSummary> {
  const start = await readStart(path);
  if ('trouble' in start) return without(start.trouble);
  const { header } = start;
  const contents = new Contents();
  const read = await readChained(path, NIGHT, (line) => contents.note(line));
  return summaryOf(file, header, contents, read.end);
}

/** Summarises a night with a good header. */
export function summaryOf(
  file: string,
  { startedAt }: Pick<Header, 'startedAt'>,
  { name, games }: Contents,
  end: End = { end: 'clean' },
): NightSummary {
  return {
    file,
    startedAt: Date.parse(startedAt),
    games,
    ...(name !== undefined && { name }),
    ...(end.end === 'damaged' && { trouble: { kind: 'damaged', line: end.line } }),
    ...(end.end === 'newer' && { trouble: newer(end) }),
  };
}

function newer({ format }: { readonly format?: number }): NightTrouble {
  return { kind: 'newer', ...(format !== undefined && { format }) };
}
