import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HAPPENINGS, happening, kept } from '../support/happenings.ts';
import { bot, die, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';

test('whatever happens at the table, no invariant breaks, and a restart brings the same game back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 30, maxLength: 60, size: 'max' }), async (evening) => {
      const table = await MemoryTable.begun(die, pad('P1'), keys(0), bot);
      for (const [what, a, b] of evening) {
        if (table.table.game === undefined) break;
        const before = table.table.game.round;
        const phase = table.course.phase;
        await HAPPENINGS[what](table, a, b);
        await table.clock.pass(0);
        expect(table.answers.filter((answer) => !answer.ok && answer.refusal.code === 'host fault')).toEqual([]);
        const now = table.table.game;
        // A round is shown only after its opening, and only by a written reveal.
        if (now !== undefined && now.round > before && what !== 'redo') expect(phase).not.toBe('over');
      }
      const versions = table.tableViews.map(({ version }) => version);
      expect(versions).toEqual([...versions].sort((x, y) => x - y));
      await restartBringsBack(table);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});

async function restartBringsBack(table: MemoryTable): Promise<void> {
  const before = table.table.game;
  if (before === undefined || before.winners.length > 0) return;
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(kept(again.game)).toEqual(kept(before));
  await again.referee.close();
}
