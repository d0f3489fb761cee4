import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|svelte|c|h|py|md)$/.test(file))
  .filter((file) => file !== 'test/repository/vocabulary.test.ts');

/** Private words that a standard term has replaced; those that are also plain English only as the identifiers they were. */
const REPLACED = new RegExp(
  [
    'feats?|Feats?|FEATS|spoils|Spoils|Taking|tellings?|Telling|retold|retelling|Retelling',
    'Scribe|scribe|RecordLamp|Lamp|Dock|Berth|Attention|Patience|Crowd|Turnstile|Knock',
    'RulebookDoor|doorOf|Doorway|doorway|RoomDoor|TableBook|ConsoleBook|ConsoleParts|AskingBook',
    'Doubt|Turnable|turnable|SCORES|bySelf|tryOn',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
);

it('no file uses a word that a standard term has replaced', () => {
  const found = FILES.flatMap((file) =>
    text(file)
      .split('\n')
      .filter((line) => REPLACED.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

it('ARCHITECTURE.md gives each word one meaning, in 40 rows at most', () => {
  const [, vocabulary = ''] = text('ARCHITECTURE.md').split('## Vocabulary');
  const rows = [...vocabulary.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, word = '']) => word).slice(1);
  expect(rows.length).toBeGreaterThan(20);
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
