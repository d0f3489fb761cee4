import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parseShellOptions, parseStartOptions } from '../app/cli/options.ts';
import { nightPath, ownArguments } from './arguments.ts';

const parse = (...argv: readonly string[]) => parseStartOptions(ownArguments(['/opt/referee', ...argv], true), '1.2.3');

it('takes known switches of Chromium away, and leaves options with their values', () => {
  const switches = [
    '--remote-debugging-port=0',
    '--log-level=3',
    '--inspect=0',
    '--user-data-dir=/u',
    '--disable-gpu',
    '-psn_0_989382',
  ];
  expect(ownArguments(['/opt/referee', ...switches, '--nights', '/n', '--lan'], true)).toEqual(['--nights', '/n', '--lan']);
  expect(parse(...switches, '--no-sandbox')).toMatchObject({ ok: true, options: { sandbox: false } });
});

it('takes the folder of a program away that is not packed, and only that', () => {
  const argv = ['/dist/electron', '--no-sandbox', '/here/dist/electron', '--nights', '/n', 'more'];
  expect(ownArguments(argv, false)).toEqual(['--no-sandbox', '--nights', '/n', 'more']);
  expect(ownArguments(argv, true)).toEqual(['--no-sandbox', '/here/dist/electron', '--nights', '/n', 'more']);
});

it.each(['--nigths=/n', '--proxy-server=here', '--disable-gpus', '--load-extension=/e'])('%s is refused by name', (given) => {
  const parsed = parse(given);
  expect(parsed).toMatchObject({ ok: false, exitCode: 2 });
  expect(parsed.ok ? '' : parsed.text).toContain(given.replace(/=.*/, ''));
});

it('shows the version', () => {
  expect(parse('--version')).toEqual({ ok: false, exitCode: 0, text: '1.2.3\n' });
});

it('takes the file of a night, one and no more, among switches and options', () => {
  const shell = (...argv: readonly string[]) => parseShellOptions(ownArguments(['/opt/referee', ...argv], true), '1.2.3');
  expect(shell('--nights', '/n', '--lan')).not.toHaveProperty('options.night');
  expect(shell('--disable-gpu', '/nights/a b.jsonl', '--nights', '/n')).toMatchObject({
    ok: true,
    options: { night: '/nights/a b.jsonl', nights: '/n' },
  });
  expect(shell('a.jsonl', 'b.jsonl')).toMatchObject({ ok: false, exitCode: 2 });
  expect(shell('--help')).toMatchObject({ text: expect.stringContaining('Usage: hungarian-war-referee ') as string });
  // In a checkout the folder of the program comes first, and `npm start` itself opens no file.
  expect(ownArguments(['/electron', '/dist/electron', 'a.jsonl'], false)).toEqual(['a.jsonl']);
  expect(parse('a.jsonl')).toMatchObject({ ok: false, exitCode: 2 });
});

it.each([
  ['/nights/a b.jsonl', '/nights/a b.jsonl'],
  ['a%20b.jsonl', 'a%20b.jsonl'],
  [pathToFileURL('/nights/Béla’s 30%.jsonl').href, '/nights/Béla’s 30%.jsonl'],
  ['FILE:///nights/a%20b.jsonl', '/nights/a b.jsonl'],
  ['file://other/share/a.jsonl', 'file://other/share/a.jsonl'],
  ['https://example.com/a.jsonl', 'https://example.com/a.jsonl'],
])('the path of a night named as %s is %s', (named, path) => {
  expect(nightPath(named)).toBe(path);
});
