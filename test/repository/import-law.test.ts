import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files.ts';
import { forbiddenBy, LAW } from './law.ts';
import { importsOfSvelte } from './svelte-imports.ts';

const root = join(import.meta.dirname, '../..');
const ROOMS = ['app', 'electron', 'firmware-protocol', 'games', 'host', 'renderer', 'rulebook', 'scripts', 'test', 'words'];

/** What the cruiser finds in the folders below `base`. */
async function cruised(base: string, rooms: readonly string[]): Promise<ICruiseResult> {
  const report = await cruise([...rooms], {
    ...LAW.options,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    ruleSet: { forbidden: LAW.forbidden as never },
    validate: true,
    baseDir: base,
  });
  if (typeof report.output === 'string') throw new Error(report.output);
  return report.output;
}

const violationsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

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
  const whole = cruised(root, ROOMS);

  it('holds in every room', async () => {
    expect(violationsOf(await whole)).toEqual([]);
  });

  it('holds for what Svelte files import, types included', () => {
    const svelte = ['renderer', 'games', 'app'].flatMap((room) => filesIn(room, '.svelte'));
    const broken = svelte.flatMap((file) =>
      importsOfSvelte(join(root, file)).flatMap((to) => forbiddenBy(file, to).map((rule) => `${rule}: ${file} → ${to}`)),
    );
    expect(broken).toEqual([]);
  });

  /** Imports that it forbids; a module of Node is none of the project's files. */
  const FORBIDDEN = [
    ['rulebook/a.ts', 'host/b.ts', 'import type'],
    ['rulebook/a.ts', 'words/b.ts', 'import'],
    ['rulebook/a.ts', 'games/war/rules/b.ts', 'import type'],
    ['words/a.ts', 'rulebook/b.ts', 'import'],
    ['words/a.ts', 'games/war/words/b.ts', 'import type'],
    ['firmware-protocol/a.ts', 'rulebook/b.ts', 'import type'],
    ['host/a.ts', 'renderer/b.ts', 'import type'],
    ['host/a.ts', 'games/war/rules/b.ts', 'import type'],
    ['host/a.ts', 'app/b.ts', 'import'],
    ['host/contract/a.ts', 'rulebook/b.ts', 'import'],
    ['electron/a.ts', 'rulebook/b.ts', 'import type'],
    ['electron/a.ts', 'games/war/game.ts', 'import'],
    ['renderer/a.ts', 'host/b.ts', 'import type'],
    ['renderer/a.ts', 'games/war/table/b.ts', 'import type'],
    ['renderer/a.ts', 'firmware-protocol/codec/b.ts', 'import type'],
    ['renderer/phone/a.ts', 'firmware-protocol/scripted-pad/pad.ts', 'import type'],
    ['renderer/phone/a.ts', 'firmware-protocol/codec/codec.ts', 'import'],
    ['renderer/phone/a.ts', 'firmware-protocol/firmware/b.ts', 'import'],
    ['renderer/phone/a.ts', 'host/session/b.ts', 'import type'],
    ['games/war/rules/a.ts', 'games/hyrule/rules/b.ts', 'import type'],
    ['games/war/rules/a.ts', 'games/war/words/b.ts', 'import type'],
    ['games/war/rules/a.ts', 'games/kit/table/b.ts', 'import type'],
    ['games/war/words/a.ts', 'host/contract/b.ts', 'import type'],
    ['games/war/schema/a.ts', 'games/war/table/b.ts', 'import type'],
    ['games/war/schema/a.ts', 'renderer/b.ts', 'import type'],
    ['games/war/table/a.ts', 'games/war/console/b.ts', 'import type'],
    ['games/war/table/a.ts', 'host/session/b.ts', 'import type'],
    ['games/war/console/a.ts', 'games/hyrule/console/b.ts', 'import type'],
    ['app/cli/a.ts', 'electron/b.ts', 'import'],
    ['rulebook/a.ts', 'rulebook/b.test.ts', 'import'],
    ['host/a.ts', 'host/testing/fake-b.ts', 'import'],
    ['firmware-protocol/codec/a.ts', 'node:crypto', 'import'],
    ['firmware-protocol/phone/a.ts', 'node:crypto', 'import'],
  ] as const;
  /** Each from a file of its own, in one tree. */
  const fromOf = (row: number) => FORBIDDEN[row]?.[0].replace('a.ts', `a${row}.ts`) ?? '';
  const caught = inTree(
    Object.fromEntries(
      FORBIDDEN.flatMap(([, to, how], row) => {
        const up = '../'.repeat(fromOf(row).split('/').length - 1);
        const at = to.startsWith('node:') ? to : `${up}${to}`;
        const importing = `${how} { B } from '${at}';\nexport const a = (b: B): B => b;\nexport const c = B;\n`;
        const imported = 'export const B = 1;\nexport type B = number;\n';
        return [[fromOf(row), importing], ...(to.startsWith('node:') ? [] : [[to, imported]])];
      }),
    ),
    async (base) =>
      violationsOf(
        await cruised(
          base,
          ROOMS.filter((room) => room !== 'scripts' && room !== 'test'),
        ),
      ),
  );

  it.each(FORBIDDEN.map((row, at) => [...row, at] as const))('catches %s reaching %s by %s', async (_from, to, _how, row) => {
    expect((await caught).some((one) => one.includes(`: ${fromOf(row)} → ${to.replace('node:', '')}`))).toBe(true);
  });

  it.each([
    ['games/war/table/Map.svelte', 'games/hyrule/table/Map.svelte'],
    ['games/war/table/Map.svelte', 'host/session/port.ts'],
    ['renderer/room/Table.svelte', 'host/session/port.ts'],
    ['renderer/room/Table.svelte', 'games/war/table/Map.svelte'],
  ])('catches the component %s reaching %s', (from, to) => {
    expect(forbiddenBy(from, to)).not.toEqual([]);
  });

  it('lets each folder import what the law allows', () => {
    expect(forbiddenBy('renderer/room/Table.svelte', 'host/contract/view.ts')).toEqual([]);
    expect(forbiddenBy('renderer/phone/line/line.ts', 'firmware-protocol/phone/choice.ts')).toEqual([]);
    expect(forbiddenBy('games/war/table/Map.svelte', 'games/kit/table/CardMap.svelte')).toEqual([]);
    expect(forbiddenBy('games/war/console/Panel.svelte', 'games/war/table/Map.svelte')).toEqual([]);
    expect(forbiddenBy('electron/main.ts', 'app/cli/open-table.ts')).toEqual([]);
  });

  it('holds between folders: no folder depends on itself', async () => {
    expect(circlesOf(arrowsOf(await whole))).toEqual([]);
  });
});

