import { afterAll, describe, expect, it, vi } from 'vitest';
import crcs from '../../codec/vectors/crc.json';
import { compiled, compilerHere } from '../../testing/compiled.ts';
import { conforms } from '../../testing/conformance.ts';
import { compare, outputsOfCore } from '../../testing/differential.ts';
import { hearing, holding } from '../../testing/stimulus.ts';

// Compiling takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const compiler = compilerHere();
const HELLO = '|H,1*1d69\n';
const ARM = '|A,2,18,0011223344556677*ed18\n';
const ARMED = ['id anna', 'boot p', hearing(HELLO + ARM)];
const PRESSED = [holding(6), 'tick 7', holding(), 'tick 7'];

describe.skipIf(compiler === undefined)("the firmware's core, with sanitizers", () => {
  const bench = compiled(compiler ?? '');
  afterAll(() => bench.remove());

  conforms((runs) => outputsOfCore(bench, runs));

  it('computes every checksum of the vectors', () => {
    const output = bench.play(crcs.map(({ text }) => `crc ${Buffer.from(text, 'latin1').toString('hex')}`));
    expect(output).toEqual(crcs.map(({ crc }) => `${crc}\n`));
  });

  it('sends the same as the scripted pad in any history', () => compare((runs) => outputsOfCore(bench, runs), 1912, 150));

  it('passes all checks on every path that a fuzzer has found', () => {
    expect(bench.replayCorpus()).toBeGreaterThan(50);
  });

  it('halts and makes no seal if two buttons go down in the same tick', () => {
    const play = (ticks: number) =>
      bench
        .play([...ARMED, holding(5, 4), `tick ${ticks}`])
        .slice(-1)
        .join('');
    expect(play(356)).toBe('');
    expect(play(357)).toMatch(/^\|t,0,1,18,0\*/);
  });

  it('seals at most 65535 times in an attempt', () => {
    const pressed = Array.from({ length: 65_536 }, () => PRESSED).flat();
    const seals = bench.play([...ARMED, ...pressed]).filter((text) => text.includes('|s'));
    expect(seals).toHaveLength(65_535);
    expect(seals.at(-1)).toMatch(/^\|s,0,255,18,65535,/);
  });

  it('reports that it has no id once its store is worn out', () => {
    const inputs = ['id anna', 'boot p', 'worn', ...[HELLO, '|D,2,bert*4744\n', '|H,3*3d2b\n'].map(hearing)];
    expect(bench.play(inputs).slice(4)).toEqual([
      expect.stringMatching(/^\|e,2,store/),
      expect.stringMatching(/^\|h,3,2,2\.0\.0,\?,/),
    ]);
  });

  it('seals nothing if its id was lost in a reset after it was armed', () => {
    const pressed = ['boot e', hearing('|K,0,0*249a\n'), holding(5), 'tick 7'];
    expect(bench.play([...ARMED, ...pressed]).at(-1)).toMatch(/^\|s,0,1,18,1,/);
    expect(bench.play([...ARMED, 'id', ...pressed]).at(-1)).toBe('');
  });

  describe('its two copies of the memory', () => {
    const helloAfter = (damages: readonly (readonly string[])[]) =>
      bench
        .playAll(damages.map((damage) => [...ARMED, ...PRESSED, ...damage, 'boot e']))
        .map((output) => output.at(-1)?.split('\n')[0]);

    it.each([0, 1])('survive a reset that damages any byte of copy %i', (copy) => {
      const hellos = helloAfter(Array.from({ length: 60 }, (_, byte) => [`torn ${copy} ${byte}`]));
      for (const hello of hellos) expect(hello).toMatch(/^\|h,0,2,2\.0\.0,anna,s,18,1,e\*/);
    });

    it('are blank, as after power, if both are damaged', () => {
      expect(helloAfter([['torn 0 9', 'torn 1 30']])).toEqual([expect.stringMatching(/^\|h,0,2,2\.0\.0,anna,i,0,0,p\*/)]);
    });
  });
});
