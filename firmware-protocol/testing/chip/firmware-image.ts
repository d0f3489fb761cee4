import { readFileSync } from 'node:fs';

/** The flash of an ATmega328P in bytes. */
const FLASH = 32 * 1024;
const DATA = 0;
const END = 1;
/** A start address, which is ignored: the chip starts at 0. */
const START = 3;

const RECORD = /^:([0-9A-F]{2}){5,}$/i;

/**
 * The content of the flash programmed with this Intel HEX file; bytes not in the file are erased (`ff`).
 * @throws an error with the line if the file is invalid
 */
export function flashOf(text: string): Uint8Array {
  const flash = new Uint8Array(FLASH).fill(0xff);
  for (const [i, line] of text.trim().split(/\r?\n/).entries()) {
    const { type, address, bytes } = recordIn(line, i + 1);
    if (type === END) return flash;
    if (type === DATA) {
      if (address + bytes.length > FLASH) throw new Error(`line ${i + 1} goes beyond a flash of 32 KB`);
      flash.set(bytes, address);
    } else if (type !== START) throw new Error(`line ${i + 1} is of type ${type}, which no program of 32 KB needs`);
  }
  throw new Error('the file ends before its end record');
}

function recordIn(line: string, n: number) {
  if (!RECORD.test(line)) throw new Error(`line ${n} is no Intel HEX`);
  const record = Uint8Array.from(line.slice(1).match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));
  const [length = 0, high = 0, low = 0, type = 0] = record;
  if (record.length !== length + 5) throw new Error(`line ${n} is not as long as it says`);
  if (record.reduce((sum, byte) => (sum + byte) & 0xff, 0) !== 0) throw new Error(`line ${n} has a wrong checksum`);
  return { type, address: (high << 8) | low, bytes: record.subarray(4, 4 + length) };
}

/** The flash of a pad with the committed firmware. */
export function padFlash(): Uint8Array {
  return flashOf(readFileSync(new URL('../../firmware/pad.hex', import.meta.url), 'utf8'));
}
