/** `parse-night.ts FILE`: reads the night's lines and only runs `JSON.parse` on them; prints the time as JSON. */
import '../support/games.ts';
import { readFile } from 'node:fs/promises';

export interface Parsed {
  readonly wall: number;
  readonly bytes: number;
}

const began = performance.now();
const text = await readFile(process.argv[2] ?? '', 'utf8');
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown);
const wall = performance.now() - began;
if (lines.length === 0) throw new Error('the night is empty');
const parsed: Parsed = { wall, bytes: Buffer.byteLength(text) };
console.log(JSON.stringify(parsed));
