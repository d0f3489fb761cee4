import { afterEach, describe, expect, it } from 'vitest';
import { BOOT_LOG, openForeignDevice } from '../../firmware-protocol/testing/fake-foreign-device.ts';
import { Mismatch } from '../../firmware-protocol/codec/seal.ts';
import { never, PtyTable } from './pty-table.ts';

const MIB = 1024 * 1024;

let table: PtyTable;
afterEach(() => table.close());

describe('input from a serial port', () => {
  it('from a foreign device is ignored', async () => {
    const foreign = await openForeignDevice();
    table = await PtyTable.open(['anna'], [foreign.path]);
    const anna = table.pad(0);
    foreign.write(BOOT_LOG);
    expect(await table.round(anna, 1, 3)).toBe(3);
    expect(table.source.ports()).toContainEqual({ path: foreign.path, kind: 'listening' });
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    expect(await table.round(anna, 2, 4)).toBe(4);
    await foreign.unplug();
  });

  it('as a boot log between a pad’s frames is ignored', async () => {
    table = await PtyTable.open(['anna']);
    const anna = table.pad(0);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      anna.sendRaw(BOOT_LOG.subarray(0, attempt * 12));
      expect(await table.round(anna, attempt, 3)).toBe(3);
    }
  });

  it('in half lines is never mistaken for a whole one, and the pad is back once it sends whole lines again', async () => {
    table = await PtyTable.open(['anna']);
    const anna = table.pad(0);
    await table.arm(anna, 1);
    await table.seal(anna, 5);
    anna.faults = [{ kind: 'halfLine' }];
    await table.until(() => !table.isLive('anna'));
    anna.faults = [];
    await table.until(() => table.isLive('anna'));
    const closing = await table.closeSeal(anna, 1);
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(5);
  });

  it('in a flood without a newline is not stored, and a frame after it is received', async () => {
    table = await PtyTable.open(['anna']);
    const anna = table.pad(0);
    await table.arm(anna, 1);
    const flood = Buffer.alloc(MIB / 16, '|x');
    const before = process.memoryUsage().arrayBuffers;
    for (let n = 0; n < 16 * 32; n += 1) anna.sendRaw(flood);
    await table.seal(anna, 6);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * MIB);
    const closing = await table.closeSeal(anna, 1);
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(6);
  });

  it('as a face other than the sealed one is a mismatch that does not reveal it', async () => {
    table = await PtyTable.open(['anna', 'bela']);
    const [anna, bela] = [table.pad(0), table.pad(1)];
    anna.faults = [{ kind: 'lie', opens: 6 }];
    const error: unknown = await table.round(anna, 1, 1).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Mismatch);
    expect(JSON.stringify([error, String(error), (error as Error).stack?.split('\n')[0]])).not.toMatch(/\d/);
    expect(await table.round(bela, 1, 2)).toBe(2);
    anna.faults = [];
    expect(await table.round(anna, 2, 4)).toBe(4);
  });
});

describe('two pads with one id', () => {
  it('are reported, the first plays on, and the second takes its place', async () => {
    table = await PtyTable.open(['anna', 'bela']);
    const second = await openSecond(table);
    expect(table.source.pads()).toContainEqual({ id: 'anna', link: 'live', trouble: 'same id twice' });
    expect(table.source.ports()).toContainEqual({ path: second.path, kind: 'refused', pad: 'anna', code: 'same id' });
    expect(await table.round(table.pad(0), 1, 3)).toBe(3);
    expect(second.pad.state).toBe('idle');
    await table.pad(0).unplug();
    await table.until(() => table.source.ports().some(({ path, kind }) => path === second.path && kind === 'pad'));
    expect(table.source.pads()).toContainEqual({ id: 'anna', link: 'live' });
    expect(await table.round(second, 2, 5)).toBe(5);
  });
});

/** A second pad called anna is plugged in where bela was. */
async function openSecond(at: PtyTable) {
  const bela = at.pad(1);
  await bela.unplug();
  await at.until(() => !at.isLive('bela'));
  const second = at.another('anna', bela.path);
  await second.plug();
  await at.until(() => at.source.pads().some(({ trouble }) => trouble === 'same id twice'));
  return second;
}
