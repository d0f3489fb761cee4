import { expect, test } from 'vitest';
import type { WarHouse } from '../rules/house.ts';
import { TableOfWar } from '../rules/testing/table-of-war.ts';
import { NOT_PRESENTING, presenting, type Progress } from '../../../renderer/room/table/progress.ts';
import { warCards } from './ui.ts';

const NOW = NOT_PRESENTING;
const told = (at: number) => presenting(at + 1);
const untracked: Partial<WarHouse> = { cards: 'untracked' };

function after(table: TableOfWar, answers: string): TableOfWar {
  table.answers(answers);
  return table;
}
const shown = ({ state }: TableOfWar, progress: Progress) => warCards.shown(state, progress, 'en');
const piles = (table: TableOfWar, progress: Progress) => shown(table, progress).seats.map(({ pile }) => pile);
const held = (table: TableOfWar, progress: Progress) => warCards.points?.(table.state, progress);

test('WR-2: a named card lies before its seat and is taken off its stack', () => {
  const table = after(new TableOfWar(3), 'KH');
  expect(shown(table, NOW).seats.map(({ cards }) => cards)).toEqual([[{ card: 'KH' }], [], []]);
  expect([piles(table, NOW), held(table, NOW)]).toEqual([
    [17, 17, 17],
    [18, 17, 17],
  ]);
});

test('WR-3: a war is presented clash by clash; nothing is taken before its end is presented', () => {
  const table = after(new TableOfWar(3), 'KH KS 2C 9H 8H');
  const first = shown(table, told(0));
  expect(first.seats.map(({ cards, stamp }) => [cards.map(({ card }) => card).join(' '), stamp])).toEqual([
    ['KH back back back back', 'tie'],
    ['KS back back back back', 'tie'],
    ['2C', undefined],
  ]);
  expect([first.goesTo, piles(table, told(0)), held(table, told(0))]).toEqual([undefined, [13, 12, 16], [18, 17, 17]]);
  const last = shown(table, told(1));
  expect(last.seats[0]?.cards).toEqual([
    { card: 'KH', faded: true },
    ...Array.from({ length: 3 }, () => ({ card: 'back', under: true })),
    { card: '9H', lit: true },
  ]);
  expect([last.goesTo, last.seats[0]?.stamp, piles(table, told(1)), held(table, told(1))]).toEqual([
    0,
    'takes',
    [13, 12, 16],
    [24, 12, 16],
  ]);
  expect(piles(table, NOW)).toEqual([24, 12, 16]);
});

test('before the first outcome is presented its cards lie on the table, and no player is highlighted', () => {
  const { seats } = shown(after(new TableOfWar(2), 'KH 2C'), told(-1));
  expect(seats).toEqual([
    { cards: [{ card: 'KH' }], pile: 25, presence: 'in' },
    { cards: [{ card: '2C' }], pile: 25, presence: 'in' },
  ]);
});

test('WR-4: cards that wait lie in the middle from the next battle on, and go with its winner', () => {
  const table = new TableOfWar(3, untracked);
  for (const [seat, by] of [-17, -16].entries()) table.adjust(seat, by);
  after(table, 'war 0 1 done');
  expect(shown(table, told(0)).seats.map(({ stamp, presence }) => [stamp, presence])).toEqual([
    ['waits', 'out'],
    ['waits', 'out'],
    [undefined, 'in'],
  ]);
  expect(shown(table, NOW).middle).toEqual({ cards: [{ card: 'back', count: 3 }], label: 'waiting: 3 cards' });
  after(table, '2');
  expect([shown(table, told(-1)).middle?.cards, shown(table, told(0)).goesTo]).toEqual([[{ card: 'back', count: 3 }], 2]);
});

test('WR-3: a player named as tied is lit while the others are asked for', () => {
  const table = after(new TableOfWar(3, untracked), 'war 1');
  expect(shown(table, NOW).seats.map(({ lit }) => lit)).toEqual([undefined, true, undefined]);
});

test('WR-4: a player who lost the last card to a forfeit is out once that is presented', () => {
  const table = new TableOfWar(2, untracked);
  table.adjust(0, -25);
  after(table, 'war');
  expect(shown(table, told(-1)).seats.map(({ presence }) => presence)).toEqual(['in', 'in']);
  expect(shown(table, told(0)).seats.map(({ presence }) => presence)).toEqual(['out', 'in']);
});

const HOUSES: readonly Partial<WarHouse>[] = [{}, { variation: 'three-card' }, { variation: 'suicide' }, untracked];

test.each(HOUSES)('WR-3, WR-6: in a war each lies three face down and one to be turned, with %j', (house) => {
  const table = new TableOfWar(2, house);
  after(table, table.ask?.kind === 'card' ? 'KH KS' : 'war');
  for (const { cards } of shown(table, NOW).seats) {
    const war = cards.filter(({ faded }) => faded === undefined);
    expect(war).toEqual([...Array.from({ length: 3 }, () => ({ card: 'back', under: true })), { card: 'back' }]);
  }
});
