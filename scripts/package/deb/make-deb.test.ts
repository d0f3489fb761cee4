import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlOf } from './make-deb.ts';
import { orderOf } from './order.ts';
import { debianChangelog } from './rewritten.ts';

/** As electron-builder calls fpm. */
const ARGS = (folder: string): readonly string[] => [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libc6', '-d', 'libgtk-3-0t64 | libgtk-3-0', '--deb-recommends', 'xdg-utils'],
  ...['--deb-compression', 'gz', '--architecture', 'amd64', '--after-install', join(folder, 'after-install')],
  ...['--after-remove', join(folder, 'after-remove'), '--description', 'In short\n At length.\n\nSecond paragraph.'],
  ...['--version', '1.2.3~rc.1', '--package', join(folder, 'out/a.deb'), '--name', 'a-game', '--maintainer', 'Its makers'],
  ...['--vendor', 'Its makers', '--url', 'https://git.example/a', '--deb-priority', 'optional', '--category', 'games'],
  ...['--license', 'MIT', `${folder}/unpacked/=/opt/A Game`, `${folder}/a.desktop=/usr/share/applications/a-game.desktop`],
  ...[`${folder}/a.6=/usr/share/man/man6/a-game.6`, `${folder}/changes=/usr/share/doc/a-game/changelog`],
];
const CONTROL = `Package: a-game
Version: 1.2.3~rc.1
Architecture: amd64
Maintainer: Its makers
Section: games
Priority: optional
Homepage: https://git.example/a
Depends: libc6, libgtk-3-0t64 | libgtk-3-0
Recommends: xdg-utils
Installed-Size: 1
Description: In short
 At length.
 .
 Second paragraph.
`;

describe('an order', () => {
  it('becomes what Debian wants to know', () => {
    expect(controlOf(orderOf(ARGS('/f')), 1)).toBe(CONTROL);
  });

  it('names no home page if there is none', () => {
    const args = ARGS('/f').map((arg) => (arg.startsWith('https:') ? 'about:blank' : arg));
    expect(controlOf(orderOf(args), 1)).toBe(CONTROL.replace(/^Homepage.*\n/m, ''));
  });

  it('is refused if it holds what is unknown here, or asks for another kind of package', () => {
    expect(() => orderOf([...ARGS('/f'), '--rpm-os', 'linux'])).toThrow('--rpm-os');
    expect(() => orderOf(ARGS('/f').map((arg) => (arg === 'deb' ? 'rpm' : arg)))).toThrow('only a .deb');
  });

  it('breaks long lines of a description between words', () => {
    const lines = controlOf({ ...orderOf(ARGS('/f')), description: 'word '.repeat(40) }, 1).split('\n');
    const said = lines.slice(lines.indexOf('Description: In short') + 1, -1);
    expect(said.join('')).toBe(' word'.repeat(40));
    expect(said.every((line) => line.startsWith(' ') && line.length < 80)).toBe(true);
  });
});

describe('what has changed', () => {
  const CHANGES = `# Changelog\n\n## 1.2.3 - Unreleased\n\n### Added\n\n- **One** thing, ${'long '.repeat(20)}end.\n- [Two](a.md).\n\n## 1.2.2 - 2026-01-31\n\n- Three.\n\n## How it came about\n\n- No.\n`;
  const fields = { Package: 'a-game', Version: '1.2.3~rc.1', Maintainer: 'Its makers' };
  const today = new Date(Date.UTC(2026, 1, 1, 12));

  it('is told as Debian tells it', () => {
    expect(debianChangelog(CHANGES, fields, today)).toBe(`a-game (1.2.3~rc.1) unstable; urgency=medium

  * One thing, ${'long '.repeat(12).trim()}
    ${'long '.repeat(8)}end.
  * Two.

 -- Its makers <>  Sun, 01 Feb 2026 12:00:00 +0000

a-game (1.2.2) unstable; urgency=medium

  * Three.

 -- Its makers <>  Sat, 31 Jan 2026 12:00:00 +0000
`);
  });

  it.skipIf(spawnSync('dpkg-parsechangelog', ['--version']).status !== 0).each([
    ['Its makers', 'Its makers <>'],
    ['Its makers <they@game.example>', 'Its makers <they@game.example>'],
  ])('is read by dpkg without a complaint, with the maintainer “%s”', (Maintainer, by) => {
    const input = debianChangelog(CHANGES, { ...fields, Maintainer }, today);
    const read = spawnSync('dpkg-parsechangelog', ['--all', '--file', '-'], { input, encoding: 'utf8' });
    expect(read.stderr).toBe('');
    expect(read.stdout).toContain(`\nMaintainer: ${by}\n`);
  });
});

