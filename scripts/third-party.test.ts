import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices, shipped } from './third-party.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'referee-third-party-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function install(
  folder: string,
  manifest: { readonly version: string; readonly license?: string; readonly dependencies?: object },
) {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  put(`${folder}/package.json`, JSON.stringify({ name, ...manifest }));
}

const told = (parts: readonly string[]) => shipped(root, parts).map(({ name, version }) => `${name} ${version}`);

describe('the list of shipped packages', () => {
  it('has the package of each bundled file once, and not our own files', () => {
    install('node_modules/@fonts/archivo', { version: '5.3.0' });
    install('node_modules/svelte', { version: '5.0.0' });
    const file = (path: string) => join(root, path);
    const parts = ['app/pages/table.ts', 'node_modules/svelte/src/a.js', 'node_modules/svelte/src/b.js'];
    expect(told([...parts, 'node_modules/@fonts/archivo/files/latin.woff2'].map(file))).toEqual([
      '@fonts/archivo 5.3.0',
      'svelte 5.0.0',
    ]);
  });

  it('has each package outside the bundle with all its dependencies, as Node finds them', () => {
    install('node_modules/serialport', { version: '13.0.0', dependencies: { debug: '4', parser: '1', 'not-here': '1' } });
    install('node_modules/debug', { version: '4.0.0', dependencies: { ms: '2' } });
    install('node_modules/ms', { version: '2.0.0' });
    install('node_modules/parser', { version: '2.0.0' });
    install('node_modules/serialport/node_modules/parser', { version: '1.0.0' });
    install('node_modules/unused', { version: '1.0.0' });
    expect(told(['serialport', 'node:fs'])).toEqual(['debug 4.0.0', 'ms 2.0.0', 'parser 1.0.0', 'serialport 13.0.0']);
  });

  it('does not name the shell, which brings its licences itself', () => {
    install('node_modules/electron', { version: '45.0.0' });
    expect(told(['electron'])).toEqual([]);
  });
});

describe('the notices', () => {
  it('give each licence in full', () => {
    install('node_modules/ms', { version: '2.0.0', license: 'MIT' });
    put('node_modules/ms/license.md', 'Copyright (c) Somebody\n');
    expect(notices('Head', shipped(root, ['ms']))).toContain('ms 2.0.0 (MIT)\n\nCopyright (c) Somebody\n');
  });

  it('say if a package brings no licence text', () => {
    install('node_modules/ms', { version: '2.0.0', license: 'MIT' });
    expect(notices('Head', shipped(root, ['ms']))).toContain('ms 2.0.0 (MIT)\n\nThe package holds no text of its licence.');
  });
});
