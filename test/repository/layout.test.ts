import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest } from '../../scripts/weight.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

const GAMES = readdirSync(join(root, 'games')).filter((folder) => folder !== 'kit');
const SOURCES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|svelte|css|c|h|py)$/.test(file));

/** The names of a game as code may write them; a short word alone is part of many others. */
function namesOf(id: string): readonly string[] {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [first = '', ...others] = id.split('-');
  const last = others.at(-1) ?? first;
  const camel = [first, ...others.map(capital)].join('');
  return [`'${id}'`, `/${id}/`, ...[id, camel, capital(camel), last, capital(last)].filter(({ length }) => length > 4)];
}

/** What only one game has: its name, a clause of its rulings, or something that its rules alone speak of. */
const OF_ONE_GAME: readonly (readonly [string, RegExp])[] = [
  ...GAMES.map((id) => [`the name of ${id}`, new RegExp(namesOf(id).join('|'))] as const),
  ['a clause', /\b(HW|WR|HY|HS|CB)-\d/],
  ['how many faces a die has', /\bdigit\s*(>|>=|<|<=)\s*\d/],
  ['a Rules Card', /\brulesCards?\b/],
  ['a place on one table', /what: '(centre|circle)'|case '(centre|circle)'/],
  ['takers and blockers', /\b(taker|blocker)s?\b/i],
];

/** What a line of base code says that belongs to one game. The product bears the name of its first game. */
function leaksIn(source: string): readonly string[] {
  const lines = source.replaceAll(/hungarian-war-referee|Hungarian War Referee/g, '').split('\n');
  return lines.flatMap((line) =>
    OF_ONE_GAME.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${what}: ${line.trim()}`),
  );
}

it('pins versions by the lock file alone', () => {
  const { dependencies, devDependencies } = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
  const ranges = Object.entries({ ...dependencies, ...devDependencies });
  expect(ranges.filter(([, range]) => !/^(npm:[^@]+@)?\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
});

describe('base code', () => {
  const base = SOURCES.filter((file) => /^(host|renderer|words|rulebook|electron|app|scripts)\//.test(file))
    .filter((file) => !isTest(file))
    .filter((file) => file !== 'app/games.ts');

  it('knows neither the name nor a concept of one game', () => {
    expect(base.flatMap((file) => leaksIn(text(file)).map((leak) => `${file}: ${leak}`))).toEqual([]);
  });

  it.each([
    "return digit > 6 ? HELD : command({ type: 'byHand' });",
    '  readonly rulesCards: number;',
    "  | { readonly what: 'centre' }",
    "  | { readonly what: 'circle' }",
    '/** A night of games (HW-19). */',
    "import { hungarianWar } from '../../games/hungarian-war/rules/rulebook.ts';",
    "if (game.rulebook === 'war') return;",
    'the tablecloth: a flower in its taker’s thread',
  ])('is caught by the test above with this line in it: %s', (line) => {
    expect(leaksIn(line)).not.toEqual([]);
  });
});

it('holds at most 40 files in each folder', () => {
  const counts = new Map<string, number>();
  for (const file of SOURCES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, files]) => files > 40)).toEqual([]);
});

it('keeps each kind of file of a game in the same folders', () => {
  for (const game of GAMES) {
    const entries = readdirSync(join(root, 'games', game), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = new Set(entries.map(({ name }) => name));
    // A game whose schema is made of its house rules alone needs no folder for it.
    for (const optional of ['schema', 'testing']) folders.delete(optional);
    expect([...folders].sort()).toEqual(['console', 'rules', 'table', 'words']);
  }
});

it('keeps test doubles in a folder testing/', () => {
  expect(SOURCES.filter((file) => basename(file).startsWith('fake-') && !isTest(file))).toEqual([]);
});

it('gives no two exported classes the same name', () => {
  const files = new Map<string, string[]>();
  for (const file of SOURCES.filter((one) => /\.(ts|svelte)$/.test(one)))
    for (const [, name = ''] of text(file).matchAll(/^export (?:abstract )?class (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file]);
  expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
});
