import { describe, expect, it } from 'vitest';
import { ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import type { LitLeds } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { tableRows } from '../../firmware-protocol/testing/protocol-text.ts';
import { arm } from '../../firmware-protocol/testing/state-commands.ts';
import type { HostMessage } from '../../firmware-protocol/codec/message.ts';

/** PROTOCOL.md, "LEDs": every row of its table is compared with the pins of the executed chip. */
const LOOKED_MS = 2016;
const PERIOD_MS = 1008;

/** How a pad is brought to the state that a row describes. */
const ROWS: Readonly<Record<string, (bench: ChipBench) => void>> = {
  'idle, no verdict; closed without an acknowledged seal': (bench) => {
    bench.ask(arm(5));
    bench.ask({ type: 'close', attempt: 5 });
  },
  'armed: choose; sealed, and the host has not acknowledged it': (bench) => bench.into('armed').press(6),
  'nudged, until a seal is acknowledged, or closed': (bench) => void bench.into('armed').ask({ type: 'nudge', attempt: 5 }),
  'sealed and acknowledged, and until the result: ready': (bench) => void bench.into('revealed'),
  "halted, by this pad or by the host's word, for 1 s": (bench) => void bench.into('sealed').ask({ type: 'halted', attempt: 5 }),
  'identify, for 3 s': (bench) => void bench.ask({ type: 'identify' }),
  'result *took*': (bench) => ended(bench, 'took'),
  'result *blocked*': (bench) => ended(bench, 'blocked'),
  'result *out*': (bench) => ended(bench, 'out'),
  'result *back*': (bench) => ended(bench, 'back'),
  'result *nothing*': (bench) => ended(bench, 'nothing'),
};

/** What a cell of the table looks like: how often the light comes on, for how much of the time, and whether evenly. */
const LOOKS: Readonly<Record<string, { readonly flashes: number; readonly share: number; readonly even: boolean }>> = {
  off: { flashes: 0, share: 0, even: true },
  on: { flashes: 0, share: 1, even: true },
  // In every row with these words the pad had sealed.
  'as before': { flashes: 0, share: 1, even: true },
  'blinks, once a second': { flashes: 1, share: 0.5, even: true },
  'blinks, four times a second': { flashes: 4, share: 0.5, even: true },
  'blinks with it': { flashes: 4, share: 0.5, even: true },
  'flash in turn': { flashes: 4, share: 0.5, even: true },
  'four times a second': { flashes: 4, share: 0.5, even: true },
  'blinks twice, pauses': { flashes: 2, share: 0.25, even: false },
};

function ended(bench: ChipBench, verdict: Extract<HostMessage, { type: 'result' }>['verdict']): void {
  bench.into('revealed');
  bench.ask({ type: 'result', attempt: 5, verdict });
}

/** Both lights, every ms from now on. */
function watched(bench: ChipBench, ms: number): readonly LitLeds[] {
  const seen: LitLeds[] = [];
  for (let passed = 0; passed < ms; passed += 1) {
    bench.pass(1);
    seen.push(bench.lit);
  }
  return seen;
}

function lookOf(lit: readonly boolean[]): { flashes: number; share: number; even: boolean } {
  const rises = lit.flatMap((on, ms) => (on && lit[ms - 1] === false ? [ms] : []));
  const gaps = rises.slice(1).map((at, i) => at - (rises[i] ?? 0));
  return {
    flashes: Math.round((rises.length * PERIOD_MS) / lit.length),
    share: Math.round((8 * lit.filter((on) => on).length) / lit.length) / 8,
    even: gaps.every((gap) => Math.abs(gap - (gaps[0] ?? 0)) <= 2),
  };
}

const cells = tableRows('LEDs').map(([when = '', a = '', b = '']) => ({ when, a, b }));

describe('the lights of the executed chip', () => {
  it('are tested in every row of the table', () => {
    expect(cells.map(({ when }) => when)).toEqual(Object.keys(ROWS));
  });

  it.each(cells)('$when: A $a, B $b', ({ when, a, b }) => {
    const bench = new ChipBench();
    ROWS[when]?.(bench);
    // The light changes with the tick after the answer, and a halt is over after a second.
    bench.pass(5);
    const seen = watched(bench, when.startsWith('halted') ? 800 : LOOKED_MS);
    expect(lookOf(seen.map((lit) => lit.a))).toEqual(LOOKS[a]);
    expect(lookOf(seen.map((lit) => lit.b))).toEqual(LOOKS[b]);
    if (b === 'blinks with it') expect(seen.filter((lit) => lit.a !== lit.b)).toEqual([]);
    if (a === 'flash in turn') expect(seen.filter((lit) => lit.a === lit.b)).toEqual([]);
  });

  it('a halt and identify end by themselves, after 1 s and 3 s', () => {
    const halted = new ChipBench().into('sealed');
    halted.ask({ type: 'halted', attempt: 5 });
    expect(lastLitB(watched(halted, 1500))).toBeCloseTo(1000, -2);
    const identified = new ChipBench();
    identified.ask({ type: 'identify' });
    expect(lastLitB(watched(identified, 4000))).toBeCloseTo(3000, -2);
  });

  it('are off once closed if the host has acknowledged only the seal before', () => {
    const bench = new ChipBench().into('sealed');
    bench.press(1);
    bench.ask({ type: 'close', attempt: 5 });
    bench.pass(5);
    expect(bench.lit).toEqual({ a: false, b: false });
  });

  it('a verdict stays until the next arm or abort', () => {
    for (const end of [arm(6), { type: 'abort', attempt: 5 } as const]) {
      const bench = new ChipBench();
      ended(bench, 'back');
      bench.pass(10_000);
      expect(bench.lit).toEqual({ a: true, b: true });
      bench.ask(end);
      bench.pass(5);
      expect(bench.lit.b).toBe(false);
    }
  });
});

function lastLitB(seen: readonly LitLeds[]): number {
  return seen.findLastIndex(({ b }) => b);
}
