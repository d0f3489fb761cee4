import { closeSync, openSync, readSync } from 'node:fs';

/** `e_machine` of ELF, `cputype` of Mach-O and `Machine` of PE, by electron-builder's names. */
const ELF: Readonly<Record<number, string>> = { 0x03: 'ia32', 0x28: 'armv7l', 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_O: Readonly<Record<number, string>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };
const PE: Readonly<Record<number, string>> = { 0x014c: 'ia32', 0x8664: 'x64', 0xaa64: 'arm64' };

/** The longest way to a PE header that linkers make is some hundred bytes. */
const HEAD_BYTES = 4_096;

/** The processor that a program is made for, from the head of its file; undefined if that is no program known here. */
export function processorOf(file: string): string | undefined {
  const head = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  if (head.readUInt32BE(0) === 0x7f454c46) return ELF[head.readUInt16LE(18)];
  if (head.readUInt32LE(0) === 0xfeedfacf) return MACH_O[head.readUInt32LE(4)];
  const pe = head.readUInt32LE(0x3c);
  const isPe = head.toString('latin1', 0, 2) === 'MZ' && pe + 6 <= HEAD_BYTES && head.readUInt32BE(pe) === 0x50450000;
  return isPe ? PE[head.readUInt16LE(pe + 4)] : undefined;
}
