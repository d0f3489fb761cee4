import { expect, test } from 'vitest';
import { EMPTY_NIGHT, foldLine } from '../../../host/record/fold.ts';
import { beginCommand, die, MemoryTable } from '../../../host/session/testing/memory-table.ts';
import { current } from '../../../rulebook/timeline.ts';
import type { State } from '../rules/play.ts';

const rulebook = 'honor-of-the-samurai';
const begin = (house: Readonly<Record<string, string>>, people = [die, die]) => beginCommand(people, { rulebook, house });

const won = (player: string, by = 10) => ({ type: 'table', command: { type: 'adjustPoints', player, by, reason: 'counted' } });
const playOf = (table: MemoryTable) => (table.game.state as State).play;
const undo = (table: MemoryTable) => table.do({ type: 'undo', n: table.console.undo?.n });

test('HS-6: the King of the next game is the winner that the record knows, after a correction and a restart too', async () => {
  const table = await MemoryTable.open();
  await table.do(begin({ kings: 'yes' }));
  expect(playOf(table).phase).toBe('hands');
  await table.do(won('béla'));
  await table.do(begin({ kings: 'yes' }));
  expect(playOf(table)).toMatchObject({ phase: 'illegal suit', seat: 1 });
  await undo(table);
  await table.do(won('béla', -1));
  await table.do(won('anna'));
  await table.do(begin({ kings: 'yes' }));
  expect(playOf(table)).toMatchObject({ phase: 'illegal suit', seat: 0 });
  await table.referee.close();
  expect(playOf(await MemoryTable.open(table.folder))).toMatchObject({ phase: 'illegal suit', seat: 0 });
});

test('HS-6: a game that was broken off, or another game played between, changes nothing', async () => {
  const table = await MemoryTable.open();
  await table.do(begin({}));
  await table.do(won('anna'));
  await table.do(begin({}));
  await table.do(beginCommand([die, die], { rulebook: 'war' }));
  await table.do(begin({ kings: 'yes' }));
  expect(playOf(table)).toMatchObject({ phase: 'illegal suit', seat: 0 });
});

test('HS-1: the stake is a line of the record, and too long a one is refused', async () => {
  const table = await MemoryTable.open();
  expect(await table.ask(begin({ stake: '20 Forint, or a beer' }))).toMatchObject({ ok: false });
  expect(await table.ask(begin({ stake: '20\nFt' }))).toMatchObject({ ok: false });
  await table.do(begin({ stake: '20 Ft' }));
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  expect(playOf(again).house).toMatchObject({ stake: '20 Ft', out: 'hand' });
});

/** The play of a night whose lines hold these events. */
function opened(events: readonly object[]) {
  const lines = events.map((event, i) => ({ kind: 'step', rulebook, command: {}, events: [event], n: i + 1, at: '', hash: '' }));
  const night = lines.reduce((so, line) => foldLine(so, line as never), EMPTY_NIGHT);
  return (current(night.timeline)?.game?.state as State | undefined)?.play;
}

test('HS-7: a game recorded before minus three put out for good is folded as it was played', () => {
  const players = ['Anna', 'Béla'].map((name) => ({ id: name, name }));
  const house = {
    cards: 'entered',
    out: 'hand',
    stake: '',
    kings: 'no',
    diplomacy: 'no',
    charges: 'no',
    disgracesAsHeads: 'yes',
  };
  const given = 'heads heads heads clean 2? 3? K? clean clean'.split(' ');
  const answers = given.map((given) => ({ type: 'Answered', given }));
  const play = opened([{ type: 'GameBegun', rulebook, version: 3, house, players }, ...answers]);
  expect(play).toMatchObject({ phase: 'armies', house, scores: [{ heads: 0, disgraces: 0 }, { heads: 1 }] });
});

test('HS-7: a game begun now records for how long minus three puts out', async () => {
  const table = await MemoryTable.open();
  await table.do(begin({ disgracesAsHeads: 'yes', out: 'hand' }));
  expect(table.folder.written).toContain('"out":"game"');
  await table.referee.close();
  expect(playOf(await MemoryTable.open(table.folder)).house).toMatchObject({ out: 'game', disgracesAsHeads: 'yes' });
});

test('HS-2: a night of the first version opens, and three disgraces put out for its games', () => {
  const players = ['Anna', 'Béla'].map((name) => ({ id: name, name }));
  const house = { cards: 'entered', kings: 'no', diplomacy: 'no', charges: 'no', disgracesAsHeads: 'no' };
  expect(opened([{ type: 'GameBegun', rulebook, version: 1, house, players }])?.house).toEqual({
    ...house,
    out: 'game',
    stake: '',
  });
});
