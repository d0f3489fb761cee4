import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENESIS, makeLine } from '../../record/chain.ts';
import { RECORD_FORMAT } from '../../record/line.ts';

/** A night's file that a test writes line by line, with the real chain. */
export class WrittenNight {
  readonly name: string;
  readonly path: string;
  lines = 0;
  /** What identifies it to a hall; empty before it is begun. */
  id = '';
  #hash = GENESIS;

  constructor(folder: string, name: string) {
    this.name = name;
    this.path = join(folder, name);
  }

  /** Writes the header; `app` makes it another night. `at` in ms since 1970. */
  async begin(app = '1.0.0', at = 1_000): Promise<this> {
    await writeFile(this.path, '');
    const startedAt = new Date(at).toISOString();
    return this.write({ record: 'hungarian-war-referee', format: RECORD_FORMAT, app, startedAt });
  }

  async write(...contents: readonly object[]): Promise<this> {
    let texts = '';
    for (const content of contents) {
      const { text, line } = makeLine(content, this.lines, 1_000, this.#hash);
      texts += `${text}\n`;
      this.#hash = line.hash;
      if (this.lines === 0) this.id = line.hash.slice(0, 32);
      this.lines += 1;
    }
    await appendFile(this.path, texts);
    return this;
  }

  /** Lines that say no more than their number and a filling of so many letters. */
  async fill(count: number, letters = 100): Promise<this> {
    return this.write(...Array.from({ length: count }, (_, at) => ({ kind: 'named', name: `${at} ${'ő'.repeat(letters)}` })));
  }

  text(): Promise<string> {
    return readFile(this.path, 'utf8');
  }
}
