import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function tracked(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

it('every disabled lint rule has its reason beside it', () => {
  const silent = tracked()
    .filter((file) => /\.(ts|svelte|js)$/.test(file))
    .flatMap((file) =>
      text(file)
        .split('\n')
        .filter(
          (line) =>
            /(eslint|oxlint|prettier|oxfmt|svelte)-(disable|ignore)|@ts-(ignore|expect-error|nocheck)/.test(line) &&
            !/ -- \S|: \S{3}/.test(line),
        )
        .filter((line) => !line.includes('/(eslint|'))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(silent).toEqual([]);
});

it('no script relies on a pre or post hook', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const hooks = Object.keys(scripts).filter((name) => /^(pre|post)/.test(name));
  expect(hooks).toEqual([]);
  for (const name of ['start', 'dev', 'build', 'test', 'bench', 'referee', 'lint']) expect(scripts).toHaveProperty(name);
});

it('the lock file names no registry', () => {
  expect(text('package-lock.json')).not.toMatch(/"resolved"/);
});

it('no two exported types that one file can import share a name: no game imports another', () => {
  const owners = new Map<string, string[]>();
  for (const file of tracked().filter((one) => /^(?!test\/).*\.ts$/.test(one) && !/\.test\.ts$|\/testing\//.test(one)))
    for (const [, name = ''] of text(file).matchAll(/^export (?:abstract class|class|interface|type) (\w+)/gm))
      owners.set(name, [...(owners.get(name) ?? []), /^games\/(?!kit)[^/]+/.exec(file)?.[0] ?? 'base']);
  const isShared = (by: readonly string[]) => by.length > new Set(by).size || (by.length > 1 && by.includes('base'));
  expect([...owners].filter(([, by]) => isShared(by))).toEqual([]);
});
