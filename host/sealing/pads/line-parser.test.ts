import { once } from 'node:events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FRAME } from '../../../firmware-protocol/codec/frame.ts';
import { LineParser } from './line-parser.ts';

async function pass(chunks: readonly (string | Buffer)[]): Promise<string[]> {
  const parser = new LineParser();
  const lines: string[] = [];
  parser.on('data', (line: string) => lines.push(line));
  for (const chunk of chunks) parser.write(Buffer.from(chunk));
  parser.end();
  await once(parser, 'finish');
  return lines;
}

describe('LineParser', () => {
  it('passes lines, however they are split into chunks', async () => {
    const lines = fc.array(fc.stringMatching(/^\|[A-Za-z0-9,*]{0,60}$/), { minLength: 1, maxLength: 8 });
    const property = fc.asyncProperty(lines, fc.array(fc.integer({ min: 1, max: 40 })), async (sent, cuts) => {
      const bytes = Buffer.from(sent.map((line) => `${line}\n`).join(''));
      const chunks: Buffer[] = [];
      let at = 0;
      for (const cut of cuts) chunks.push(bytes.subarray(at, (at += cut)));
      chunks.push(bytes.subarray(at));
      expect(await pass(chunks)).toEqual(sent);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('drops other bytes, and passes the next whole line', async () => {
    expect(await pass(['rst cause:4\r\nboot m', 'ode\n', '|ok\n'])).toEqual(['|ok']);
  });

  it('restarts a line at `|`, even across chunks', async () => {
    expect(await pass(['|hal', '|whole\n'])).toEqual(['|whole']);
    expect(await pass(['noise|whole\n'])).toEqual(['|whole']);
  });

  it('drops a line longer than a frame, in one chunk or several', async () => {
    const long = `|${'x'.repeat(64)}\n`;
    const longest = `|${'x'.repeat(62)}\r`;
    const sent = `${long}${longest}\n${long}`;
    expect(await pass([sent])).toEqual([longest]);
    expect(await pass([...sent])).toEqual([longest]);
  });

  it('does not join a partial line to the next', async () => {
    expect(await pass([`|${'x'.repeat(70)}`, 'tail\n|ok\n'])).toEqual(['|ok']);
  });

  it('does not emit a partial line when the port closes', async () => {
    expect(await pass(['|ok\n|hal'])).toEqual(['|ok']);
  });

  it.each(['x', '|x', '|'])('buffers almost nothing of a flood of %s without a newline', async (flooded) => {
    const parser = new LineParser();
    const lines: string[] = [];
    parser.on('data', (line: string) => lines.push(line));
    const flood = Buffer.alloc(64 * 1024, flooded);
    for (let n = 0; n < 64; n += 1) {
      if (!parser.write(flood)) await once(parser, 'drain');
    }
    expect(parser.readableLength + parser.buffer.length).toBeLessThanOrEqual(MAX_FRAME + 1);
    parser.end('\n|ok\n');
    await once(parser, 'finish');
    expect(lines.at(-1)).toBe('|ok');
  });
});
