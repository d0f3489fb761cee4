import { WAITS_FOR_DIE, type Moment } from './moment.ts';
import { DIE, type Faces, type OverheardTable } from './overheard-table.ts';

/** What is chosen openly, the same at every table. */
const OPEN: Faces = [6, 1, 5, 2, null, 4];

/** A round that is shown: whatever comes after it, the next choices are as secret as these were. */
async function playOpenly(table: OverheardTable): Promise<void> {
  await table.press(OPEN);
  await table.pass(2_000);
  await table.count();
  await table.step('type', { digit: OPEN[DIE] });
}

/** What can happen to a night around its rounds. */
export const NIGHT: readonly Moment[] = [
  {
    name: 'a reveal is undone: its own faces may be seen again, the next may not',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await playOpenly(table);
      await table.step('skip');
      await table.press(secret(0));
      await table.command({ type: 'undo', n: table.console.undo?.n });
      await table.press(secret(1));
      await table.step('untype');
      await table.step('type', { digit: OPEN[DIE] });
      await table.step('skip');
      await table.pass(100);
      await table.press(secret(2));
      await table.count();
    },
  },
  {
    name: 'the host ends in an opening, with faces received and not recorded, and begins again',
    ends: { phase: 'choosing', ready: 1 },
    async play(table, secret) {
      await playOpenly(table);
      await table.step('skip');
      await table.press(secret(0));
      await table.pass(2_000);
      await table.count();
      await table.end();
      await table.open();
      await table.press(secret(1));
      await table.pass(2_000);
      await table.count();
      await table.end();
      await table.open();
    },
  },
  {
    name: 'the dealer goes on without a record',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await playOpenly(table);
      table.folder.fullFor = 'everything';
      await table.step('skip');
      await table.press(secret(0));
      await table.pass(2_000);
      await table.count();
      await table.press(secret(1));
      await table.command({ type: 'unrecorded' });
      await table.pass(1_000);
      await table.join();
    },
  },
];
