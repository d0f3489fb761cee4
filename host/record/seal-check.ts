import { sealedBytes, type Sealed } from '../../firmware-protocol/codec/seal.ts';

/**
 * A line for the shell of any computer that prints the SHA-256 of a seal's 45 bytes (PROTOCOL.md, "The sealed face"):
 * nothing of ours is needed. `printf` is asked for octal, the one way of writing bytes that POSIX grants.
 */
export function sealCheck(sealed: Sealed): string {
  return `printf '${[...sealedBytes(sealed)].map(written).join('')}' | { sha256sum 2>/dev/null || shasum -a 256; }`;
}

/** Letters stand as they are; a digit might be read as part of the byte before it. */
function written(byte: number): string {
  const letter = String.fromCharCode(byte);
  return /[A-Za-z]/.test(letter) ? letter : `\\${byte.toString(8).padStart(3, '0')}`;
}

/** The same bytes in hex. */
export function sealHex(sealed: Sealed): string {
  return Buffer.from(sealedBytes(sealed)).toString('hex');
}
