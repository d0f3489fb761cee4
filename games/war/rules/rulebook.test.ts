import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { playReal, TableOfWar } from './testing/table-of-war.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { WarHouse } from './house.ts';
import { war } from './rulebook.ts';
import { DECK } from './table.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
const winners = (table: TableOfWar) => war.winners(table.state);
const after = (players: number, answers: string, house: Partial<WarHouse> = {}) => {
  const table = new TableOfWar(players, house);
  if (answers !== '') table.answers(answers);
  return table;
};
const UNTRACKED = { cards: 'untracked' } as const;

test.each<[number, string, readonly number[], Partial<WarHouse>?]>([
  // WR-1: dealt one at a time, so that some get one more.
  [3, '', [18, 17, 17]],
  [6, '', [9, 9, 9, 9, 8, 8]],
  [2, 'K? QS', [27, 25]],
  // WR-2: cards laid in the battle under way still count for the players they came from.
  [2, '9H', [26, 26]],
  [3, '9H AD 2C', [17, 19, 16]],
  // WR-3: one more card each for a tie, and the winner takes all ten.
  [3, 'KH KS 2C 3H 4H', [13, 23, 16]],
  [2, 'KH 2C', [29, 23], { variation: 'three-card' }],
  [3, '2', [17, 16, 19], UNTRACKED],
  [2, 'war war 1', [17, 35], UNTRACKED],
  [3, 'war 2 0 done 0', [24, 16, 12], UNTRACKED],
])('%i players hold, after “%s”, %j', (players, answers, held, house) => {
  expect(points(after(players, answers, house))).toEqual(held);
});

describe('WR-1 to WR-3, the questions', () => {
  test('each seat with cards is asked for its flip in ascending order, by rank or by rank and suit, and the last one decides', () => {
    const table = new TableOfWar(3);
    expect(table.ask).toEqual({ kind: 'card', what: 'flip', seat: 0, rankOnly: true, options: [], n: 0 });
    for (const given of ['X1', '??', 'R1', 'flip', '1C']) expect(table.answer(given)).toBe('no such answer');
    table.answers('KH KS');
    expect([table.ask?.seat, war.round(table.state)]).toEqual([2, 0]);
    table.answers('2C');
    expect(table.ask).toMatchObject({ what: 'war', seat: 0 });
    table.answers('3H 4H');
    expect([war.round(table.state), war.outcomes(table.state)]).toEqual([1, 2]);
  });

  test('a card that comes up again is expected as it was named before, and cards laid face down stay unseen', () => {
    const table = after(6, 'KH Q? JS TS 9S 8S');
    expect(table.ask).not.toHaveProperty('expected');
    table.answers('7S AS 6S 5S 4S 3S');
    expect(table.play.table.stacks.slice(0, 2).map((stack) => stack.slice(-6).join(' '))).toEqual([
      'KH Q? JS TS 9S 8S',
      'AS 6S 5S 4S 3S 7S',
    ]);
    expect(after(2, 'KH KS 3H 4H').play.table.stacks[1]?.slice(-10).join(' ')).toBe('KS ?? ?? ?? 4H KH ?? ?? ?? 3H');
  });

  test.each([
    [3, '', 'battle: 0 1 2 war'],
    [2, 'war', 'war: 0 1 war'],
    // The tied are named one by one; a tie of all needs no further answer.
    [3, 'war', 'tied: 0 1 2'],
    [3, 'war 2', 'tied: 0 1'],
    [3, 'war 2 0', 'tied: 1 done'],
    [3, 'war 0 1 2', 'war: 0 1 2 war'],
  ])('untracked: %i players are asked, after “%s”, %s', (players, answers, asked) => {
    const { ask } = after(players, answers, UNTRACKED);
    expect(`${ask?.what}: ${ask?.options.map(({ value }) => value).join(' ')}`).toBe(asked);
    expect(ask?.kind === 'option' && ask.standard).toBe(asked.includes('done') ? 'done' : undefined);
  });

  test('WR-4: the only player left takes everything without a question', () => {
    const table = new TableOfWar(2, UNTRACKED);
    table.adjust(0, -25);
    table.answers('war');
    expect([points(table), winners(table)]).toEqual([[0, 27], ['p1']]);
  });

  test('dealt: a battle with all its wars is one answer; every unseen card is drawn when it is flipped', () => {
    const left: Card[] = ['KH', 'KS', '2C', '9C', '3C', '4C'];
    const table = new TableOfWar(3, { cards: 'dealt' }, (from) => {
      const next = left.shift();
      if (next === undefined || !from.includes(next)) throw new Error(`cannot draw ${next} again`);
      return next;
    });
    expect(table.ask).toMatchObject({ kind: 'option', what: 'deal', standard: 'flip' });
    table.answers('flip');
    expect([points(table), left]).toEqual([[24, 12, 16], ['4C']]);
  });
});

