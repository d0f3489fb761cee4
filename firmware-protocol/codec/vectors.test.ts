import { describe, expect, it } from 'vitest';
import { crc16, frameIn, parseFrame } from './frame.ts';
import { makeHostMessage, parseHostMessage, makePadMessage, parsePadMessage } from './codec.ts';
import type { Face, HostMessage, PadMessage } from './message.ts';
import { commitment, sealedBytes } from './seal.ts';
import commitments from './vectors/commitments.json';
import crcs from './vectors/crc.json';
import lines from './vectors/lines.json';

const parseBy = { host: parseHostMessage, pad: parsePadMessage };

describe('vectors', () => {
  it.each(crcs)('checksum of "$text"', ({ text, crc }) => {
    expect(crc16(text).toString(16).padStart(4, '0')).toBe(crc);
  });

  it.each(commitments)('commitment $commitment', ({ bytes, commitment: expected, face, ...rest }) => {
    const sealed = { ...rest, face: face as Face };
    expect(Buffer.from(sealedBytes(sealed)).toString('hex')).toBe(bytes);
    expect(commitment(sealed)).toBe(expected);
  });

  it.each(lines.host)('$line from the host', ({ line, seq, message }) => {
    expect(parseHostMessage(line)).toEqual({ ok: true, value: { seq, message } });
    expect(makeHostMessage({ seq, message: message as HostMessage })).toBe(line);
  });

  it.each(lines.pad)('$line from the pad', ({ line, seq, message }) => {
    expect(parsePadMessage(line)).toEqual({ ok: true, value: { seq, message } });
    expect(makePadMessage({ seq, message: message as PadMessage })).toBe(line);
  });

  it.each(lines.refused)('$by line refused as $code: $why', ({ by, line, code }) => {
    expect(parseBy[by as 'host' | 'pad'](line)).toEqual({ ok: false, code });
  });

  it.each(lines.torn)('a frame found after $why', ({ by, line, frame }) => {
    expect(frameIn(line)).toBe(frame);
    expect(parseBy[by as 'host' | 'pad'](line)).toEqual(parseBy[by as 'host' | 'pad'](frame));
    expect(parseFrame(frame).ok).toBe(true);
  });

  it('cover every message and every letter', () => {
    const letters = (messages: readonly { line: string }[]) => new Set(messages.map(({ line }) => line[1]));
    expect(letters(lines.host).size).toBe(13);
    expect(letters(lines.pad).size).toBe(16);
  });
});