const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;
if (!hasDpkg) console.warn('\nNO .deb IS MADE: there is no dpkg-deb\n');

describe.skipIf(!hasDpkg)('the package', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'referee-deb-'));
    mkdirSync(join(folder, 'unpacked/locales'), { recursive: true });
    for (const [name, mode] of Object.entries({ 'unpacked/a-game': 0o700, 'unpacked/locales/hu.pak': 0o600, 'a.desktop': 0o644 }))
      writeFileSync(join(folder, name), 'Exec="/opt/A Game/a-game" %U\n', { mode });
    writeFileSync(join(folder, 'a.6'), '.TH A 6\n');
    writeFileSync(join(folder, 'changes'), '## 1.2.3 - 2026-01-31\n\n- All.\n');
    for (const name of ['after-install', 'after-remove'])
      writeFileSync(join(folder, name), `#!/bin/sh\n: ${name} '/opt/A Game/a-game'\n`);
    chmodSync(join(folder, 'unpacked'), 0o700);
    execFileSync(join(import.meta.dirname, 'fpm.js'), ARGS(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const dpkg = (...args: readonly string[]) => execFileSync('dpkg-deb', [...args], { encoding: 'utf8' });

  it('holds every file where it belongs, owned by root and readable by everybody', () => {
    const listed = dpkg('--contents', join(folder, 'out/a.deb')).trimEnd().split('\n');
    const told = listed.map((line) => line.replace(/^(\S+) (\S+) .* \d\d:\d\d (.*)$/, '$1 $2 $3'));
    expect(told.filter((line) => !line.endsWith('/'))).toEqual([
      '-rwxr-xr-x root/root ./opt/a-game/a-game',
      '-rw-r--r-- root/root ./opt/a-game/locales/hu.pak',
      '-rw-r--r-- root/root ./usr/share/applications/a-game.desktop',
      '-rw-r--r-- root/root ./usr/share/doc/a-game/changelog.gz',
      '-rw-r--r-- root/root ./usr/share/man/man6/a-game.6.gz',
    ]);
    expect(told.filter((line) => line.endsWith('/') && !line.startsWith('drwxr-xr-x root/root '))).toEqual([]);
  });

  it('holds its scripts, and a sum of each file, and names no folder with a space', () => {
    const deb = join(folder, 'out/a.deb');
    expect(dpkg('--info', deb, 'control')).toBe(CONTROL);
    expect(dpkg('--info', deb, 'postinst')).toContain(": after-install '/opt/a-game/a-game'");
    expect(dpkg('--info', deb, 'postrm')).toContain(": after-remove '/opt/a-game/a-game'");
    const target = join(folder, 'installed');
    dpkg('--extract', deb, target);
    expect(readFileSync(join(target, 'usr/share/applications/a-game.desktop'), 'utf8')).toBe('Exec="/opt/a-game/a-game" %U\n');
    const unpacked = (path: string) => gunzipSync(readFileSync(join(target, path))).toString();
    expect(unpacked('usr/share/man/man6/a-game.6.gz')).toBe('.TH A 6\n');
    expect(unpacked('usr/share/doc/a-game/changelog.gz')).toContain('  * All.\n');
    writeFileSync(join(folder, 'md5sums'), dpkg('--info', deb, 'md5sums'));
    expect(spawnSync('md5sum', ['--check', join(folder, 'md5sums')], { cwd: target, encoding: 'utf8' }).stdout).toMatch(
      /^(.*: OK\n){5}$/,
    );
  });
});
