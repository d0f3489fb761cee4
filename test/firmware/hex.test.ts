import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FIRMWARE = join(import.meta.dirname, '../../firmware-protocol/firmware');
const HEX = readFileSync(join(FIRMWARE, 'pad.hex'), 'latin1');

/** What the Makefile recorded about the committed program. */
const made = JSON.parse(readFileSync(join(FIRMWARE, 'pad.json'), 'utf8')) as {
  readonly sha256: string;
  readonly compiler: string;
  readonly flash: number;
  readonly ram: number;
};

const compiler = spawnSync('avr-gcc', ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0];

/** Bytes of the program: the data records of Intel HEX, each with its count in its first two digits. */
const programBytes = (hex: string) =>
  hex
    .split('\n')
    .filter((record) => record.slice(7, 9) === '00')
    .reduce((sum, record) => sum + Number.parseInt(record.slice(1, 3), 16), 0);

describe('the committed program', () => {
  it('has the recorded checksum and size', () => {
    expect(createHash('sha256').update(HEX, 'latin1').digest('hex')).toBe(made.sha256);
    expect(programBytes(HEX)).toBe(made.flash);
  });

  it('takes no more than 8 KB of flash, and leaves 300 bytes of its 1 KB of RAM for calls and interrupts', () => {
    expect(made.flash).toBeLessThanOrEqual(8192);
    expect(made.ram).toBeLessThanOrEqual(1024 - 300);
  });

  it.skipIf(compiler !== made.compiler)('is what the sources compile to, byte for byte', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pad-hex-'));
    try {
      for (const part of ['core', 'chip', 'Makefile']) cpSync(join(FIRMWARE, part), join(folder, part), { recursive: true });
      const { status, stderr } = spawnSync('make', ['pad.hex', 'pad.json'], { cwd: folder, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      expect(readFileSync(join(folder, 'pad.hex'), 'latin1') === HEX).toBe(true);
      expect(JSON.parse(readFileSync(join(folder, 'pad.json'), 'utf8'))).toEqual(made);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
