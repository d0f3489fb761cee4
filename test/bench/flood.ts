import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LineParser } from '../../host/sealing/pads/line-parser.ts';
import type { Measured } from './measure.ts';

const MEGABYTE = 1 << 20;
const FLOOD_MB = 64;

const FLOODS: readonly Buffer[] = [
  Buffer.alloc(1 << 16, 'x'),
  Buffer.alloc(1 << 16, '|'),
  Buffer.from(randomBytes(1 << 16).map((byte) => (byte === 0x0a ? 0 : byte))),
];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes held by JavaScript after garbage collection. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export function flooded(): Measured {
  const growths: number[] = [];
  for (const flood of FLOODS) {
    const parser = new LineParser();
    // Code compiled meanwhile does not count as growth.
    for (let warm = 0; warm < 100; warm += 1) parser.write(flood);
    const before = held();
    for (let sent = 0; sent < FLOOD_MB * MEGABYTE; sent += flood.length) {
      parser.write(flood);
      if (sent % (8 * MEGABYTE) === 0) growths.push(held() - before);
    }
    growths.push(held() - before);
    parser.destroy();
  }
  const most = Math.max(...growths);
  return { figure: `${(most / 1000).toFixed(0)} kB`, detail: `most of ${FLOODS.length} floods`, ratio: most / MEGABYTE };
}
