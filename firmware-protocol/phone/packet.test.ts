import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_BYTES } from './channel.ts';
import { makePacket, MOST_LINES, parsePacket, roomFor, type Packet } from './packet.ts';

const packets: fc.Arbitrary<Packet> = fc
  .record({
    acknowledged: fc.nat(255),
    lines: fc.string({ unit: fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)), maxLength: MOST_LINES }),
    fragment: fc.option(
      fc.record({
        number: fc.integer({ min: 1, max: 255 }),
        last: fc.boolean(),
        bytes: fc.uint8Array({ maxLength: PLAIN_BYTES }),
      }),
      { nil: undefined },
    ),
  })
  .filter(({ lines, fragment }) => (fragment?.bytes.length ?? 0) <= roomFor(lines));

describe('a packet', () => {
  it('is read as it was made, and always has one size', () => {
    fc.assert(
      fc.property(packets, (packet) => {
        expect(makePacket(packet)).toHaveLength(PLAIN_BYTES);
        expect(parsePacket(makePacket(packet))).toEqual(packet);
      }),
    );
  });

  it('is made by `makePacket` whenever it is read', () => {
    fc.assert(
      fc.property(packets, fc.array(fc.tuple(fc.nat(PLAIN_BYTES - 1), fc.nat(255)), { maxLength: 3 }), (packet, changes) => {
        const bytes = makePacket(packet);
        for (const [at, value] of changes) bytes[at] = value;
        const parsed = parsePacket(bytes);
        if (parsed !== undefined) expect(makePacket(parsed)).toEqual(bytes);
      }),
    );
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => bytes.length === PLAIN_BYTES || parsePacket(bytes) === undefined),
    );
  });
});
