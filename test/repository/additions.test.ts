import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { generateWords, readCatalogues } from '../../scripts/words/generate.ts';
import { filesIn } from './files.ts';
import { blocksOf, withAdded } from './worked-example.ts';

const root = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(root, 'docs/add-a-game.md'), 'utf8'));
const written = blocks.filter(({ what }) => what === 'file').map(({ path }) => path);
const extended = blocks.filter(({ what }) => what === 'added').map(({ path }) => path);
const sources = [...written, ...extended].filter((path) => path.endsWith('.ts'));

const FOLDERS = ['app', 'electron', 'firmware-protocol', 'games', 'host', 'renderer', 'rulebook', 'scripts', 'test', 'words'];
const CONFIGS = ['README.md', 'docs/commands.md', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'svelte.config.js'];
const HIDDEN = ['.gitignore', '.oxfmtrc.json', '.oxlintrc.json', '.dependency-cruiser.json'];

const isOfEveryGame = (file: string): boolean =>
  /RULEBOOKS\.ids|\bshelf\(\)/.test(readFileSync(join(root, file), 'utf8')) && !file.endsWith('/additions.test.ts');
/** The tests that ask for the list of games, and those that read the folders of all games. */
const OF_EVERY_GAME = ['app', 'host', 'renderer', 'rulebook', 'test/repository', 'words']
  .flatMap((folder) => filesIn(folder, '.test.ts'))
  .filter(isOfEveryGame)
  .concat('test/repository/catalogues.test.ts', 'test/repository/layout.test.ts');
/** What tests say of the games that are there is known without the copy. */
const OTHERS = RULEBOOKS.ids.filter((id) => id !== 'high-card').join('|');

/** A language as a stranger brings it: some of its sentences, and nothing else. */
const FRENCH = join(import.meta.dirname, 'french');

/** A copy of the project with the document applied to it, and a language added. */
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'additions-'));
  for (const part of [...FOLDERS, ...CONFIGS, ...HIDDEN]) cpSync(join(root, part), join(tree, part), { recursive: true });
  for (const part of ['words', 'games']) cpSync(join(FRENCH, part), join(tree, part), { recursive: true });
  writeFileSync(join(tree, 'renderer/battle.test.ts'), "import '../test/repository/french/battle.ts';\n");
  // The layout is checked of the files that git would keep.
  execFileSync('git', ['init', '--quiet'], { cwd: tree });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  for (const block of blocks) {
    const file = join(tree, block.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.what === 'file' ? block.text : withAdded(readFileSync(file, 'utf8'), block.hunks));
  }
  generateWords(tree);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Runs a package's command on the copy; the output holds its complaints. */
function run(command: string, ...args: readonly string[]) {
  const options = { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', command), ...args], options);
  return { status, output: stdout + stderr };
}

function clean(command: string, ...args: readonly string[]): string {
  const { status, output } = run(command, ...args);
  expect(status, output).toBe(0);
  return output;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    /** Why a whole file failed, else empty. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs tests in the copy; all must pass. Returns the names of those that ran. */
function testsIn(...args: readonly string[]): readonly string[] {
  const projects = ['unit', 'components', 'repository'].map((project) => `--project=${project}`);
  const reported = ['--reporter=json', '--outputFile=report.json'];
  const { status, output } = run('vitest/vitest.mjs', 'run', ...projects, ...reported, ...args);
  const { testResults } = JSON.parse(readFileSync(join(tree, 'report.json'), 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results
    .filter((result) => result.status === 'failed')
    .map((result) => [result.fullName, ...result.failureMessages]);
  expect([...failed, ...testResults.flatMap(({ message }) => (message === '' ? [] : [message]))]).toEqual([]);
  expect(status, output).toBe(0);
  return results.flatMap(({ status, fullName }) => (status === 'passed' ? [fullName] : []));
}

it('type-checks, also in one more language than the project has', () => {
  clean('@typescript/native/bin/tsc', '-p', '.');
});

describe('a language in parts', () => {
  it('is only catalogues, and what it lacks is counted', () => {
    expect(
      readdirSync(FRENCH, { recursive: true, encoding: 'utf8' }).filter((file) => /^(words|games)\b.*\.ts/.test(file)),
    ).toEqual([]);
    const status = clean('tsx/dist/cli.mjs', 'scripts/words/words.ts', 'status');
    const catalogues = readCatalogues(tree);
    const [english = 0, french = 0] = ['en', 'fr'].map((language) =>
      [...(catalogues.get(language)?.values() ?? [])].reduce((sum, { sentences }) => sum + sentences.size, 0),
    );
    expect(french).toBeGreaterThan(30);
    expect(status).toMatch(new RegExp(`^fr: ${english - french} missing$`, 'm'));
    expect(status).toMatch(/^ {2}war: war-minutes, /m);
  });
});

describe('the game that docs/add-a-game.md adds', () => {
  it('is one folder, and one line of code outside it', () => {
    expect(written.filter((path) => !path.startsWith('games/high-card/'))).toEqual([]);
    expect(extended).toEqual(['app/games.ts', 'README.md', 'docs/commands.md']);
  });

  it('is formatted and linted', () => {
    clean('oxfmt/bin/oxfmt', '--check', ...sources);
    clean('oxlint/bin/oxlint', ...sources);
  });

  it('passes its own tests, and those of every game', () => {
    const ran = testsIn('games/high-card', 'renderer/battle', ...OF_EVERY_GAME, '--testNamePattern', `^(?!.*\\b(${OTHERS})\\b)`);
    const played = [
      'a battle is played in French',
      'HC-1',
      'HC-2',
      'HC-3',
      'high-card holds together',
      "the rules of 'high-card' in 'hu'",
    ];
    for (const what of [
      ...played,
      'high-card says everything in de',
      'high-card has no message that nobody says',
      'the README names',
      'neither the name',
      'the same folders',
    ])
      expect(ran).toContainEqual(expect.stringContaining(what));
  });

  it('is played to its end by bots', () => {
    const bots = ['simulate', '--rulebook', 'high-card', '--players', '4', '--games', '200', '--seed', '1'];
    const played = JSON.parse(clean('tsx/dist/cli.mjs', 'app/cli/referee.ts', ...bots)) as object;
    expect(played).toMatchObject({ rulebook: 'high-card', games: 200, unfinished: 0, rounds: { least: 5, most: 5 } });
  });
});
