import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const read = () => getConfig(ROOT, join(ROOT, 'electron-builder.yml'), null);

/** What the packages themselves hold is asserted in `test/shipping`. */
describe('electron-builder.yml', () => {
  it('is accepted by electron-builder', async () => {
    await expect(validateConfiguration(await read(), new DebugLogger(false))).resolves.toBeUndefined();
  });

  it('is refused if a key is wrong', async () => {
    const wrong = Object.assign(await read(), { npmRebuilds: false });
    await expect(validateConfiguration(wrong, new DebugLogger(false))).rejects.toThrow('npmRebuilds');
  });

  it('makes installers of every kind for both processor architectures', async () => {
    const { linux, win, mac, npmRebuild, publish } = await read();
    const both = (target: string) => ({ target, arch: ['x64', 'arm64'] });
    expect([linux, win, mac].map((platform) => platform?.target)).toEqual([
      [both('AppImage'), both('deb')],
      [both('nsis')],
      [both('dmg')],
    ]);
    expect({ npmRebuild, publish }).toEqual({ npmRebuild: false, publish: null });
  });

  it('names files without spaces, differently for each platform and architecture', async () => {
    const { artifactName } = await read();
    for (const part of ['version', 'os', 'arch', 'ext']) expect(artifactName).toContain(`\${${part}}`);
    expect(artifactName).not.toMatch(/ |productName/);
  });

  it('uses our own icon, large enough for every platform', async () => {
    const { icon } = await read();
    const png = readFileSync(join(ROOT, String(icon)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  });

  it('describes the program to the Linux desktop in every language', async () => {
    const { linux } = await read();
    const entry = linux?.desktop?.entry;
    for (const key of ['Name', 'Comment', 'Comment[hu]', 'Comment[de]', 'Categories']) expect(entry).toHaveProperty([key]);
  });
});
