import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

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
