import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deletedIn, isLink } from './shelves.ts';
import { isNightName } from './file-name.ts';
import type { NightSummary } from './night-folder.ts';
import { markOf, summarise } from './summary.ts';

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
    const deleted = new Catalogue(deletedIn(folder));
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

/** The mark of a link is its own, not its target's. */
async function markAt(path: string): Promise<string | undefined> {
  try {
    return markOf(await lstat(path));
  } catch {
    return undefined;
  }
}
