import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fingerprintInGroups, makeFingerprint, parseFingerprint } from './fingerprint.ts';

const rest = '0'.repeat(54);

describe('a fingerprint', () => {
  it.each([
    ['0000000000', '00000000'],
    ['0000000001', '00000001'],
    ['000000001f', '0000000Z'],
    ['0000000020', '00000010'],
    ['8000000000', 'G0000000'],
    ['ffffffffff', 'ZZZZZZZZ'],
    // Each of the 32 characters once.
    ['00443214c7', '01234567'],
    ['4254b635cf', '89ABCDEF'],
    ['84653a56d7', 'GHJKMNPQ'],
    ['c675be77df', 'RSTVWXYZ'],
  ])('of a hash that begins with %s is %s', (begins, fingerprint) => {
    expect(makeFingerprint(`${begins}${rest}`)).toBe(fingerprint);
    expect(makeFingerprint(`${begins}${'f'.repeat(54)}`)).toBe(fingerprint);
  });

  it('is written in groups for a known SHA-256', () => {
    // ba7816bf8f01cfea…
    const abc = createHash('sha256').update('abc').digest('hex');
    expect(fingerprintInGroups(makeFingerprint(abc))).toBe('Q9W1 DFWF');
    expect(fingerprintInGroups(makeFingerprint(abc), '-')).toBe('Q9W1-DFWF');
  });

  it('is read as people note it', () => {
    for (const noted of ['7K3M9QXA', '7k3m9qxa', '7K3M 9QXA', '7k3m-9qxa', ' 7K3M 9QXA\n'])
      expect(parseFingerprint(noted)).toBe('7K3M9QXA');
    expect(parseFingerprint('oOiI lL01')).toBe('00111101');
  });

  it('is refused in any other form', () => {
    for (const other of ['', '7K3M9QX', '7K3M9QXAB', '7K3 M9QXA', '7K3M  9QXA', '7K3M--9QXA', 'UUUUUUUU', '7K3M_9QXA', '7K3M9Qß'])
      expect(parseFingerprint(other)).toBeUndefined();
  });

  it('is read back exactly as it was made', () => {
    for (let n = 0; n < 2_000; n += 1) {
      const fingerprint = makeFingerprint(createHash('sha256').update(String(n)).digest('hex'));
      expect(fingerprint).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(parseFingerprint(fingerprint)).toBe(fingerprint);
      expect(parseFingerprint(fingerprintInGroups(fingerprint).toLowerCase())).toBe(fingerprint);
    }
  });
});
