import { describe, expect, it } from 'vitest';
import lines from '../codec/vectors/lines.json';
import { ScriptedBench } from '../testing/scripted-bench.ts';
import { FrameReader, OVERRUN } from './wire.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the receiver', () => {
  it.each(lines.host.map(({ line }) => line))('reads %s in any pieces', (line) => {
    const whole = bytes(`${line}\r\n`);
    expect(new FrameReader().read(whole)).toEqual([line]);
    const reader = new FrameReader();
    expect([...whole].flatMap((byte) => reader.read(Uint8Array.of(byte)))).toEqual([line]);
  });

  it.each(lines.torn)('finds a frame after $why', ({ line, frame }) => {
    expect(new FrameReader().read(bytes(`${line}\n`)).at(-1)).toBe(frame);
  });

  it('drops a frame that is too long, and reads the next one', () => {
    const flood = `|${'x'.repeat(100_000)}`;
    expect(new FrameReader().read(bytes(`${flood}\n|P,1*4b6c\n`))).toEqual([OVERRUN, '|P,1*4b6c']);
  });

  it.each(lines.refused.filter(({ by, line }) => by === 'host' && line.startsWith('|')))(
    'lets the pad answer $code under sequence $seq: $why',
    ({ line, code, seq = 0 }) => {
      const bench = new ScriptedBench();
      bench.type(`${line}\n`);
      expect(bench.framed()).toEqual([{ seq, message: { type: 'error', code } }]);
    },
  );
});
