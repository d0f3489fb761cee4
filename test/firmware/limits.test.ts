import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { arm, HOST_NONCE } from '../../firmware-protocol/testing/state-commands.ts';
import { DEEDS } from './overheard.ts';
import { deepest, FLASH_MOST, RAM_MOST, staticRam } from './ram.ts';

const made = JSON.parse(readFileSync(new URL('../../firmware-protocol/firmware/pad.json', import.meta.url), 'utf8')) as {
  readonly flash: number;
  readonly ram: number;
};

describe('the size of the program', () => {
  it('is at most 8 KB of flash', () => {
    expect(made.flash).toBeLessThanOrEqual(FLASH_MOST);
  });

  it('is at most 1 KB of RAM, including the deepest stack under the heaviest load', () => {
    const depth = deepest();
    console.log(`static ${made.ram} bytes, stack ${depth} at its deepest: ${made.ram + depth} of ${RAM_MOST}`);
    expect(staticRam()).toBe(made.ram);
    expect(depth).toBeGreaterThan(100);
    expect(made.ram + depth).toBeLessThanOrEqual(RAM_MOST);
  });
});

describe('a program that hangs', () => {
  it.each([0, 3, 9, 17, 25])('is restarted by the watchdog %i ms after a press, and the seal stands', (ms) => {
    const bench = new ChipBench();
    bench.ask(arm(5));
    bench.press(3);
    bench.acknowledge(1);
    bench.pad.press(6);
    bench.pass(ms);
    bench.pad.chip.hang();
    bench.pass(700);
    expect(bench.pad.chip.watchdogResets).toBe(1);
    bench.raw();
    expect(bench.ask({ type: 'hello' })).toMatchObject({ reset: 'watchdog', state: 'sealed', attempt: 5 });
    const closing = bench.ask({ type: 'close', attempt: 5 });
    if (closing.type !== 'close') throw new Error('not closed');
    const opening = bench.ask({ type: 'reveal', attempt: 5, seal: closing.seal });
    if (opening.type !== 'reveal') throw new Error('not opened');
    expect(opening.face).toBe(closing.seal === 1 ? 3 : 6);
    const { face, nonce } = opening;
    expect(closing.commitment).toBe(commitment({ id: 'anna', attempt: 5, hostNonce: HOST_NONCE, face, nonce }));
  });

  it('is distinguished from a busy one, which is not restarted', () => {
    const bench = new ChipBench();
    bench.ask(arm(5));
    for (const deed of Object.values(DEEDS).slice(0, -1)) deed(bench, 2);
    bench.type('|'.repeat(3000));
    bench.pass(400);
    bench.type('x'.repeat(3000));
    bench.pass(400);
    expect(bench.pad.chip.watchdogResets).toBe(0);
    bench.raw();
    expect(bench.ask({ type: 'ping' })).toMatchObject({ type: 'ping' });
  });
});
