import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 as reference } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vector from '../codec/vectors/noise.json';
import { initiate, nonceOf, respond, x25519 } from './noise.ts';

const beginning = { prologue: hexToBytes(vector.prologue), psk: hexToBytes(vector.psk) };
const drawing = (hex: string) => () => hexToBytes(hex);
const [first, second, ...transport] = vector.messages;

describe('the handshake NNpsk0', () => {
  it('makes the messages, keys and hash of the published test vector', () => {
    const initiator = initiate(beginning, drawing(vector.initiator), hexToBytes(first?.payload ?? ''));
    expect(bytesToHex(initiator.message)).toBe(first?.ciphertext);

    const responded = respond(beginning, initiator.message, drawing(vector.responder), hexToBytes(second?.payload ?? ''));
    expect(bytesToHex(responded?.answer ?? new Uint8Array())).toBe(second?.ciphertext);

    const agreed = initiator.finish(responded?.answer ?? new Uint8Array());
    expect(agreed).toEqual(responded?.agreed);
    expect(bytesToHex(agreed?.hash ?? new Uint8Array())).toBe(vector.hash);
    for (const [at, { payload, ciphertext }] of transport.entries()) {
      const key = at % 2 === 0 ? agreed?.fromInitiator : agreed?.fromResponder;
      const sealed = chacha20poly1305(key ?? new Uint8Array(), nonceOf(Math.floor(at / 2))).encrypt(hexToBytes(payload));
      expect(bytesToHex(sealed)).toBe(ciphertext);
    }
  });

  it.each([
    ['another key', { ...beginning, psk: new Uint8Array(32) }],
    ['another prologue', { ...beginning, prologue: new Uint8Array(1) }],
  ])('is not answered with %s', (_what, other) => {
    const { message } = initiate(beginning, drawing(vector.initiator));
    expect(respond(other, message, drawing(vector.responder))).toBeUndefined();
  });

  it('is not answered when a bit of the first message was changed, nor finished when one of the answer was', () => {
    const initiator = initiate(beginning, drawing(vector.initiator));
    const changed = (bytes: Uint8Array, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
    for (const at of initiator.message.keys())
      expect(respond(beginning, changed(initiator.message, at), drawing(vector.responder))).toBeUndefined();
    const answer = respond(beginning, initiator.message, drawing(vector.responder))?.answer ?? new Uint8Array();
    for (const at of answer.keys()) {
      const fresh = initiate(beginning, drawing(vector.initiator));
      expect(fresh.finish(changed(answer, at))).toBeUndefined();
    }
  });

  it('refuses a public key of low order, which would make the shared secret known', () => {
    const low = new Uint8Array(48);
    expect(respond(beginning, low, drawing(vector.responder))).toBeUndefined();
  });
});

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
});
