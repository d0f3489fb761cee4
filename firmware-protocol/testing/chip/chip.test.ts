import { describe, expect, it } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../../codec/codec.ts';
import { Chip } from './chip.ts';
import { CYCLES_PER_MS } from './peripherals.ts';
import { padFlash } from './firmware-image.ts';
import { seededBytes } from '../chip-bench.ts';

const flash = padFlash();
const hello = Buffer.from(`${makeHostMessage({ seq: 1, message: { type: 'hello' } })}\n`);

function onBench(seed = 1) {
  const chip = new Chip({ flash, random: seededBytes(seed) });
  const said: { byte: number; at: number }[] = [];
  chip.onSent = (byte, at) => said.push({ byte, at });
  const text = () => Buffer.from(said.map(({ byte }) => byte)).toString('latin1');
  return { chip, said, text, pass: (ms: number) => chip.run(ms * CYCLES_PER_MS) };
}

describe('a chip that executes the pad’s program', () => {
  it('runs the same to the cycle, in whatever slices it is run', () => {
    const [whole, cut] = [onBench(), onBench()];
    for (const { chip } of [whole, cut]) {
      chip.power();
      chip.at(400 * CYCLES_PER_MS, () => chip.receive(hello));
      chip.at(450 * CYCLES_PER_MS, () => chip.press(3));
    }
    whole.pass(800);
    for (let step = 1; cut.chip.cycles < 800 * CYCLES_PER_MS; step = (step * 7) % 1009) cut.chip.run(step);
    expect(cut.text()).toContain('|h,1,');
    expect(cut.said.filter(({ at }) => at <= 800 * CYCLES_PER_MS)).toEqual(whole.said);
  });

  it('starts with new random RAM at every power-up, and keeps it at every other reset', () => {
    const { chip, pass } = onBench();
    chip.power();
    pass(300);
    const free = 1500;
    const before = chip.sram[free];
    chip.reset('external');
    chip.reset('brownout');
    expect(chip.sram[free]).toBe(before);
    chip.powerOff();
    expect(chip.sram).toHaveLength(0);
    const fallen = new Set(Array.from({ length: 8 }, () => (chip.power(), chip.sram[free])));
    expect(fallen.size).toBeGreaterThan(4);
  });

  it.each([
    ['external', 'external'],
    ['brownout', 'brownout'],
    ['watchdog', 'watchdog'],
  ] as const)('tells the program of a reset that was %s', (cause, said) => {
    const { chip, text, pass } = onBench();
    chip.power();
    pass(300);
    chip.reset(cause);
    pass(200);
    const greetings = text()
      .trimEnd()
      .split('\n')
      .map((line) => parsePadMessage(line));
    expect(greetings).toHaveLength(2);
    expect(greetings).toMatchObject([{ value: { message: { reset: 'power' } } }, { value: { message: { reset: said } } }]);
  });

  it('hears nothing while it boots, and counts time without power', () => {
    const { chip, text, pass } = onBench();
    chip.power();
    chip.receive(hello);
    pass(300);
    expect(text()).not.toContain('|h,1,');
    chip.powerOff();
    const { cycles } = chip;
    pass(1000);
    expect(chip.cycles).toBe(cycles + 1000 * CYCLES_PER_MS);
  });

  it('damages only the byte of EEPROM that is being written when power fails', () => {
    const { chip, pass } = onBench();
    chip.power();
    pass(60);
    const [before, writes] = [chip.eeprom.memory.slice(), chip.eeprom.writes.slice()];
    chip.powerOff();
    const torn = [...chip.eeprom.memory.keys()].filter((at) => chip.eeprom.memory[at] !== before[at]);
    expect(torn).toHaveLength(1);
    expect(writes[torn[0] ?? -1]).toBe(1);
  });

  it('is reset by its watchdog when it hangs', () => {
    const { chip, text, pass } = onBench();
    chip.power();
    pass(300);
    chip.hang();
    pass(1000);
    expect(chip.watchdogResets).toBe(1);
    expect(text()).toMatch(/,w\*....\n$/);
  });
});
