import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';
import { blocksOf, withAdded } from './worked-example.ts';

const root = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(root, 'docs/add-a-game.md'), 'utf8'));
const written = blocks.filter(({ what }) => what === 'file').map(({ path }) => path);
const extended = blocks.filter(({ what }) => what === 'added').map(({ path }) => path);

const FOLDERS = ['app', 'electron', 'firmware-protocol', 'games', 'host', 'renderer', 'rulebook', 'scripts', 'test', 'words'];
const CONFIGS = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'svelte.config.js', 'eslint.config.js'];
const HIDDEN_CONFIGS = ['.gitignore', '.prettierrc.json', '.dependency-cruiser.json'];

/** A copy of the project with the document applied to it. */
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'sixth-game-'));
  for (const part of [...FOLDERS, ...CONFIGS, ...HIDDEN_CONFIGS]) cpSync(join(root, part), join(tree, part), { recursive: true });
  // The layout is checked of the files that git would keep.
  execFileSync('git', ['init', '--quiet'], { cwd: tree });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  for (const block of blocks) {
    const file = join(tree, block.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.what === 'file' ? block.text : withAdded(readFileSync(file, 'utf8'), block.hunks));
  }
  writeFileSync(
    join(tree, 'tsconfig.example.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [],
      files: [...written, ...extended].filter((path) => path.endsWith('.ts')),
    }),
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

/** Runs tests of one project in the copy; all must pass. Returns the names of those that ran. */
function testsIn(project: string, ...args: readonly string[]): readonly string[] {
  clean('vitest/vitest.mjs', 'run', '--project', project, '--reporter=json', '--outputFile=report.json', ...args);
  const { testResults } = JSON.parse(readFileSync(join(tree, 'report.json'), 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.flatMap(({ status, fullName }) => (status === 'passed' ? [fullName] : []));
}

describe('the game that docs/add-a-game.md adds', () => {
  it('type-checks, with one folder and one line outside it', () => {
    expect(written.filter((path) => !path.startsWith('games/high-card/'))).toEqual([]);
    expect(extended).toEqual(['app/games.ts']);
    clean('typescript/bin/tsc', '-p', 'tsconfig.example.json');
  });

  it('is formatted and linted', () => {
    clean('prettier/bin/prettier.cjs', '--check', ...written, ...extended);
    clean('eslint/bin/eslint.js', '--max-warnings', '0', ...written);
  });

  it('passes its own tests, has words in every language, and is named by no base code', () => {
    const own = testsIn('unit', 'games/high-card');
    const mine = ['--testNamePattern', 'HIGH_CARD|neither the name|the same folders'];
    const shared = testsIn('repository', 'test/repository/words.test.ts', 'test/repository/layout.test.ts', ...mine);
    for (const what of ['HC-1', 'HC-2', 'HC-3', 'HIGH_CARD_WORDS', 'neither the name', 'the same folders'])
      expect([...own, ...shared]).toContainEqual(expect.stringContaining(what));
  });

  it('is played to its end by bots', () => {
    const bots = ['simulate', '--rulebook', 'high-card', '--players', '4', '--games', '200', '--seed', '1'];
    const played = JSON.parse(clean('tsx/dist/cli.mjs', 'app/cli/referee.ts', ...bots)) as object;
    expect(played).toMatchObject({ rulebook: 'high-card', games: 200, unfinished: 0, rounds: { least: 5, most: 5 } });
  });
});
