import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'referee-launch-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  put('package.json', '{ "type": "module" }');
  put('app/cli/referee.ts', `const words: string = 'sources'; console.log(words, process.argv.slice(2).join());`);
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(ROOT, 'scripts/launch.js'), join(root, 'scripts/launch.js'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A builder that counts how often it runs, in what it builds. What it has built is stale if this says so. */
function buildable(isStale: string): void {
  put(
    'scripts/build.ts',
    `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
     mkdirSync('dist/cli', { recursive: true });
     const times: number = existsSync('times') ? Number(readFileSync('times', 'utf8')) + 1 : 1;
     writeFileSync('times', String(times));
     writeFileSync('dist/cli/build.js', 'export const isStale = (root, part) => ${isStale};');
     writeFileSync('dist/cli/referee.js', \`console.log('built \${times}', process.argv.slice(2).join());\`);
     console.log('built');`,
  );
}

function launch(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/launch.js', 'referee', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

it('compiles a program that is not there, and runs it from then on', () => {
  buildable('false');
  for (let times = 0; times < 2; times += 1)
    expect(launch('resolve', '--reasons')).toEqual({ stdout: 'built 1 resolve,--reasons\n', stderr: '', status: 0 });
});

it('compiles a program again that is stale', () => {
  buildable('part.length > 0 && root.length > 0');
  launch();
  expect(launch('--help').stdout).toBe('built 2 --help\n');
});

it('runs the sources if they cannot be compiled, and says why on stderr', () => {
  put('scripts/build.ts', `console.error('no bundler'); process.exit(1);`);
  const { stdout, stderr, status } = launch('resolve');
  expect({ stdout, status }).toEqual({ stdout: 'sources resolve\n', status: 0 });
  expect(stderr).toMatch(/^The program could not be compiled, so its sources run: no bundler\n$/);
});
