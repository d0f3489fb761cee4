import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitment, type Sealed } from '../../firmware-protocol/codec/seal.ts';
import { seededRandom } from '../../rulebook/random.ts';
import { sealCheck, sealHex } from '../../host/record/proof.ts';
import { sealedNight } from './sealed-night.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SHELLS = ['/bin/sh', '/usr/bin/dash', '/usr/bin/bash', '/usr/bin/zsh', '/usr/bin/ksh'].filter((shell) => existsSync(shell));
const SHASUM = ['/usr/bin/shasum', '/usr/bin/core_perl/shasum'].find((path) => existsSync(path));

/** The first 32 of what a shell prints. */
function printed(shell: string, line: string, env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync(shell, ['-c', line], { encoding: 'utf8', env }).slice(0, 32);
}

/** The example of PROTOCOL.md, "The sealed face". */
const EXAMPLE = { id: 'anna', attempt: 17, hostNonce: '0011223344556677', nonce: '89abcdef01234567' } as const;

describe.each(SHELLS)('with %s and none of our code', (shell) => {
  test('every face of the protocol’s example gives the commitment printed there', () => {
    expect(FACES.map((face) => printed(shell, sealCheck({ ...EXAMPLE, face })))).toEqual([
      'dbaf7454ee7ded8f5a8542f33e71d4c2',
      '63cff5a43173956396f81e5535381b0b',
      '4c2e110aa28e80a0474bc6f9d37e0353',
      'a83652bed99fbe4784977f69a3c1470d',
      '5b24e3c16ab6b7b9640878c7b78f98a2',
      'fcdb05dbd883df423b83a0867487ba45',
    ]);
  });

  test('any bytes are passed unchanged, including those that are special to a shell', () => {
    const random = seededRandom(7);
    const hex = (bytes: readonly number[]) => Buffer.from(bytes).toString('hex');
    // ' % \ newline NUL " $ ` and bytes that are not UTF-8.
    const odd = [hex([0x27, 0x25, 0x5c, 0x0a, 0x00, 0x22, 0x24, 0x60]), hex([0xff, 0x80, 0xc3, 0x28, 0x25, 0x73, 0x5c, 0x30])];
    const drawn = Array.from({ length: 20 }, () => hex(Array.from({ length: 8 }, () => random(256))));
    for (const [i, nonce] of [...odd, ...drawn].entries()) {
      const ids = ['P1', '0-9_Az', 'sixteen-bytes-id', 'keys-0'];
      const sealed: Sealed = {
        id: ids[i % ids.length] ?? '',
        attempt: i * 190_000_003,
        hostNonce: drawn[i % drawn.length] ?? '',
        face: FACES[i % 6] ?? 1,
        nonce,
      };
      expect(printed(shell, sealCheck(sealed)), JSON.stringify(sealed)).toBe(commitment(sealed));
    }
  });

  test('the check that the console shows for a round holds for its face and for no other', async () => {
    const { proof } = (await sealedNight()).console;
    const seals = proof?.seats.flatMap((seat) => (seat.kind === 'seal' ? [seat] : [])) ?? [];
    expect(seals).toHaveLength(2);
    for (const seal of seals) {
      expect(printed(shell, seal.check)).toBe(seal.commitment);
      const { by: id, attempt, hostNonce, nonce } = seal;
      for (const face of FACES.filter((other) => other !== seal.face))
        expect(printed(shell, sealCheck({ id, attempt, hostNonce, nonce, face }))).not.toBe(seal.commitment);
    }
  });
});

test.runIf(SHASUM)('a computer that has no sha256sum, as a Mac may not, checks with shasum', () => {
  const tools = mkdtempSync(join(tmpdir(), 'tools-'));
  try {
    symlinkSync(SHASUM ?? '', join(tools, 'shasum'));
    expect(printed('/bin/sh', sealCheck({ ...EXAMPLE, face: 6 }), { PATH: tools })).toBe('fcdb05dbd883df423b83a0867487ba45');
  } finally {
    rmSync(tools, { recursive: true });
  }
});

test('the bytes for other calculators are those of PROTOCOL.md', () => {
  expect(sealHex({ ...EXAMPLE, face: 6 })).toBe(
    '4857525345414c31616e6e610000000000000000000000000000001100112233445566770689abcdef01234567',
  );
});
