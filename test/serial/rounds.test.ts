import { afterEach, describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { sized } from '../support/sized.ts';
import { never, PtyTable } from './pty-table.ts';

/** Attempts of all ten. */
const ATTEMPTS = sized({ sample: 60, whole: 300 });
const TEN = Array.from({ length: 10 }, (_, n) => `pad-${n}`);
const faceOf = (pad: number, attempt: number): Face => (((pad * 7 + attempt * 5) % 6) + 1) as Face;

let table: PtyTable;
afterEach(() => table.close());

describe('ten pads on pseudo-terminals', () => {
  it('are armed, sealed, closed and revealed again and again, and every face is right', async () => {
    table = await PtyTable.open(TEN);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const faces = TEN.map((_, n) => faceOf(n, attempt));
      await Promise.all(table.pads.map((pad) => table.arm(pad, attempt)));
      await Promise.all(table.pads.map((pad, n) => table.seal(pad, faceOf(n, attempt))));
      const seals = await Promise.all(table.pads.map((pad) => table.closeSeal(pad, attempt)));
      const opened = await Promise.all(seals.map((seal, n) => table.source.pad(table.pad(n).id).reveal(attempt, seal, never)));
      expect(opened.map(({ face }) => face)).toEqual(faces);
      for (const { id } of table.pads) table.source.pad(id).result(attempt, 'nothing');
    }
  });

  it.each(['drop', 'duplicate', 'corrupt'] as const)('reveal the right faces though lines %s bytes', async (kind) => {
    table = await PtyTable.open(TEN);
    for (const [n, pad] of table.pads.entries()) {
      pad.faults = [
        { kind, way: 'up', every: 211 + n },
        { kind, way: 'down', every: 137 + n },
      ];
    }
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const opened = await Promise.all(table.pads.map((pad, n) => table.round(pad, attempt, faceOf(n, attempt))));
      expect(opened).toEqual(TEN.map((_, n) => faceOf(n, attempt)));
    }
  });
});
