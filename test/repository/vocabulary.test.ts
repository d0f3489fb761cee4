import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|ftl|svelte|c|h|py|md)$/.test(file))
  .filter((file) => file !== 'test/repository/vocabulary.test.ts');

/** Sentences that read like a translation, and second words for one thing, in any language. */
const TRANSLATED = new RegExp(
  [
    'Who alone|who was out is|: who takes|For who |} is told|that does not come|keys write in|is in no private|Close the referee',
    '52-card French deck|Give or take|Lost by a Joker|several discard|The equal draw|stands already|must come|Everybody is named',
    'akik egyenlők|két kettes szövetség|Nyert, fej nélkül|számos lap|ketten–tízen|döntetlent le lehet|háború egyenlői|szélső|szék',
    'lies before|without a look|padok|padot|padja|gépi játékos|Karten warten, wer|Alle sind einig|kein „7|von links des ersten',
    'Es tönt|Stich ist deiner|Stoß|Stöße|Leute|Personen|Blatt|Kartenspiele',
  ].join('|'),
);

it('no sentence that people see reads like a translation', () => {
  const found = FILES.filter((file) => /^(?:games\/[a-z-]+\/)?words\/.*(?<!test)\.(ts|ftl)$/.test(file)).flatMap((file) =>
    text(file)
      .split('\n')
      .filter((line) => TRANSLATED.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

it('ARCHITECTURE.md gives each word one meaning, in 40 rows at most', () => {
  const [, vocabulary = ''] = text('ARCHITECTURE.md').split('## Vocabulary');
  const rows = [...vocabulary.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, word = '']) => word).slice(1);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(new Set(rows).size).toBe(rows.length);
});

it('every file that ARCHITECTURE.md names exists', () => {
  const named = [...text('ARCHITECTURE.md').matchAll(/`((?:[a-z-]+\/)+[\w.-]+\.(?:ts|svelte|json))`/g)].map(
    ([, path = '']) => path,
  );
  const missing = named.filter((path) => !FILES.includes(path));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
