import { describe, expect, test } from 'vitest';
import { playReal, TableOfWar } from './testing/table-of-war.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { WarHouse } from './house.ts';
import { war } from './rulebook.ts';
import { DECK } from './table.ts';

const points = (table: TableOfWar) => war.standings(table.state).map(({ points }) => points);
const winners = (table: TableOfWar) => war.winners(table.state);
/** From ace to two: if it is dealt in halves, the player with the first half wins every battle. */
const BY_RANK = [...unseen(DECK, [])].sort((a, b) => 'AKQJT98765432'.indexOf(a.charAt(0)) - 'AKQJT98765432'.indexOf(b.charAt(0)));
const HALVES = [BY_RANK.slice(0, 26), BY_RANK.slice(26)];
describe('WR-1', () => {
  test('all cards are dealt one at a time, so that some get one more', () => {
    expect(points(new TableOfWar(3))).toEqual([18, 17, 17]);
    expect(points(new TableOfWar(6))).toEqual([9, 9, 9, 9, 8, 8]);
  });

  test.each([1, 7])('%i players are refused', (players) => {
    expect(() => new TableOfWar(players)).toThrow('seats');
  });

  test('a card is named by its rank or by rank and suit, and by nothing else', () => {
    const table = new TableOfWar(2);
    for (const given of ['X1', '??', 'R1', 'flip', '1C']) expect(table.answer(given)).toBe('no such answer');
    table.answers('K? QS');
    expect(points(table)).toEqual([27, 25]);
  });
});

describe('WR-2', () => {
  test('each seat with cards is asked for its flip in ascending order, and the last one named decides', () => {
    const table = new TableOfWar(3);
    expect(table.ask).toEqual({ kind: 'card', what: 'flip', seat: 0, rankOnly: true, options: [], n: 0 });
    table.answers('9H AD');
    expect(table.ask).toMatchObject({ seat: 2, n: 2 });
    expect(war.round(table.state)).toBe(0);
    table.answers('2C');
    expect(points(table)).toEqual([17, 19, 16]);
    expect([war.round(table.state), war.outcomes(table.state)]).toEqual([1, 1]);
  });

  test('cards laid in the battle under way still count for the players they came from', () => {
    const table = new TableOfWar(2);
    table.answers('9H');
    expect(points(table)).toEqual([26, 26]);
  });

  test('a card that comes up again is expected as it was named before, with or without its suit', () => {
    const table = new TableOfWar(6);
    table.answers('KH Q? JS TS 9S 8S');
    expect(table.ask).not.toHaveProperty('expected');
    table.answers('7S AS 6S 5S 4S 3S');
    const [first = [], second = []] = table.play.table.stacks;
    expect(first.slice(-6).join(' ')).toBe('KH Q? JS TS 9S 8S');
    expect(second.slice(-6).join(' ')).toBe('AS 6S 5S 4S 3S 7S');
  });
});

describe('WR-3', () => {
  test('a tie for highest asks each tied player for one more card, and the winner takes all ten', () => {
    const table = new TableOfWar(3);
    table.answers('KH KS 2C');
    expect(table.ask).toMatchObject({ what: 'war', seat: 0 });
    table.answers('3H');
    expect(table.ask).toMatchObject({ what: 'war', seat: 1 });
    table.answers('4H');
    expect([points(table), war.outcomes(table.state)]).toEqual([[13, 23, 16], 2]);
  });

  test('cards laid face down stay unseen', () => {
    const table = new TableOfWar(2);
    table.answers('KH KS 3H 4H');
    expect(table.play.table.stacks[1]?.slice(-10).join(' ')).toBe('KS ?? ?? ?? 4H KH ?? ?? ?? 3H');
  });
});

