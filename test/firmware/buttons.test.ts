import { describe, expect, it } from 'vitest';
import { ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { arm } from '../../firmware-protocol/testing/state-commands.ts';

/** PROTOCOL.md, "Buttons": debounced by 10 to 20 ms of steady level, alike for every button. */
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** ms after which a contact changes again: never steady for 10 of them, 40 in all. */
const BOUNCING = [1, 3, 0.2, 6, 9, 0.1, 8, 2, 9.5, 1.2].map((ms) => Math.round(ms * CYCLES_PER_MS));

function armed(): ChipBench {
  const bench = new ChipBench();
  bench.ask(arm(5));
  bench.raw();
  return bench;
}

const sealsOf = (bench: ChipBench): number => bench.pad.status.seal;

describe.each(FACES)('the button of face %i', (face) => {
  it.each([0.05, 2, 5, 9.5])('is not pressed by a contact of %d ms', (ms) => {
    const bench = armed();
    bench.pad.chip.press(face);
    bench.pass(ms);
    bench.pad.chip.release(face);
    bench.pass(100);
    expect(sealsOf(bench)).toBe(0);
  });

  it('is pressed by one of 20 ms', () => {
    const bench = armed();
    bench.pad.chip.press(face);
    bench.pass(20);
    bench.pad.chip.release(face);
    bench.pass(100);
    expect(sealsOf(bench)).toBe(1);
  });

  it('is pressed once and released once, however its contact bounces', () => {
    const bench = armed();
    bench.pad.down(face, BOUNCING);
    bench.pass(200);
    expect(sealsOf(bench)).toBe(1);
    bench.pad.up(face, BOUNCING);
    bench.pass(200);
    expect(sealsOf(bench)).toBe(1);
    bench.press(face);
    expect(sealsOf(bench)).toBe(2);
  });

  it('held at boot counts for nothing until it is released', () => {
    const bench = armed();
    bench.pad.down(face);
    bench.pass(100);
    bench.pad.reset('external');
    bench.pass(400);
    expect(sealsOf(bench)).toBe(1);
    bench.pad.up(face);
    bench.pass(60);
    bench.press(face);
    expect(sealsOf(bench)).toBe(2);
  });
});
