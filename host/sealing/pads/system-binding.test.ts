import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedOnChange } from './system-binding.ts';

const PORTS = [{ path: '/dev/ttyUSB0' }];

describe('the ports of the system', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'devices-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const plug = (name: string) => writeFile(join(folder, name), '');
  const unplug = (name: string) => rm(join(folder, name));

  /** Asks so many times, and says how often the system was asked. */
  async function asked(
    ask: () => Promise<unknown>,
    list: { mock: { calls: readonly unknown[] } },
    times: number,
  ): Promise<number> {
    const before = list.mock.calls.length;
    for (let n = 0; n < times; n += 1) await ask();
    return list.mock.calls.length - before;
  }

  it('are listed seldom while no device comes or goes', async () => {
    await plug('ttyUSB0');
    const list = vi.fn(async () => PORTS);
    const ask = listedOnChange(list, folder);
    await asked(ask, list, 10);
    expect(await asked(ask, list, 60)).toBe(2);
    expect(await ask()).toEqual(PORTS);
  });

  it.each([
    ['comes', () => plug('ttyACM0')],
    ['goes', () => unplug('ttyUSB0')],
    [
      'is replaced by another of the same name',
      async () => (await unplug('ttyUSB0'), await plug('other'), await plug('ttyUSB0')),
    ],
  ])('are listed at once, and some times more, when a device %s', async (_what, change) => {
    await plug('ttyUSB0');
    const list = vi.fn(async () => PORTS);
    const ask = listedOnChange(list, folder);
    await asked(ask, list, 10);
    await change();
    expect(await asked(ask, list, 1)).toBe(1);
    expect(await asked(ask, list, 5)).toBe(5);
    expect(await asked(ask, list, 5)).toBe(0);
  });

  it('are listed no more often for terminals that are no USB device', async () => {
    const list = vi.fn(async () => PORTS);
    const ask = listedOnChange(list, folder);
    await asked(ask, list, 10);
    await plug('tty7');
    await plug('ttyS0');
    expect(await asked(ask, list, 5)).toBe(0);
  });

  it('are asked for each time where listing fails, or where there are no device files', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('spawn udevadm ENOENT')));
    const ask = listedOnChange(failing, folder);
    for (let n = 0; n < 10; n += 1) await expect(ask()).rejects.toThrow('ENOENT');
    expect(failing).toHaveBeenCalledTimes(10);
    const list = vi.fn(async () => PORTS);
    expect(await asked(listedOnChange(list, join(folder, 'none')), list, 10)).toBe(10);
  });
});
