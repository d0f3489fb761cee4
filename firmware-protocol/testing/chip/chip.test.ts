import { expect, it } from 'vitest';
import { Chip } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';
import { padFlash } from './firmware-image.ts';
import { seededBytes } from '../chip-bench.ts';

// What the tests of the firmware rely on, and what would go unnoticed there: that a cut of power does its damage.
function powered(): Chip {
  const chip = new Chip({ flash: padFlash(), random: seededBytes(1) });
  chip.power();
  return chip;
}

it('starts with new random RAM at every power-up, and keeps it at every other reset', () => {
  const chip = powered();
  chip.run(300 * CYCLES_PER_MS);
  const free = 1500;
  const before = chip.sram[free];
  chip.reset('external');
  chip.reset('brownout');
  expect(chip.sram[free]).toBe(before);
  const fallen = new Set(Array.from({ length: 8 }, () => (chip.power(), chip.sram[free])));
  expect(fallen.size).toBeGreaterThan(4);
});

it('damages only the byte of EEPROM that is being written when power fails', () => {
  const chip = powered();
  chip.run(60 * CYCLES_PER_MS);
  const [before, writes] = [chip.eeprom.memory.slice(), chip.eeprom.writes.slice()];
  chip.powerOff();
  const torn = [...chip.eeprom.memory.keys()].filter((at) => chip.eeprom.memory[at] !== before[at]);
  expect(torn).toHaveLength(1);
  expect(writes[torn[0] ?? -1]).toBe(1);
});
