import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';
import { blocksOf, withAdded } from './worked-example.ts';

const root = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(root, 'docs/add-a-rulebook.md'), 'utf8'));
const written = blocks.filter(({ what }) => what === 'file').map(({ path }) => path);
const extended = blocks.filter(({ what }) => what === 'added').map(({ path }) => path);

const ROOMS = ['rules', 'words', 'firmware-protocol', 'host', 'electron', 'renderer', 'test'];
const CONFIGS = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'svelte.config.js', 'eslint.config.js'];
const HIDDEN_CONFIGS = ['.prettierrc.json', '.dependency-cruiser.json'];

/** The tree with what the document says done to it. */
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'sixth-rulebook-'));
  for (const part of [...ROOMS, ...CONFIGS, ...HIDDEN_CONFIGS]) cpSync(join(root, part), join(tree, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  for (const block of blocks) {
    const file = join(tree, block.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.what === 'file' ? block.text : withAdded(readFileSync(file, 'utf8'), block.hunks));
  }
  writeFileSync(
    join(tree, 'tsconfig.example.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files: [...written, ...extended] }),
  );
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function clean(command: string, ...args: readonly string[]): string {
  const { status, output } = runTool(tree, command, ...args);
  expect(status, output).toBe(0);
  return output;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

describe('the game that docs/add-a-rulebook.md adds', () => {
  it('fits the types of the tree with its lists', () => {
    expect([written.length, extended.length]).toEqual([13, 4]);
    clean('typescript/bin/tsc', '-p', 'tsconfig.example.json');
  });

  it('is formatted and linted', () => {
    clean('prettier/bin/prettier.cjs', '--check', ...written, ...extended);
    clean('eslint/bin/eslint.js', '--max-warnings', '0', ...written);
  });

  it('passes its own tests, says all in every language, and is named by no base code', () => {
    const files = ['rules/high-card', 'test/repository/words.test.ts', 'test/repository/import-law.test.ts'];
    const mine = ['--testNamePattern', 'HC-|HIGH_CARD|high-card|names no game'];
    clean('vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=report.json', ...files, ...mine);
    const { testResults } = JSON.parse(readFileSync(join(tree, 'report.json'), 'utf8')) as Report;
    const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed');
    for (const what of ['HC-1', 'HC-2', 'HC-3', 'HIGH_CARD_WORDS', 'words/high-card/words.ts', 'names no game'])
      expect(passed.map(({ fullName }) => fullName)).toContainEqual(expect.stringContaining(what));
  });

  it('is played to its end by bots, from schema to schema', () => {
    const bots = ['simulate', '--rulebook', 'high-card', '--players', '4', '--games', '200', '--seed', '1'];
    const played = JSON.parse(clean('tsx/dist/cli.mjs', 'app/cli/referee.ts', ...bots)) as object;
    expect(played).toMatchObject({ rulebook: 'high-card', games: 200, unfinished: 0, rounds: { least: 5, most: 5 } });
  });
});
