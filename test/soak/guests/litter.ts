import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../rulebook/random.ts';
import { recordText } from '../../../host/record/testing/record-text.ts';

const HUGE = 3 * 1024 ** 3;
const [HEADER = ''] = recordText([]).split('\n');
/** A sound night in which somebody counted nearly to the end. */
const COUNTED = recordText([{ kind: 'commitments', attempt: 3_999_999_999, seals: [] }]);

/** What lies in the folder of nights that no referee has put there. Each is made by its name. */
const LITTER: Readonly<Record<string, (path: string) => void>> = {
  'header-and-zeros.jsonl': (path) => sparse(path, `${HEADER}\n`),
  'zeros.jsonl': (path) => sparse(path, ''),
  'one-line.jsonl': (path) => sparse(path, `${HEADER}\n{"n":1,"at":"`),
  'counted.jsonl': (path) => writeFileSync(path, COUNTED),
  '\u202elnosj.night.jsonl': (path) => writeFileSync(path, COUNTED),
  'folder.jsonl': (path) => mkdirSync(path, { recursive: true }),
  'endless.jsonl': (path) => symlinkSync('/dev/zero', path),
  'pipe.jsonl': (path) => void spawnSync('mkfifo', [path]),
  'empty.jsonl': (path) => writeFileSync(path, ''),
  'package.jsonl': (path) => writeFileSync(path, '{"name":"a"}\n'.repeat(10_000)),
};

export const isLitter = (file: string): boolean => Object.hasOwn(LITTER, file);

/** Puts one thing into the folder of nights, in place of itself. Returns its name. */
export function litter(folder: string, random: Random): string {
  const [name, make] = Object.entries(LITTER)[random(Object.keys(LITTER).length)] ?? ['', () => undefined];
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  make(path);
  return name;
}

export function sweep(folder: string): void {
  for (const name of Object.keys(LITTER)) rmSync(join(folder, name), { recursive: true, force: true });
}

function sparse(path: string, begun: string): void {
  writeFileSync(path, begun);
  truncateSync(path, HUGE);
}
