/** Crockford's base 32: digits and letters without I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Bits of a hash that a fingerprint holds, in hex digits. */
const HEX_DIGITS = 10;

/** Eight characters of Crockford's base 32 for the first 40 bits, most significant first, of a line's hash (SHA-256 in hex). */
export function makeFingerprint(hash: string): string {
  const bits = Number.parseInt(hash.slice(0, HEX_DIGITS), 16);
  return Array.from({ length: LENGTH }, (_, i) => DIGITS[Math.floor(bits / 32 ** (LENGTH - 1 - i)) % 32]).join('');
}

/** What somebody noted, as `makeFingerprint` writes it: lower case, O for 0, I or L for 1, and a space or hyphen are accepted. */
export function parseFingerprint(text: string): string | undefined {
  const groups = /^([0-9A-Za-z]{4})[ -]?([0-9A-Za-z]{4})$/.exec(text.trim());
  if (groups === null) return undefined;
  const digits = `${groups[1] ?? ''}${groups[2] ?? ''}`.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return digits.includes('U') ? undefined : digits;
}

/** Two groups of four, as people read it: `7K3M 9QXA`; with a hyphen if a space would break it. */
export function fingerprintInGroups(fingerprint: string, between: ' ' | '-' = ' '): string {
  return `${fingerprint.slice(0, LENGTH / 2)}${between}${fingerprint.slice(LENGTH / 2)}`;
}
