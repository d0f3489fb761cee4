import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomBytes } from './secret.ts';

/**
 * The Noise handshake `NNpsk0` (Noise Protocol Framework, revision 34): two fresh X25519 keys and a key both sides know.
 * Whoever lacks that key learns nothing and cannot take part; whoever learns it later cannot read what was sent before.
 */
const NAME = utf8ToBytes('Noise_NNpsk0_25519_ChaChaPoly_SHA256');
const NONE = new Uint8Array();
/** Bytes of a public key. */
const KEY = 32;

const P = 2n ** 255n - 19n;

/**
 * X25519 (RFC 7748). The one of `@noble/curves/ed25519.js` multiplies the base point on the Edwards curve, which is faster and
 * more than doubles the script that a phone loads for the curve; a phone needs two multiplications for a connection.
 */
export const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes(bytes: Uint8Array) {
    const [first = 0] = bytes;
    bytes[0] = first & 248;
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64;
    return bytes;
  },
});

/** What both sides have once the handshake is done: 32 bytes each. */
export interface Agreed {
  readonly fromInitiator: Uint8Array;
  readonly fromResponder: Uint8Array;
  /** Equal on both sides only if nobody stands between them. */
  readonly hash: Uint8Array;
}

/** What both sides begin with: bytes that both know, and the shared key, 32 bytes. */
export interface Beginning {
  readonly prologue: Uint8Array;
  readonly psk: Uint8Array;
}

/** The first message, and what makes the keys of the second: undefined if that is not the answer to the first. */
export function initiate(beginning: Beginning, random: RandomBytes, payload = NONE) {
  const state = new SymmetricState(beginning);
  const own = random(KEY);
  const ownPublic = x25519.getPublicKey(own);
  state.mixPublic(ownPublic);
  const message = concatBytes(ownPublic, state.encrypt(payload));
  const finish = (answer: Uint8Array): Agreed | undefined =>
    orUndefined(() => {
      const theirs = answer.subarray(0, KEY);
      state.mixPublic(theirs);
      state.mixKey(x25519.getSharedSecret(own, theirs));
      state.decrypt(answer.subarray(KEY));
      return state.split();
    });
  return { message, finish };
}

/** The answer to a first message, and the keys; undefined if it was not made with this beginning. */
export function respond(
  beginning: Beginning,
  message: Uint8Array,
  random: RandomBytes,
  payload = NONE,
): { readonly answer: Uint8Array; readonly agreed: Agreed } | undefined {
  return orUndefined(() => {
    const state = new SymmetricState(beginning);
    const theirs = message.subarray(0, KEY);
    state.mixPublic(theirs);
    state.decrypt(message.subarray(KEY));
    const own = random(KEY);
    const ownPublic = x25519.getPublicKey(own);
    state.mixPublic(ownPublic);
    state.mixKey(x25519.getSharedSecret(own, theirs));
    return { answer: concatBytes(ownPublic, state.encrypt(payload)), agreed: state.split() };
  });
}

/** The nonce of ChaChaPoly in Noise: four zeros, then the counter, low byte first. */
export function nonceOf(counter: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(counter), true);
  return nonce;
}

/** `SymmetricState` and `CipherState` of the specification. */
class SymmetricState {
  #chaining: Uint8Array = sha256(NAME);
  #hash: Uint8Array = sha256(NAME);
  #key: Uint8Array = NONE;
  #counter = 0;

  constructor({ prologue, psk }: Beginning) {
    this.#mixHash(prologue);
    const [chaining, hash, key] = this.#derive(psk, 3);
    this.#chaining = chaining;
    this.#mixHash(hash);
    this.#key = key;
  }

  /** The token `e`, with what a pre-shared key adds to it. */
  mixPublic(key: Uint8Array): void {
    this.#mixHash(key);
    this.mixKey(key);
  }

  mixKey(material: Uint8Array): void {
    [this.#chaining, this.#key] = this.#derive(material, 2);
    this.#counter = 0;
  }

  encrypt(plain: Uint8Array): Uint8Array {
    const sealed = this.#cipher().encrypt(plain);
    this.#mixHash(sealed);
    return sealed;
  }

  decrypt(sealed: Uint8Array): void {
    this.#cipher().decrypt(sealed);
    this.#mixHash(sealed);
  }

  split(): Agreed {
    const [fromInitiator, fromResponder] = this.#derive(NONE, 2);
    return { fromInitiator, fromResponder, hash: this.#hash };
  }

  #cipher() {
    return chacha20poly1305(this.#key, nonceOf(this.#counter++), this.#hash);
  }

  #mixHash(data: Uint8Array): void {
    this.#hash = sha256(concatBytes(this.#hash, data));
  }

  #derive(material: Uint8Array, keys: 2 | 3): [Uint8Array, Uint8Array, Uint8Array] {
    const bytes = hkdf(sha256, material, this.#chaining, NONE, keys * KEY);
    return [bytes.slice(0, KEY), bytes.slice(KEY, 2 * KEY), bytes.slice(2 * KEY)];
  }
}

/** What is not authentic makes the libraries throw; nobody is told which check failed. */
function orUndefined<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
