import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { NightTrouble } from '../contract/night.ts';
import { isNightName } from './file-name.ts';
import { Contents } from './contents.ts';
import type { Header } from './line.ts';
import type { NightSummary } from './night-folder.ts';
import { readSmall } from './disk.ts';
import { readHeader, readNight, type End } from './reader.ts';
import { DELETED, isLink } from './shelves.ts';

interface Known {
  readonly mark: string;
  readonly summary: NightSummary;
}

/** Lists a folder's nights; reads a file again only after it has changed. Needs no lock. */
export class Catalogue {
  readonly #folder: string;
  readonly #read: typeof summarise;
  readonly #known = new Map<string, Known>();
  #followed = true;

  /** `read` summarises one file. */
  constructor(folder: string, read: typeof summarise = summarise) {
    this.#folder = folder;
    this.#read = read;
  }

  /** The catalogue of the nights that were deleted from this folder; empty if their folder is a link. */
  static ofDeleted(folder: string): Catalogue {
    const deleted = new Catalogue(join(folder, DELETED));
    deleted.#followed = false;
    return deleted;
  }

  /**
   * Every file named like a night, oldest first, with what is wrong with it. A night that `open` knows is not read. Empty if
   * there is no folder; rejects with the system's code if it cannot be listed.
   */
  async list(open: (file: string) => NightSummary | undefined = () => undefined): Promise<readonly NightSummary[]> {
    if (!this.#followed && (await isLink(this.#folder))) return [];
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const summaries: NightSummary[] = [];
    for (const file of names.filter(isNightName)) {
      const summary = open(file) ?? (await this.#summaryOf(file));
      if (summary !== undefined) summaries.push(summary);
    }
    return summaries.sort((a, b) => a.startedAt - b.startedAt || (a.file < b.file ? -1 : 1));
  }

  async #summaryOf(file: string): Promise<NightSummary | undefined> {
    const path = join(this.#folder, file);
    const mark = await markAt(path);
    const known = this.#known.get(file);
    if (known !== undefined && known.mark === mark) return known.summary;
    const summary = await this.#read(path, file);
    if (summary === undefined || mark === undefined) this.#known.delete(file);
    else this.#known.set(file, { mark, summary });
    return summary;
  }
}

/** Stays equal until the file changes. The mark of a link is its own, not its target's. */
async function markAt(path: string): Promise<string | undefined> {
  const there = await lstat(path).catch(() => undefined);
  return there && [there.ino, there.size, there.mtimeMs, there.ctimeMs].join(' ');
}

/** Part of every header, however damaged the rest is. */
const OURS = '"record":"hungarian-war-referee"';

/** Summarises any file for a list; undefined if there is none. Reads a night as far as it is good. */
export async function summarise(path: string, file: string): Promise<NightSummary | undefined> {
  const there = await lstat(path).catch(() => undefined);
  if (there === undefined) return undefined;
  const without = (trouble: NightTrouble): NightSummary => ({ file, startedAt: there.mtimeMs, games: 0, trouble });
  try {
    if (!there.isFile() && !there.isSymbolicLink()) return without({ kind: 'foreign' });
    return await summariseFile(path, file, without);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return without({ kind: 'unreadable', code });
  }
}

async function summariseFile(
  path: string,
  file: string,
  without: (trouble: NightTrouble) => NightSummary,
): Promise<NightSummary> {
  // The beginning is enough to recognise other files, whatever their size.
  const { header, end } = await readHeader(path);
  if (end.end === 'newer') return without({ kind: 'newer', format: end.format });
  if (header === undefined) return without((await isOurs(path)) ? { kind: 'damaged', line: 1 } : { kind: 'foreign' });
  const contents = new Contents();
  const read = await readNight(path, (line) => contents.note(line));
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
  };
}

async function isOurs(path: string): Promise<boolean> {
  return (await readSmall(path)).includes(OURS);
}
