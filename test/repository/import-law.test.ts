import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { filesIn } from './files.ts';
import { mayImport, roomOf } from './rooms.ts';
import { importsOfSvelte } from './svelte-imports.ts';

const root = join(import.meta.dirname, '../..');
const law = JSON.parse(readFileSync(join(root, '.dependency-cruiser.json'), 'utf8'));
const ROOMS = ['rules', 'words', 'firmware-protocol', 'host', 'electron', 'renderer', 'test'];

/** The violations in the rooms below `base`, as "rule: from → to". */
async function violations(base: string, rooms: readonly string[]): Promise<string[]> {
  const report: IReporterOutput = await cruise([...rooms], {
    ...law.options,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    ruleSet: { forbidden: law.forbidden },
    validate: true,
    baseDir: base,
  });
  if (typeof report.output === 'string') throw new Error(report.output);
  return report.output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** A tree of these files (path → text) in a folder of its own, handed to `use`, then removed. */
async function inTree<T>(files: Readonly<Record<string, string>>, use: (base: string) => Promise<T>): Promise<T> {
  const base = mkdtempSync(join(tmpdir(), 'law-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    return await use(base);
  } finally {
    rmSync(base, { recursive: true });
  }
}

describe('the import law', () => {
  it('holds in every room', async () => {
    expect(await violations(root, ROOMS)).toEqual([]);
  });

  it('holds for what Svelte files import, types included', () => {
    const broken = filesIn('renderer', '.svelte').flatMap((file) =>
      importsOfSvelte(join(root, file))
        .filter((to) => !mayImport(file, to))
        .map((to) => `${file} → ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['rules/a.ts', 'host/b.ts', 'import type'],
    ['rules/a.ts', 'words/b.ts', 'import'],
    ['words/a.ts', 'rules/b.ts', 'import'],
    ['firmware-protocol/a.ts', 'rules/b.ts', 'import type'],
    ['host/a.ts', 'renderer/b.ts', 'import type'],
    ['host/contract/a.ts', 'rules/b.ts', 'import'],
    ['electron/a.ts', 'rules/b.ts', 'import type'],
    ['renderer/a.ts', 'host/b.ts', 'import type'],
    ['rules/a.ts', 'rules/b.test.ts', 'import'],
  ])('catches %s reaching %s by %s', async (from, to, how) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const files = {
      [from]: `${how} { B } from '${up}${to}';\nexport const a = (b: B): B => b;\nexport const c = B;\n`,
      [to]: 'export const B = 1;\nexport type B = number;\n',
    };
    const rooms = [...new Set([from, to].map(roomOf))];
    expect(await inTree(files, (base) => violations(base, rooms))).not.toEqual([]);
  });

  it('lets each room import what DESIGN grants it', () => {
    expect(mayImport('renderer/room/table/Table.svelte', 'host/contract/view.ts')).toBe(true);
    expect(mayImport('renderer/room/table/Table.svelte', 'host/session/port.ts')).toBe(false);
    expect(mayImport('electron/main.ts', 'host/session/port.ts')).toBe(true);
  });
});

/** How code may name a game; a short word alone is part of many others. */
function namesOf(id: string): readonly string[] {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [first = '', ...others] = id.split('-');
  const last = others.at(-1) ?? first;
  const camel = [first, ...others.map(capital)].join('');
  return [`'${id}'`, `/${id}/`, ...[id, camel, capital(camel), last, capital(last)].filter(({ length }) => length > 4)];
}

describe('base code', () => {
  const games = RULEBOOKS.ids.flatMap(namesOf);
  /** A game's own folders, and the lists that hold one line for each game. */
  const ownPlaces = new RegExp(`(^|/)(${RULEBOOKS.ids.join('|')})(/|\\.)|^test/|\\.test\\.ts$|/(rulebooks|index|words)\\.ts$`);

  it('names no game outside its folders and the lists', () => {
    const naming = ['rules', 'words', 'host', 'electron', 'renderer']
      .flatMap((room) => [...filesIn(room, '.ts'), ...filesIn(room, '.svelte')])
      .filter((file) => !ownPlaces.test(file))
      .filter((file) => {
        // The product is called after its first game; the name of the product is not the name of a rulebook.
        const text = readFileSync(join(root, file), 'utf8').replaceAll('hungarian-war-referee', '');
        return games.some((game) => text.includes(game));
      });
    expect(naming).toEqual([]);
  });
});
