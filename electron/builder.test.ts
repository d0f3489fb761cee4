import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const read = () => getConfig(ROOT, join(ROOT, 'electron-builder.yml'), null);

describe('electron-builder.yml', () => {
  it('is one that electron-builder takes', async () => {
    await expect(validateConfiguration(await read(), new DebugLogger(false))).resolves.toBeUndefined();
  });

  it('is refused where a key is wrong', async () => {
    const wrong = Object.assign(await read(), { npmRebuilds: false });
    await expect(validateConfiguration(wrong, new DebugLogger(false))).rejects.toThrow('npmRebuilds');
  });

  it('leaves each platform its own serial binding, which is there', async () => {
    const { linux, win, mac } = await read();
    const kept = [linux, win, mac].map((platform) => /prebuilds\/!\((.*)\)/.exec(String(platform?.files))?.[1]);
    expect(kept).toEqual(['linux-${arch}', 'win32-${arch}', 'darwin-*']);
    const serialport = createRequire(join(ROOT, 'package.json')).resolve('serialport');
    const binding = dirname(createRequire(serialport).resolve('@serialport/bindings-cpp/package.json'));
    const there = readdirSync(join(binding, 'prebuilds'));
    expect(there).toEqual(expect.arrayContaining(['linux-x64', 'linux-arm64', 'win32-x64', 'win32-arm64', 'darwin-x64+arm64']));
  });
});
