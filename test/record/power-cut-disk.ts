import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Random } from '../../rulebook/random.ts';
import type { Disk, DiskFile } from '../../host/record/disk.ts';
import { survivorOf, written, type Change, type Content } from './unflushed.ts';

/** A name that came or went since the folder was last flushed. */
interface Naming {
  readonly name: string;
  readonly content: Content | undefined;
}

/**
 * A disk in front of one real folder that knows what a power cut would leave of it: what was flushed, under names that
 * were flushed, and of everything else a random part. Nothing takes time, so that what waits for
 * it goes on at once.
 */
export class PowerCutDisk implements Disk {
  readonly folder: string;
  readonly #names: Map<string, Content>;
  readonly #flushed: Map<string, Content>;
  readonly #namings: Naming[];
  #left = Number.POSITIVE_INFINITY;
  #underWay: { readonly content: Content; readonly change: Change } | undefined;
  #tellOff: () => void = () => undefined;

  /** What is already in `folder` counts as flushed, unless `before` says otherwise. */
  constructor(folder: string, before?: PowerCutDisk) {
    this.folder = folder;
    this.#names = before === undefined ? asFlushed(folder) : before.#names;
    this.#flushed = before === undefined ? new Map(this.#names) : before.#flushed;
    this.#namings = before === undefined ? [] : before.#namings;
  }

  /** The host is killed during the call after this many: neither that one nor any later one answers. Resolves then. */
  stopAfter(calls: number): Promise<void> {
    this.#left = calls;
    return new Promise((resolve) => (this.#tellOff = resolve));
  }

  /** The same disk for the next host, after this one was killed: what was written is there, flushed or not. */
  successor(): PowerCutDisk {
    const next = new PowerCutDisk(this.folder, this);
    const lost = this.#underWay;
    if (lost !== undefined) lost.content.changes = lost.content.changes.filter((change) => change !== lost.change);
    // Calls that a killed host still makes have no effect.
    this.#left = -1;
    return next;
  }

  /** The names of all files that survive any power cut. */
  get flushedNames(): readonly string[] {
    return [...this.#flushed.keys()];
  }

  /** The part of this file that survives any power cut. */
  flushed(name: string): Buffer | undefined {
    return this.#flushed.get(name)?.flushed;
  }

  /** What a power cut leaves now, by name. */
  survivors(random: Random): ReadonlyMap<string, Buffer> {
    const names = new Map(this.#flushed);
    for (const { name, content } of this.#namings.slice(0, random(this.#namings.length + 1))) {
      if (content === undefined) names.delete(name);
      else names.set(name, content);
    }
    return new Map([...names].map(([name, content]) => [name, survivorOf(content, random)]));
  }

  async open(path: string, flags: 'wx' | 'r+'): Promise<DiskFile> {
    const name = basename(path);
    await this.#call();
    const handle = openSync(path, flags, 0o600);
    const content = (flags === 'r+' ? this.#names.get(name) : undefined) ?? { flushed: Buffer.alloc(0), changes: [] };
    if (this.#names.get(name) !== content) this.#name({ name, content });
    return this.#file(handle, content);
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#call();
    renameSync(from, to);
    const content = this.#names.get(basename(from));
    // One step: a power cut leaves the old name or the new one.
    this.#name({ name: basename(to), content });
    this.#names.delete(basename(from));
    this.#namings.push({ name: basename(from), content: undefined });
  }

  async remove(path: string): Promise<void> {
    await this.#call();
    rmSync(path, { force: true });
    this.#name({ name: basename(path), content: undefined });
  }

  async identity(path: string): Promise<string | undefined> {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? undefined : String(found.ino);
  }

  isThere(path: string): Promise<boolean> {
    return Promise.resolve(existsSync(path));
  }

  held(): Promise<void> {
    return Promise.resolve();
  }

  now(): number {
    return 0;
  }

  async syncFolder(): Promise<void> {
    await this.#call();
    for (const { name, content } of this.#namings) {
      if (content === undefined) this.#flushed.delete(name);
      else this.#flushed.set(name, content);
    }
    this.#namings.length = 0;
  }

  #file(handle: number, content: Content): DiskFile {
    return {
      write: async (bytes, offset, length, position) => {
        await this.#change(content, { position, bytes: Buffer.from(bytes.subarray(offset, offset + length)) });
        return { bytesWritten: writeSync(handle, bytes, offset, length, position) };
      },
      truncate: async (length = 0) => {
        await this.#change(content, { truncate: length });
        ftruncateSync(handle, length);
      },
      datasync: async () => {
        await this.#call();
        content.flushed = content.changes.reduce(written, content.flushed);
        content.changes = [];
      },
      close: async () => {
        await this.#call();
        closeSync(handle);
      },
    };
  }

  #name(naming: Naming): void {
    this.#namings.push(naming);
    if (naming.content === undefined) this.#names.delete(naming.name);
    else this.#names.set(naming.name, naming.content);
  }

  async #change(content: Content, change: Change): Promise<void> {
    if (this.#left === 0) this.#underWay = { content, change };
    if (this.#left >= 0) content.changes.push(change);
    await this.#call();
  }

  #call(): Promise<void> {
    this.#left -= 1;
    if (this.#left >= 0) return Promise.resolve();
    this.#tellOff();
    return new Promise(() => undefined);
  }
}

function asFlushed(folder: string): Map<string, Content> {
  return new Map(readdirSync(folder).map((name) => [name, { flushed: readFileSync(join(folder, name)), changes: [] }]));
}