describe('WR-5', () => {
  test('total victory means all cards in one stack', () => {
    const table = new TableOfWar(2);
    playReal(table, HALVES, 26);
    expect([table.ask, winners(table), points(table)]).toEqual([undefined, ['p0'], [52, 0]]);
    expect(war.endedBy?.(table.state)).toBeUndefined();
    expect(table.answer('flip')).toBe('game over');
  });

  test('a number of battles may be agreed, and then most cards wins', () => {
    const table = new TableOfWar(3, { battles: 2 });
    table.answers('2H KC 3C 4H QC 6C');
    expect([table.ask, points(table), winners(table)]).toEqual([undefined, [16, 21, 15], ['p1']]);
    expect(war.endedBy?.(table.state)).toBe('as agreed');
    table.adjust(1, -6);
    table.adjust(2, 6);
    expect(winners(table)).toEqual(['p2']);
  });

  test('the dealer may end a game for total victory at any time, once', () => {
    const table = new TableOfWar(2);
    table.answers('KH');
    expect(table.command({ type: 'timeUp' })).toBeUndefined();
    expect(table.command({ type: 'timeUp' })).toBe('is ending');
    table.answers('2C');
    expect([table.ask, winners(table)]).toEqual([undefined, ['p0']]);
  });

  test('a war under way when the dealer ends the game is finished first', () => {
    const table = new TableOfWar(2, { cards: 'untracked' });
    table.answers('war');
    table.command({ type: 'timeUp' });
    expect(table.ask).toMatchObject({ what: 'war' });
    table.answers('1');
    expect([winners(table), points(table)]).toEqual([['p1'], [21, 31]]);
  });

  test('an older night has its minutes as text, and no number of battles', () => {
    const players = [0, 1].map((seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
    const house = { cards: 'entered', variation: 'classic', minutes: '15' } as object as WarHouse;
    const begun = war.evolve(undefined, { type: 'GameBegun', rulebook: 'war', version: 1, house, players });
    expect(begun.play.house).toEqual({ cards: 'entered', variation: 'classic', minutes: 15, battles: 0 });
    expect(war.timed?.minutes(begun)).toBe(15);
  });

  test('a battle under way when the time is up is finished first', () => {
    const table = new TableOfWar(2, { minutes: 15 });
    table.answers('KH');
    expect(table.command({ type: 'timeUp' })).toBeUndefined();
    expect(table.ask).toMatchObject({ seat: 1, options: [] });
    table.answers('2C');
    expect([table.ask, winners(table), points(table)]).toEqual([undefined, ['p0'], [27, 25]]);
  });

  test('the dealer is asked whether an unnamed battle is under way; equal counts share', () => {
    const table = new TableOfWar(2, { minutes: 20 });
    table.command({ type: 'timeUp' });
    expect(table.ask).toMatchObject({ options: [{ value: 'none' }] });
    table.answers('none');
    expect([winners(table), points(table)]).toEqual([
      ['p0', 'p1'],
      [26, 26],
    ]);
  });

  test('a battle the referee deals is never under way', () => {
    const table = new TableOfWar(3, { minutes: 20, cards: 'dealt' });
    table.command({ type: 'timeUp' });
    expect(winners(table)).toEqual(['p0']);
  });
});

describe('WR-6', () => {
  test('Suicide War cannot be dealt by the referee, because its players choose their cards', () => {
    expect(() => new TableOfWar(2, { variation: 'suicide', cards: 'dealt' })).toThrow('cards are chosen');
  });

  test('Suicide War: all show their chosen cards at once, and no card is ever expected', () => {
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

  test('Three-Card War: the third card is named', () => {
    const table = new TableOfWar(2, { variation: 'three-card' });
    table.answers('KH 2C');
    expect(points(table)).toEqual([29, 23]);
  });
});

test('WR-7: a player without cards is out, and is asked for none', () => {
  const table = new TableOfWar(3, { cards: 'untracked' });
  const before = table.state;
  for (let battle = 0; battle < 17; battle += 1) table.answers('0');
  expect(points(table)).toEqual([52, 0, 0]);
  expect(war.changes(before, table.state)).toMatchObject([
    { player: { id: 'p1' }, becomes: 'out' },
    { player: { id: 'p2' }, becomes: 'out' },
  ]);
});
