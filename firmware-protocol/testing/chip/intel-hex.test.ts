import { describe, expect, it } from 'vitest';
import { flashOf } from './firmware-image.ts';

const END = ':00000001FF';

describe('Intel HEX', () => {
  it('puts bytes at the addresses of their records, and leaves the rest erased', () => {
    const flash = flashOf(`:0300100001020 3E7\r\n:02000200AABB97\n:0400000300000000F9\n${END}\n`.replace(' ', ''));
    expect(flash).toHaveLength(32 * 1024);
    expect([...flash.subarray(0, 6)]).toEqual([0xff, 0xff, 0xaa, 0xbb, 0xff, 0xff]);
    expect([...flash.subarray(0x10, 0x14)]).toEqual([1, 2, 3, 0xff]);
  });

  it.each([
    ['', 'line 1 is no Intel HEX'],
    ['hello', 'line 1 is no Intel HEX'],
    [':0200020', 'line 1 is no Intel HEX'],
    [':02000200AABB98', 'line 1 has a wrong checksum'],
    [':03000200AABB96', 'line 1 is not as long as it says'],
    [':02000200AABB97', 'the file ends before its end record'],
    [':020000040001F9', 'line 1 is of type 4, which no program of 32 KB needs'],
    [':028000000102 7B'.replace(' ', ''), 'line 1 goes beyond a flash of 32 KB'],
  ])('%s: %s', (text, why) => {
    expect(() => flashOf(text)).toThrow(why);
  });
});
