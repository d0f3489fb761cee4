import { x25519 as reference } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { x25519 } from './x25519.ts';

const scalar = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('X25519', () => {
  it('gives what RFC 7748, section 5.2, gives', () => {
    const k = hexToBytes('a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4');
    const u = hexToBytes('e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c');
    expect(bytesToHex(x25519.getSharedSecret(k, u))).toBe('c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552');
  });

  it('gives what the whole library gives, for any keys', () => {
    fc.assert(
      fc.property(scalar, scalar, (one, other) => {
        const theirs = reference.getPublicKey(other);
        expect(x25519.getPublicKey(one)).toEqual(reference.getPublicKey(one));
        expect(x25519.getSharedSecret(one, theirs)).toEqual(reference.getSharedSecret(one, theirs));
      }),
      { numRuns: 20 },
    );
  });

  it('takes no point of low order, whose secret everybody knows', () => {
    expect(() => x25519.getSharedSecret(new Uint8Array(32).fill(7), new Uint8Array(32))).toThrow();
  });
});
