import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderArguments, type Builder } from './arguments.ts';

const LINUX: Builder = { platform: 'linux', arch: 'x64', dpkg: true };
const NO_HOMEPAGE = '--config.extraMetadata.homepage=about:blank';

let electron: string;
beforeAll(() => {
  electron = mkdtempSync(join(tmpdir(), 'referee-electron-'));
  writeFileSync(join(electron, 'electron'), '');
  mkdirSync(join(electron, 'empty'));
});
afterAll(() => rmSync(electron, { recursive: true }));

describe('npm run package', () => {
  it('passes its arguments on', () => {
    expect(builderArguments(['--linux', 'deb', '--arm64'], LINUX)).toEqual({
      ok: true,
      args: ['--linux', 'deb', '--arm64', NO_HOMEPAGE],
    });
  });

  it('takes the home page that it is given', () => {
    const given = ['--win', '--config.extraMetadata.homepage=https://git.example/a'];
    expect(builderArguments(given, LINUX)).toEqual({ ok: true, args: given });
  });

  it('packs the Electron that the environment names, for its own processor only', () => {
    expect(builderArguments(['--linux', 'deb'], { ...LINUX, electron })).toEqual({
      ok: true,
      args: ['--linux', 'deb', NO_HOMEPAGE, '--x64', `--config.electronDist=${electron}`],
    });
    expect(builderArguments(['--x64'], { ...LINUX, electron })).toMatchObject({
      args: ['--x64', NO_HOMEPAGE, expect.anything()],
    });
  });

  it('says what is wrong with that Electron', () => {
    const empty = join(electron, 'empty');
    expect(builderArguments([], { ...LINUX, electron: empty })).toMatchObject({
      ok: false,
      why: expect.stringContaining(`there is no ${join(empty, 'electron')}`) as string,
    });
    expect(builderArguments(['--win'], { ...LINUX, electron })).toMatchObject({
      ok: false,
      why: expect.stringContaining('an Electron for this system') as string,
    });
  });

  it.each([
    [[], false],
    [['--linux'], false],
    [['--linux', 'AppImage', 'deb:arm64'], false],
    [['--linux', 'AppImage'], true],
    [['--dir'], true],
    [['--linux', '--dir'], true],
    [['--win'], true],
  ])('with %j and without dpkg-deb is ok: %s', (given, ok) => {
    expect(builderArguments(given, { ...LINUX, dpkg: false }).ok).toBe(ok);
  });
});
