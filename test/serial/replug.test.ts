import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Declined } from '../../host/sealing/pads/link.ts';
import type { PtyPad } from './pty-pad.ts';
import { never, PtyTable } from './pty-table.ts';

let table: PtyTable;
let anna: PtyPad;

beforeEach(async () => {
  table = await PtyTable.open(['anna', 'bela']);
  anna = table.pad(0);
});
afterEach(() => table.close());

async function unplug(): Promise<void> {
  await anna.unplug();
  await table.until(() => !table.isLive('anna'));
}

async function replug(power: 'cycled' | 'kept'): Promise<void> {
  await unplug();
  await anna.plug(power);
  await table.until(() => table.isLive('anna'));
}

/** The other pad plays on in any case. */
async function othersPlay(attempt: number): Promise<void> {
  expect(await table.round(table.pad(1), attempt, 2)).toBe(2);
}

describe.each(['cycled', 'kept'] as const)('a pad unplugged and replugged, its power %s,', (power) => {
  it('while idle plays on', async () => {
    await replug(power);
    expect(await table.round(anna, 1, 5)).toBe(5);
    await othersPlay(1);
  });

  it('while armed is armed again', async () => {
    await table.arm(anna, 1);
    await replug(power);
    await table.untilState(anna, 'armed');
    await table.seal(anna, 4);
    const closing = await table.closeSeal(anna, 1);
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(4);
    await othersPlay(1);
  });
});

describe('a pad that kept its power over a replug', () => {
  it('while sealed keeps its seal', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    await replug('kept');
    const closing = await table.closeSeal(anna, 1);
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(4);
  });

  it('while being closed answers with its seal', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    await unplug();
    const closing = table.closeSeal(anna, 1);
    await anna.plug('kept');
    expect((await closing).seal).toBe(1);
  });

  it('while closed reveals', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    const closing = await table.closeSeal(anna, 1);
    await replug('kept');
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(4);
  });

  it('while revealing reveals', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    const closing = await table.closeSeal(anna, 1);
    anna.faults = [{ kind: 'halfLine' }];
    const opened = table.source.pad('anna').reveal(1, closing, never);
    await table.untilState(anna, 'revealed');
    await unplug();
    anna.faults = [];
    await anna.plug('kept');
    expect((await opened).face).toBe(4);
    table.source.pad('anna').result(1, 'took');
    await table.untilState(anna, 'idle');
  });
});

describe('a pad that lost its power over a replug', () => {
  it('while sealed is armed again and may seal anew', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    await replug('cycled');
    await table.untilState(anna, 'armed');
    await table.seal(anna, 6);
    const closing = await table.closeSeal(anna, 1);
    expect((await table.source.pad('anna').reveal(1, closing, never)).face).toBe(6);
  });

  it('while being closed has lost its seal, and accepts no other', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    await unplug();
    const closing = table.source.pad('anna').close(1, never);
    await anna.plug('cycled');
    expect(await closing).toBe('lost');
    expect(anna.pad.state).toBe('idle');
    expect(await table.round(anna, 2, 3)).toBe(3);
  });

  it('while closed reports that it cannot open what it lost', async () => {
    await table.arm(anna, 1);
    await table.seal(anna, 4);
    const closing = await table.closeSeal(anna, 1);
    await replug('cycled');
    await expect(table.source.pad('anna').reveal(1, closing, never)).rejects.toBeInstanceOf(Declined);
    expect(await table.round(anna, 2, 3)).toBe(3);
  });
});
