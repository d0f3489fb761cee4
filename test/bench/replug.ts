import type { Face } from '../../firmware-protocol/codec/message.ts';
import { PtyTable } from '../serial/pty-table.ts';
import { median, ms, type Measured } from './measure.ts';

const PROMISED_MS = 4_000;
const TIMES = 6;
const FACE: Face = 4;

/** A hub with so many pads pulled and plugged in again: ms from the plug until every pad has been live and armed. */
async function replugged(table: PtyTable, attempt: number): Promise<number> {
  await Promise.all(table.pads.map((pad) => pad.unplug()));
  await table.until(() => table.pads.every(({ id }) => !table.isLive(id)));
  const began = performance.now();
  await Promise.all(table.pads.map((pad) => pad.plug()));
  await table.until(() => table.pads.every(({ id }) => table.isLive(id)));
  await Promise.all(table.pads.map((pad) => table.arm(pad, attempt)));
  return performance.now() - began;
}

export async function replugging(seats: number): Promise<Measured> {
  const table = await PtyTable.open(Array.from({ length: seats }, (_, n) => `pad-${n}`));
  try {
    const took: number[] = [];
    for (let attempt = 1; attempt <= TIMES; attempt += 1) {
      took.push(await replugged(table, attempt));
      for (const pad of table.pads) {
        await table.seal(pad, FACE);
        if ((await table.open(pad, attempt)) !== FACE) throw new Error('a pad opened another face');
      }
    }
    const slowest = Math.max(...took);
    return { figure: ms(slowest), detail: `slowest of ${TIMES}, p50 ${ms(median(took))}`, ratio: slowest / PROMISED_MS };
  } finally {
    await table.close();
  }
}
