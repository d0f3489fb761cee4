import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { systemDisk, type Disk, type DiskFile } from '../../host/record/disk.ts';

/** Bytes of a line that a full disk still takes: enough to hold every face of a reveal. */
const HALF_LINE = 200;

/** A folder of nights on the real disk, which fails on demand; every name and every byte in it is recorded. */
export class OverheardFolder {
  readonly path: string;
  /** The disk is full for these lines: it takes the first part of one and then refuses. */
  fullFor: 'nothing' | 'reveals' | 'everything' = 'nothing';
  #seen: ReadonlyMap<string, string> = new Map();

  readonly #hear: (text: string) => void;

  /** `hear` is called with every write that the disk accepts. */
  constructor(path: string, hear: (text: string) => void) {
    this.path = path;
    this.#hear = hear;
  }

  readonly disk: Disk = {
    ...systemDisk,
    open: async (path, flags) => this.#filling(basename(path), await systemDisk.open(path, flags)),
  };

  /** What has changed in the folder since the last check. */
  changes(): readonly string[] {
    const now = new Map(readdirSync(this.path).map((name) => [name, readFileSync(join(this.path, name), 'latin1')]));
    const changed = [...now].filter(([name, content]) => this.#seen.get(name) !== content);
    const gone = [...this.#seen.keys()].filter((name) => !now.has(name));
    const told = changed.map(([name, content]) => {
      const before = this.#seen.get(name);
      return before !== undefined && content.startsWith(before)
        ? `${name} grows by: ${content.slice(before.length)}`
        : `${name} is: ${content}`;
    });
    this.#seen = now;
    return [...told, ...gone.map((name) => `${name} is gone`)];
  }

  #refuses(bytes: Buffer): boolean {
    return this.fullFor === 'everything' || (this.fullFor === 'reveals' && bytes.includes('"faces":'));
  }

  #filling(name: string, file: DiskFile): DiskFile {
    return {
      write: async (bytes, offset, length, position) => {
        if (!this.#refuses(bytes)) {
          this.#hear(`${name} from ${position}: ${bytes.toString('latin1', offset, offset + length)}`);
          return file.write(bytes, offset, length, position);
        }
        if (offset > 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        return file.write(bytes, offset, Math.min(length, HALF_LINE), position);
      },
      truncate: (length) => file.truncate(length),
      datasync: () => file.datasync(),
      close: () => file.close(),
    };
  }
}
