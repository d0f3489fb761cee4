import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framedHostMessage, framedPadMessage, fuzzLines } from '../testing/arbitrary.ts';
import { MAX_FRAME } from './frame.ts';
import { makeHostMessage, parseHostMessage, makePadMessage, parsePadMessage } from './codec.ts';
import lines from './vectors/lines.json';

describe('messages', () => {
  it('from the host are parsed as they were made', () => {
    fc.assert(
      fc.property(framedHostMessage, (framed) => {
        const line = makeHostMessage(framed);
        expect(line.length).toBeLessThan(MAX_FRAME);
        expect(parseHostMessage(line)).toEqual({ ok: true, value: framed });
      }),
    );
  });

  it('from the pad are parsed as they were made', () => {
    fc.assert(
      fc.property(framedPadMessage, (framed) => {
        const line = makePadMessage(framed);
        expect(line.length).toBeLessThan(MAX_FRAME);
        expect(parsePadMessage(line)).toEqual({ ok: true, value: framed });
      }),
    );
  });

  it('survive a partial frame before them', () => {
    fc.assert(
      fc.property(fc.string(), framedPadMessage, (noise, framed) => {
        expect(parsePadMessage(`${noise}${makePadMessage(framed)}\r`)).toEqual({ ok: true, value: framed });
      }),
    );
  });
});

describe('any line', () => {
  it('is refused with a code or equals what the codec makes', () => fuzzLines(20, 5000));

  it('with two flipped bits is never accepted', () => {
    for (const { line, parse } of samples()) {
      const bits = line.length * 8;
      for (let first = 0; first < bits; first++) {
        for (let second = first + 1; second < bits; second++) {
          const turned = turn(turn(line, first), second);
          if (parse(turned).ok) expect.fail(`accepted as ${turned}`);
        }
      }
    }
  });
});

describe('a pad id', () => {
  const setId = (id: string) => parseHostMessage(makeHostMessage({ seq: 1, message: { type: 'setId', id } })).ok;

  it.each(['anna', 'Pad_3', '0-0', 'ABCDEFGHIJKLMNOP'])('may be %s', (id) => expect(setId(id)).toBe(true));
  it.each(['', '?', 'a b', 'a,b', 'a*', 'é', 'ABCDEFGHIJKLMNOPQ'])('may not be "%s"', (id) => expect(setId(id)).toBe(false));
});

/** One line of each length class; a short one, a long one, and the one that matters most. */
function samples() {
  const long = lines.pad.find(({ message }) => message.type === 'sealed');
  const face = lines.pad.find(({ message }) => message.type === 'reveal');
  const short = lines.host.find(({ message }) => message.type === 'ping');
  return [
    { line: long?.line ?? '', parse: parsePadMessage },
    { line: face?.line ?? '', parse: parsePadMessage },
    { line: short?.line ?? '', parse: parseHostMessage },
  ];
}

function turn(line: string, bit: number): string {
  const at = Math.floor(bit / 8);
  return line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ (1 << (bit % 8))) + line.slice(at + 1);
}