/**
 * For each folder, the arrows between the folders in it, as "folder: from → to". A file and a folder beside it are not two
 * folders. Tests and their doubles may look anywhere.
 */
function arrowsOf({ modules }: ICruiseResult): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const product = (file: string) => !/^test\/|\.test\.ts$|\/testing\/|node_modules/.test(file);
  const arrows = new Map<string, Map<string, Set<string>>>();
  const add = (from: string, to: string) => {
    if (!product(from) || !product(to)) return;
    const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
    const apart = a.findIndex((part, at) => part !== b[at]);
    const [one, other] = [a[apart], b[apart]];
    if (one === undefined || other === undefined) return;
    const parent = a.slice(0, apart).join('/');
    const within = arrows.get(parent) ?? new Map<string, Set<string>>();
    arrows.set(parent, within.set(one, (within.get(one) ?? new Set()).add(other)));
  };
  for (const { source, dependencies } of modules)
    for (const { resolved, coreModule } of dependencies) if (!coreModule) add(source, resolved);
  for (const room of ['renderer', 'games', 'app'])
    for (const file of filesIn(room, '.svelte')) for (const to of importsOfSvelte(join(root, file))) add(file, to);
  return arrows;
}

/** The arrows that form a cycle of folders. */
function circlesOf(arrows: ReturnType<typeof arrowsOf>): readonly string[] {
  return [...arrows].flatMap(([parent, within]) => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(within.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    return [...within].flatMap(([from, tos]) =>
      [...tos].filter((to) => reaches(to, from)).map((to) => `${parent}: ${from} → ${to}`),
    );
  });
}
