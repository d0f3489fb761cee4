import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderArguments, type Builder, processorOf } from './arguments.ts';

const LINUX: Builder = { platform: 'linux', dpkg: true };
const NO_HOMEPAGE = '--config.extraMetadata.homepage=about:blank';

/** The head of a file: bytes from an offset on. */
function head(...parts: readonly (readonly [at: number, ...bytes: number[]])[]): Buffer {
  const bytes = Buffer.alloc(0x100);
  for (const [at, ...part] of parts) bytes.set(part, at);
  return bytes;
}
const elf = (machine: number) => head([0, 0x7f, 0x45, 0x4c, 0x46], [18, machine]);

let electron: string;
beforeAll(() => {
  electron = mkdtempSync(join(tmpdir(), 'referee-electron-'));
  writeFileSync(join(electron, 'electron'), elf(0x3e));
  for (const folder of ['empty', 'arm', 'text']) mkdirSync(join(electron, folder));
  writeFileSync(join(electron, 'arm/electron'), elf(0xb7));
  writeFileSync(join(electron, 'text/electron'), '#!/bin/sh');
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
    expect(builderArguments(['--dir'], { ...LINUX, electron: join(electron, 'arm') })).toMatchObject({
      args: ['--dir', NO_HOMEPAGE, '--arm64', expect.anything()],
    });
  });

  it.each([
    [['--arm64'], 'an Electron for x64; for arm64, unset it'],
    [['--linux', 'deb', '--x64', '--arm64'], 'an Electron for x64; for arm64'],
    [['--linux', 'AppImage', 'deb:arm64'], 'an Electron for x64; for arm64'],
    [['--universal'], 'an Electron for x64; for universal'],
  ])('packs that Electron for no other processor: %j', (given, why) => {
    const refused = { ok: false, why: expect.stringContaining(why) as string };
    expect(builderArguments(given, { ...LINUX, electron })).toEqual(refused);
  });

  it.each([
    ['x64', elf(0x3e)],
    ['arm64', elf(0xb7)],
    ['x64', head([0, 0xcf, 0xfa, 0xed, 0xfe], [4, 0x07, 0, 0, 0x01])],
    ['arm64', head([0, 0xcf, 0xfa, 0xed, 0xfe], [4, 0x0c, 0, 0, 0x01])],
    ['x64', head([0, 0x4d, 0x5a], [0x3c, 0x78], [0x78, 0x50, 0x45, 0, 0, 0x64, 0x86])],
    ['arm64', head([0, 0x4d, 0x5a], [0x3c, 0x78], [0x78, 0x50, 0x45, 0, 0, 0x64, 0xaa])],
    [undefined, head([0, 0x4d, 0x5a], [0x3c, 0xff, 0xff, 0xff, 0xff])],
    [undefined, elf(0xf3)],
    [undefined, Buffer.alloc(0)],
  ])('reads from the head of a program that it is made for %s', (processor, bytes) => {
    const file = join(electron, 'program');
    writeFileSync(file, bytes);
    expect(processorOf(file)).toBe(processor);
  });

  it('reads from the program that runs this test what the system says', () => {
    expect(processorOf(process.execPath)).toBe(process.arch);
  });

  it('says what is wrong with that Electron', () => {
    const empty = join(electron, 'empty');
    expect(builderArguments([], { ...LINUX, electron: empty })).toMatchObject({
      ok: false,
      why: expect.stringContaining(`there is no ${join(empty, 'electron')}`) as string,
    });
    expect(builderArguments([], { ...LINUX, electron: join(electron, 'text') })).toMatchObject({
      ok: false,
      why: expect.stringContaining(`${join(electron, 'text/electron')} is no program`) as string,
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
