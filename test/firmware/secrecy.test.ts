import { describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import { arm, HOST_NONCE } from '../../firmware-protocol/testing/state-commands.ts';
import { sized } from '../support/sized.ts';
import { DEEDS, DEED_NAMES, Overheard } from './overheard.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
/** Seeds that give a pad's random pool and RAM different contents. */
const POOLS = [1, 2, 3].slice(0, sized({ sample: 1, whole: 3 }));

/** A pad that seals this face in this way, overheard until the count has ended; then opened. */
function sealed(name: string, face: Face, seed: number) {
  const bench = new ChipBench({ seed, id: 'anna'.repeat(seed) });
  bench.ask(arm(5));
  const overheard = new Overheard(bench);
  DEEDS[name]?.(bench, face);
  const closed = bench.ask({ type: 'close', attempt: 5 });
  bench.pass(700);
  const [before, signature, commitments] = [overheard.text, overheard.signature, overheard.commitments];
  const seal = closed.type === 'close' ? closed.seal : 0;
  const opened = bench.ask({ type: 'reveal', attempt: 5, seal });
  if (opened.type !== 'reveal') throw new Error(`${name} leaves nothing to open`);
  return { bench, before, signature, commitments, opened };
}

describe('until the reveal', () => {
  it.each(DEED_NAMES)('%s looks and sounds the same with all six faces, to the cycle', (name) => {
    for (const seed of POOLS) {
      const signatures = new Set(FACES.map((face) => sealed(name, face, seed).signature));
      expect(signatures.size, `pool ${seed}`).toBe(1);
    }
  });

  it('the same instructions are executed for all six faces', () => {
    const paths = FACES.map((face) => {
      const bench = new ChipBench().into('armed');
      const { chip } = bench.pad;
      chip.press(face);
      const path: number[] = [];
      for (const until = chip.cycles + 40 * 16_000; chip.cycles < until; chip.run(1)) {
        if (path.at(-1) !== chip.programCounter) path.push(chip.programCounter);
      }
      bench.pass(1);
      expect(bench.pad.state).toBe('sealed');
      return path;
    });
    for (const path of paths) expect(path.length).toBeGreaterThan(10_000);
    for (const path of paths.slice(1))
      expect(Buffer.from(Uint32Array.from(path).buffer).equals(Buffer.from(Uint32Array.from(paths[0] ?? []).buffer))).toBe(true);
  });

  it.each(DEED_NAMES)('%s sends no nonce, and no commitment that six guesses would open', (name) => {
    const { before, commitments, opened } = sealed(name, 4, 1);
    expect(before).not.toContain(opened.nonce);
    const made = (face: Face, nonce: string) => commitment({ id: 'anna', attempt: 5, hostNonce: HOST_NONCE, face, nonce });
    const known = [
      '0'.repeat(16),
      'f'.repeat(16),
      HOST_NONCE,
      ...commitments.flatMap((hex) => [hex.slice(0, 16), hex.slice(16)]),
    ];
    const guesses = known.flatMap((nonce) => FACES.map((face) => made(face, nonce)));
    for (const guess of guesses) expect(commitments).not.toContain(guess);
    expect(FACES.filter((face) => commitments.includes(made(face, opened.nonce)))).toEqual([opened.face]);
  });
});

describe('no trace of a face is left', () => {
  it('the EEPROM is not written between boots, and never holds a face or nonce', () => {
    const images = FACES.map((face) => {
      const bench = new ChipBench();
      const { eeprom } = bench.pad.chip;
      const [before, writes] = [eeprom.memory.slice(), eeprom.writes.slice()];
      bench.ask(arm(5));
      bench.press(face);
      bench.ask({ type: 'close', attempt: 5 });
      const opened = bench.ask({ type: 'reveal', attempt: 5, seal: 1 });
      bench.ask({ type: 'result', attempt: 5, verdict: 'took' });
      expect(eeprom.memory).toEqual(before);
      expect(eeprom.writes).toEqual(writes);
      if (opened.type === 'reveal') expect(Buffer.from(eeprom.memory).includes(Buffer.from(opened.nonce, 'hex'))).toBe(false);
      bench.pad.powerCycle();
      bench.pass(300);
      return Buffer.from(eeprom.memory).toString('hex');
    });
    expect(new Set(images).size).toBe(1);
  });

  it.each(['abort', 'result', 'a later attempt'] as const)('%s wipes the nonce from all RAM', (end) => {
    const bench = new ChipBench().into(end === 'a later attempt' ? 'closed' : 'revealed');
    const again = bench.ask({ type: 'reveal', attempt: 5, seal: 1 });
    const nonce = Buffer.from(again.type === 'reveal' ? again.nonce : '', 'hex');
    const held = () => Buffer.from(bench.pad.chip.sram).includes(nonce);
    expect(nonce).toHaveLength(8);
    expect(held()).toBe(true);
    if (end === 'abort') bench.ask({ type: 'abort', attempt: 5 });
    else if (end === 'result') bench.ask({ type: 'result', attempt: 5, verdict: 'out' });
    else bench.ask(arm(6));
    bench.pass(20);
    expect(held()).toBe(false);
  });
});
