import { readFileSync } from 'node:fs';
import { flashOf } from './intel-hex.ts';

/** The flash of a pad that carries our firmware: the very bytes that people are given. */
export function padFlash(): Uint8Array {
  return flashOf(readFileSync(new URL('../firmware/pad.hex', import.meta.url), 'utf8'));
}
