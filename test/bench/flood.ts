import { randomBytes } from 'node:crypto';
import { LineParser } from '../../host/sealing/pads/line-parser.ts';
import { heldBytes } from '../support/child.ts';
import type { Measured } from './measure.ts';

const MEGABYTE = 1 << 20;
const FLOOD_MB = 64;

const FLOODS: readonly Buffer[] = [
  Buffer.alloc(1 << 16, 'x'),
  Buffer.alloc(1 << 16, '|'),
  Buffer.from(randomBytes(1 << 16).map((byte) => (byte === 0x0a ? 0 : byte))),
];

export function flooded(): Measured {
  const growths: number[] = [];
  for (const flood of FLOODS) {
    const parser = new LineParser();
    // Code compiled meanwhile does not count as growth.
    for (let warm = 0; warm < 100; warm += 1) parser.write(flood);
    const before = heldBytes();
    for (let sent = 0; sent < FLOOD_MB * MEGABYTE; sent += flood.length) {
      parser.write(flood);
      if (sent % (8 * MEGABYTE) === 0) growths.push(heldBytes() - before);
    }
    growths.push(heldBytes() - before);
    parser.destroy();
  }
  const most = Math.max(...growths);
  return { figure: `${(most / 1000).toFixed(0)} kB`, detail: `most of ${FLOODS.length} floods`, ratio: most / MEGABYTE };
}