describe('WR-5, the end', () => {
  test('total victory means all cards in one stack', () => {
    const table = new TableOfWar(2);
    const byRank = [...unseen(DECK, [])].sort(
      (a, b) => 'AKQJT98765432'.indexOf(a.charAt(0)) - 'AKQJT98765432'.indexOf(b.charAt(0)),
    );
    playReal(table, [byRank.slice(0, 26), byRank.slice(26)], 26);
    expect([table.ask, winners(table), points(table)]).toEqual([undefined, ['p0'], [52, 0]]);
    expect(war.endedBy?.(table.state)).toBeUndefined();
    expect(table.answer('flip')).toBe('game over');
  });

  test('a number of battles may be agreed, and then most cards wins, as the dealer corrects them', () => {
    const table = after(3, '2H KC 3C 4H QC 6C', { battles: 2 });
    expect([table.ask, points(table), winners(table)]).toEqual([undefined, [16, 21, 15], ['p1']]);
    expect(war.endedBy?.(table.state)).toBe('as agreed');
    table.adjust(1, -6);
    table.adjust(2, 6);
    expect(winners(table)).toEqual(['p2']);
  });

  test.each<[string, string, string, readonly string[], readonly number[], Partial<WarHouse>?]>([
    // What is under way when the clock or the dealer ends the game is finished first.
    ['KH', '', '2C', ['p0'], [27, 25]],
    ['KH', '', '2C', ['p0'], [27, 25], { minutes: 15 }],
    ['war', '', '1', ['p1'], [21, 31], UNTRACKED],
    // The dealer is asked whether an unnamed battle is; equal counts share.
    ['', 'none', 'none', ['p0', 'p1'], [26, 26], { minutes: 20 }],
    ['', '0 1 war none', 'none', ['p0', 'p1'], [26, 26], UNTRACKED],
    // One that the referee deals never is.
    ['', '', '', ['p0', 'p1'], [26, 26], { cards: 'dealt' }],
  ])('ended after “%s”, the table offers “%s” and “%s” ends it', (before, options, answer, won, held, house = {}) => {
    const table = after(2, before, house);
    expect(table.command({ type: 'timeUp' })).toBeUndefined();
    expect(table.command({ type: 'timeUp' })).toBe(answer === '' ? 'game over' : 'is ending');
    if (house.cards !== 'untracked' || before === '')
      expect(table.ask?.options.map(({ value }) => value).join(' ') ?? '').toBe(options);
    if (answer !== '') table.answers(answer);
    expect([table.ask, winners(table), points(table)]).toEqual([undefined, won, held]);
  });

  test('an older night has its minutes as text, and no number of battles', () => {
    const players = [0, 1].map((seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
    const house = { cards: 'entered', variation: 'classic', minutes: '15' } as object as WarHouse;
    const begun = war.evolve(undefined, { type: 'GameBegun', rulebook: 'war', version: 1, house, players });
    expect(begun.play.house).toEqual({ cards: 'entered', variation: 'classic', minutes: 15, battles: 0 });
    expect(war.timed?.minutes(begun)).toBe(15);
  });
});

describe('WR-6, Suicide War', () => {
  test('cannot be dealt by the referee, because its players choose their cards', () => {
    expect(() => new TableOfWar(2, { variation: 'suicide', cards: 'dealt' })).toThrow('cards are chosen');
    for (const players of [1, 7]) expect(() => new TableOfWar(players)).toThrow('seats');
  });

  test('all show their chosen cards at once, and no card is ever expected', () => {
    const table = new TableOfWar(2, { variation: 'suicide' });
    expect(table.ask).toMatchObject({ counted: true });
    table.answers('KH');
    expect(table.ask).not.toHaveProperty('counted');
    expect(table.refusal('KH')?.params).toMatchObject({ where: 'battle' });
    table.answers('2C');
    expect(table.play.table.stacks.flat().every((card) => card === '??')).toBe(true);
    table.answers('KH KS');
    expect(table.ask).toMatchObject({ what: 'war', counted: true });
  });
});

test('WR-7: a player without cards is out, and is asked for none', () => {
  const table = new TableOfWar(3, UNTRACKED);
  const before = table.state;
  for (let battle = 0; battle < 17; battle += 1) table.answers('0');
  expect(points(table)).toEqual([52, 0, 0]);
  expect(war.changes(before, table.state)).toMatchObject(['p1', 'p2'].map((id) => ({ player: { id }, becomes: 'out' })));
});
