import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeCompiled, replaceFolder, writeCompiled } from './compiled.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: readonly string[]) => {
  const files = names.map((fileName) => ({ type: 'chunk', fileName, code: fileName }) as const);
  writeCompiled(join(folder, 'cli'), files, 'a.js');
};

it('keeps what a program that runs may still load, for an hour', () => {
  write('a.js', 'b-1.js', 'c-1.js');
  const before = Date.now() / 1000 - 61 * 60;
  utimesSync(join(folder, 'cli/c-1.js'), before, before);
  write('a.js', 'b-2.js');
  expect(readdirSync(join(folder, 'cli')).sort()).toEqual(['a.js', 'b-1.js', 'b-2.js']);
  expect(readFileSync(join(folder, 'cli/b-2.js'), 'utf8')).toBe('b-2.js');
});

it('removes what was written before a time, but nothing that is not compiled', () => {
  write('a.js', 'b-1.js');
  writeFileSync(join(folder, 'cli/notes.txt'), '');
  for (const name of ['b-1.js', 'notes.txt']) utimesSync(join(folder, 'cli', name), 100, 100);
  removeCompiled(join(folder, 'cli'), 200_000);
  expect(readdirSync(join(folder, 'cli')).sort()).toEqual(['a.js', 'notes.txt']);
});

it('puts a folder in the place of another, of which nothing stays', () => {
  for (const made of ['first', 'second']) {
    mkdirSync(join(folder, made));
    writeFileSync(join(folder, made, `${made}.js`), '');
    replaceFolder(join(folder, made), join(folder, 'pages'));
    expect(readdirSync(join(folder, 'pages'))).toEqual([`${made}.js`]);
  }
  expect(readdirSync(folder)).toEqual(['pages']);
  expect(() => replaceFolder(join(folder, 'third'), join(folder, 'other'))).toThrow('ENOENT');
});
