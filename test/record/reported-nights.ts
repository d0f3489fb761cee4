import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNightName } from '../../host/record/file-name.ts';
import type { Line } from '../../host/record/line.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { facesOf, tells, type Deed } from './deed.ts';

/** A night as those at the table remember it. */
export interface NightReport {
  readonly file: string;
  readonly deeds: Deed[];
}

/** What was done, night by night, compared with the files. */
export class ReportedNights {
  readonly folder: string;
  readonly #isForeign: (file: string) => boolean;
  readonly nights: NightReport[] = [];
  /** Possibly done: sent, and not answered when the host was killed. */
  pending: Deed | undefined;
  /** A new night was asked for and accepted, and no game of it has begun. */
  fresh = false;

  /** @param isForeign whether somebody else has put this file there */
  constructor(folder: string, isForeign: (file: string) => boolean = () => false) {
    this.folder = folder;
    this.#isForeign = isForeign;
  }

  get latest(): NightReport | undefined {
    return this.nights.at(-1);
  }

  /** It was answered, or seen. */
  done(deed: Deed, file: string): void {
    this.pending = undefined;
    this.fresh = false;
    if (this.latest?.file !== file) this.nights.push({ file, deeds: [] });
    this.latest?.deeds.push(deed);
  }

  /**
   * Throws if a deed is missing, doubled, out of order or unknown. A pending deed counts as done from here on if it is
   * there. Returns whether it was.
   */
  async compare(): Promise<boolean> {
    let found = false;
    const files = (await readdir(this.folder)).filter((file) => isNightName(file) && !this.#isForeign(file));
    for (const file of files.sort(byStart)) {
      const lines = (await this.#linesOf(file)).filter(({ kind }) => kind !== 'commitments');
      const deeds = this.nights.find((night) => night.file === file)?.deeds ?? [];
      for (const [i, deed] of deeds.entries()) {
        const line = lines[i];
        if (line === undefined || !tells(line, deed))
          throw new Error(`${file}: ${JSON.stringify(deed)} is not where it was told: ${JSON.stringify(line)}`);
      }
      const [more, ...others] = lines.slice(deeds.length);
      if (more === undefined) continue;
      if (this.pending === undefined || others.length > 0 || !tells(more, this.pending))
        throw new Error(`${file}: nobody did ${JSON.stringify([more, ...others])}, pending was ${JSON.stringify(this.pending)}`);
      const faces = facesOf(more);
      this.done(faces === undefined ? this.pending : { type: 'open', faces }, file);
      found = true;
    }
    this.pending = undefined;
    return found;
  }

  /** At the end every night is intact, and no attempt number came twice or went back. */
  async audit(): Promise<void> {
    let highest = 0;
    for (const { file } of this.nights) {
      const verdict = verify(await readRecord(join(this.folder, file)));
      if (!verdict.ok) throw new Error(`${file}: ${JSON.stringify(verdict.faults)}`);
      for (const line of await this.#linesOf(file)) {
        if (line.kind !== 'commitments') continue;
        if (line.attempt <= highest) throw new Error(`${file}: attempt ${line.attempt} after ${highest}`);
        highest = line.attempt;
      }
    }
  }

  async #linesOf(file: string): Promise<readonly Line[]> {
    const { lines, end } = await readRecord(join(this.folder, file));
    if (end.end !== 'clean') throw new Error(`${file}: ${JSON.stringify(end)} after it was reopened`);
    return lines;
  }
}

/** Of two nights of one second the second has a number behind its name. */
function byStart(a: string, b: string): number {
  const key = (name: string) => name.replace(/\.jsonl$/, '').replace(/-(\d+)$/, (_, n: string) => `-${n.padStart(4, '0')}`);
  return key(a) < key(b) ? -1 : 1;
}
