import { expect, it } from 'vitest';
import { Chip } from '../../firmware-protocol/testing/chip/chip.ts';
import { BOOT_MS, ChipBench, seededBytes } from '../../firmware-protocol/testing/chip-bench.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { padFlash } from '../../firmware-protocol/testing/chip/firmware-image.ts';
import { arm } from '../../firmware-protocol/testing/state-commands.ts';
import { sized } from '../support/sized.ts';

/** Bytes of the EEPROM that hold the random pool. */
const POOL = [32, 64] as const;

/** How many seals' nonces are compared with chance. */
const SEALS = sized({ sample: 80, whole: 200 });

/** The nonce of a seal made now. */
function nonce(bench: ChipBench, attempt: number): string {
  bench.ask(arm(attempt));
  bench.press(4);
  const closing = bench.ask({ type: 'close', attempt });
  const opening = bench.ask({ type: 'reveal', attempt, seal: closing.type === 'close' ? closing.seal : 0 });
  if (opening.type !== 'reveal') throw new Error('nothing was sealed');
  return opening.nonce;
}

it('no two seals of a pad have the same nonce: over presses, resets, power cycles and torn pools, with the same RAM at every power-up', () => {
  const bench = new ChipBench({ seed: 1 });
  const { chip } = bench.pad;
  const drawn: string[] = [];
  let attempt = 0;
  for (let boot = 0; boot < 40; boot += 1) {
    for (let press = 0; press < 3; press += 1) drawn.push(nonce(bench, (attempt += 1)));
    if (boot % 4 === 0) bench.pad.reset('watchdog');
    else bench.pad.powerCycle();
    // Power goes again in the middle of writing the pool back.
    if (boot % 4 === 3) {
      chip.run(boot * 3 * CYCLES_PER_MS);
      bench.pad.powerCycle();
    }
    bench.pass(BOOT_MS);
    bench.raw();
  }
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('the same press at the same moment after boot draws a different nonce at every boot', () => {
  const flash = padFlash();
  const chip = new Chip({ flash, random: (length) => new Uint8Array(length).fill(0xa5) });
  const pools = Array.from({ length: 12 }, () => {
    chip.power();
    chip.run(BOOT_MS * CYCLES_PER_MS);
    return Buffer.from(chip.eeprom.memory.subarray(...POOL)).toString('hex');
  });
  expect(new Set(pools).size).toBe(pools.length);
});

it('pads with different RAM at power-up draw different nonces from their first seal on', () => {
  const drawn = Array.from({ length: 30 }, (_, pad) => nonce(new ChipBench({ seed: 100 + pad }), 1));
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('nonces look random: every bit is set about half of the time', () => {
  const bench = new ChipBench({ seed: 3 });
  const drawn = Array.from({ length: SEALS }, (_, i) => BigInt(`0x${nonce(bench, i + 1)}`));
  for (let bit = 0n; bit < 64n; bit += 1n) {
    const set = drawn.filter((one) => ((one >> bit) & 1n) === 1n).length;
    expect(set, `bit ${bit}`).toBeGreaterThan(0.3 * SEALS);
    expect(set, `bit ${bit}`).toBeLessThan(0.7 * SEALS);
  }
});

it('a lost or torn pool does not lead to a known nonce: what RAM and fingers add still differs', () => {
  const drawn = [4, 5, 6].map((seed) => {
    const bench = new ChipBench({ seed });
    bench.pad.powerOff();
    bench.pad.chip.eeprom.memory.fill(0, ...POOL);
    bench.pad.powerCycle();
    bench.pass(BOOT_MS);
    bench.pass(seededBytes(seed)(1)[0] ?? 0);
    return nonce(bench, 1);
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});
