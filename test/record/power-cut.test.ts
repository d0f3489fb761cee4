import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { isNightName } from '../../host/record/file-name.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { readBytes } from '../../host/record/testing/record-text.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { beginCommand, bot, die, keys, pad, type MemoryTable } from '../../host/session/testing/memory-table.ts';
import { happening, HAPPENINGS, type Happening } from '../support/happenings.ts';
import { sized } from '../support/sized.ts';
import { expectFlushed, linesOf } from './flushed.ts';
import { PoweredTable } from './powered-table.ts';

/** A part of an evening that ends with the host killed during any call to the disk. */
interface Stretch {
  readonly happenings: readonly Happening[];
  readonly calls: number;
  readonly end: 'kill' | 'cut';
}

const stretch: fc.Arbitrary<Stretch> = fc.record({
  happenings: fc.array(happening, { minLength: 5, maxLength: 30, size: 'max' }),
  calls: fc.nat({ max: 60 }),
  end: fc.constantFrom('kill', 'cut'),
});

test('whenever power fails and whatever was not flushed, everything that was shown is restored, and the game goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(stretch, { minLength: 3, maxLength: 6 }), async (seed, stretches) => {
      const powered = new PoweredTable(seededRandom(seed));
      try {
        for (const one of stretches) await live(powered, one);
        await powered.start();
        for (const view of powered.seen) await expectFlushed(view);
        expect(powered.attempts).toEqual([...new Set(powered.attempts)].sort((a, b) => a - b));
      } finally {
        powered.remove();
      }
    }),
    { numRuns: sized({ sample: 30, whole: 150 }), seed: 20261121, endOnFailure: true },
  );
});

async function live(powered: PoweredTable, { happenings, calls, end }: Stretch): Promise<void> {
  const { disk } = powered;
  const before = nightsOf(powered);
  await Promise.race([disk.stopAfter(calls), evening(powered, happenings)]);
  for (const view of powered.seen) await expectFlushed(view);
  const flushed = nightsOf(powered);
  for (const [name, bytes] of before) expect(flushed.get(name)?.subarray(0, bytes.length)).toEqual(bytes);
  if (end === 'kill') await powered.kill();
  else powered.cutPower();
  await takenUp(powered, flushed);
}

async function evening(powered: PoweredTable, happenings: readonly Happening[]): Promise<void> {
  const table = await powered.start();
  for (const [what, a, b] of happenings) {
    if (table.table.game === undefined) await table.ask(beginCommand([die, bot, keys(0), pad('P1')].slice(0, 2 + (a % 3))));
    await HAPPENINGS[what](table, a, b);
    if (a === 7) await newNight(table);
  }
}

async function newNight(table: MemoryTable<NightFolder>): Promise<void> {
  await table.ask({ type: 'newNight' });
}

/** Every earlier night exists with every flushed line, and at most one more, which was being written. */
async function takenUp(powered: PoweredTable, flushed: ReadonlyMap<string, Buffer>): Promise<void> {
  const table = await powered.start();
  for (const [name, bytes] of flushed) {
    const sure = await linesOf(bytes);
    const after = nightsOf(powered).get(name) ?? Buffer.alloc(0);
    const read = await readBytes(after);
    expect(read.lines.slice(0, sure.length)).toEqual(sure);
    expect(read.lines.length - sure.length).toBeLessThanOrEqual(1);
    if (read.end.end === 'clean') expect(verify(read).faults).toEqual([]);
  }
  for (const view of powered.seen) await expectFlushed(view);
  await table.referee.close();
}

function nightsOf({ disk }: PoweredTable): ReadonlyMap<string, Buffer> {
  return new Map(disk.flushedNames.filter(isNightName).map((name) => [name, disk.flushed(name) ?? Buffer.alloc(0)]));
}
