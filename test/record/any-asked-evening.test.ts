import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import type { ConsoleView } from '../../host/contract/view.ts';
import { beginCommand, die, MemoryTable } from '../../host/session/testing/memory-table.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import { kept } from '../support/happenings.ts';
import { ASKED, askedDeed, plainHouse } from './asked-deed.ts';

const EVENINGS = 6;
const DEEDS = 60;

/** What a window shows of the time line and of the game it leads to. */
function seen({ undo, redo, table: { game } }: ConsoleView) {
  const told = game?.story === undefined ? {} : { story: { ...game.story, since: 0 } };
  return { game: game && { ...kept(game), ...told }, undo, redo };
}

async function restarted(table: MemoryTable): Promise<MemoryTable> {
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  const file = table.console.nights.find(({ current }) => current)?.file;
  if (again.table.game === undefined && again.console.undo === undefined) await again.do({ type: 'openNight', file });
  return again;
}

/** An evening of this game, with whatever the dealer does; what is refused changes nothing. */
async function evening(id: RulebookId, seed: number): Promise<MemoryTable> {
  const random = seededRandom(seed);
  const table = await MemoryTable.open();
  const { least, most } = rulebookOf(id).seats;
  while (table.table.game === undefined) {
    const inputs = Array.from({ length: least + random(Math.min(most, 6) - least + 1) }, () => die);
    await table.ask(beginCommand(inputs, { rulebook: id, house: plainHouse(id, random) }));
  }
  for (let deeds = 0; deeds < DEEDS && table.table.game !== undefined; deeds += 1) {
    const before = seen(table.console);
    const deed = askedDeed(random, table.game);
    const turn = deed.type === 'undo' || deed.type === 'redo';
    const answer = await table.ask(turn ? { type: deed.type, n: table.console[deed.type]?.n ?? 0 } : deed);
    if (!answer.ok) expect(seen(table.console)).toEqual(before);
    if (random(10) === 0) await table.clock.pass(20_000);
    if (table.table.game === undefined) await table.do({ type: 'redo', n: table.console.redo?.n });
  }
  while (table.console.redo !== undefined) await table.do({ type: 'redo', n: table.console.redo.n });
  // Presents the last round: only then is a game over on the screens too.
  await table.clock.pass(60_000);
  return table;
}

describe.each(ASKED)('an evening of %s with any questions and answers', (id) => {
  test.each(Array.from({ length: EVENINGS }, (_, i) => i))(
    'is the same after a restart, and after undoing and redoing everything (seed %i)',
    async (seed) => {
      let table = await evening(id, seed);
      expect(table.answers.filter((answer) => !answer.ok && answer.refusal.code === 'host fault')).toEqual([]);
      const last = seen(table.console);
      table = await restarted(table);
      expect(seen(table.console)).toEqual(last);
      const forth = [last];
      while (table.console.undo !== undefined) {
        await table.do({ type: 'undo', n: table.console.undo.n });
        forth.unshift(seen(table.console));
      }
      expect(table.table).not.toHaveProperty('game');
      for (const [i, before] of forth.slice(0, -1).entries()) {
        expect(seen(table.console)).toEqual(before);
        await table.do({ type: 'redo', n: table.console.redo?.n });
        if (i === Math.floor(forth.length / 2)) table = await restarted(table);
      }
      expect(seen(table.console)).toEqual(last);
      await table.referee.close();
    },
  );
});

test.each(RULEBOOKS.ids)('%s names the faces of its sealed questions, and only if it asks any', (id) => {
  const book = rulebookOf(id);
  const players = ['Anna', 'Béla', 'Cili', 'Dani'].map((name) => ({ id: name, name }));
  const begun = book.begin({ players, house: {} }, { draw: ([card = '??']) => card });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const first = book.next(begun.events.reduce((state: unknown, event) => book.evolve(state, event), undefined));
  expect(book.faces).toEqual(first?.kind === 'sealed' ? first.faces : []);
});
