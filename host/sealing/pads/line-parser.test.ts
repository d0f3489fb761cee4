import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FRAME } from '../../../firmware-protocol/codec/frame.ts';
import { LineParser } from './line-parser.ts';

function parse(chunks: readonly (string | Buffer)[]): string[] {
  const parser = new LineParser();
  return chunks.flatMap((chunk) => parser.parse(Buffer.from(chunk)));
}

describe('LineParser', () => {
  it('passes lines, however they are split into chunks', () => {
    const lines = fc.array(fc.stringMatching(/^\|[A-Za-z0-9,*]{0,60}$/), { minLength: 1, maxLength: 8 });
    const property = fc.property(lines, fc.array(fc.integer({ min: 1, max: 40 })), (sent, cuts) => {
      const bytes = Buffer.from(sent.map((line) => `${line}\n`).join(''));
      const chunks: Buffer[] = [];
      let at = 0;
      for (const cut of cuts) chunks.push(bytes.subarray(at, (at += cut)));
      chunks.push(bytes.subarray(at));
      expect(parse(chunks)).toEqual(sent);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('drops other bytes, and passes the next whole line', () => {
    expect(parse(['rst cause:4\r\nboot m', 'ode\n', '|ok\n'])).toEqual(['|ok']);
  });

  it('restarts a line at `|`, also across chunks', () => {
    expect(parse(['|hal', '|whole\n'])).toEqual(['|whole']);
    expect(parse(['noise|whole\n'])).toEqual(['|whole']);
  });

  it('drops a line longer than a frame, in one chunk or several', () => {
    const long = `|${'x'.repeat(64)}\n`;
    const longest = `|${'x'.repeat(62)}\r`;
    const sent = `${long}${longest}\n${long}`;
    expect(parse([sent])).toEqual([longest]);
    expect(parse([...sent])).toEqual([longest]);
  });

  it('does not join a partial line to the next', () => {
    expect(parse([`|${'x'.repeat(70)}`, 'tail\n|ok\n'])).toEqual(['|ok']);
  });

  it('does not pass a partial line', () => {
    expect(parse(['|ok\n|hal'])).toEqual(['|ok']);
  });

  it.each(['x', '|x', '|'])('keeps almost nothing of a flood of %s without a newline', (flooded) => {
    const flood = Buffer.alloc(64 * 1024, flooded);
    const lines = parse([...Array.from({ length: 64 }, () => flood), '\n|ok\n']);
    expect(lines.at(-1)).toBe('|ok');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(MAX_FRAME);
  });
});
