import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { warsIn } from './battle.ts';
import { fight, type WarTable } from './table.ts';

/** Stacks written as words, the top card first: `'KH 2C'`. */
function table(stacks: readonly string[], waiting = ''): WarTable {
  const cards = (words: string) => words.split(' ').filter(Boolean) as Card[];
  return { stacks: stacks.map(cards), waiting: cards(waiting) };
}

function fought(stacks: readonly string[], waiting = '', variation: 'classic' | 'three-card' = 'classic') {
  const { battle, table: after } = fight(table(stacks, waiting), variation);
  return {
    next: battle.next,
    wars: warsIn(battle),
    forfeits: battle.clashes.map(({ forfeits }) => forfeits),
    stacks: after.stacks.map((stack) => stack.join(' ')),
    waiting: after.waiting.join(' '),
  };
}

describe('WR-2, the order in which won cards go below the stack', () => {
  test('goes clockwise from the winner', () => {
    const { next, stacks } = fought(['2C 3C', 'AS 4C', 'KD 5C']);
    expect(next).toEqual({ what: 'won', winner: 1, clause: 'WR-2' });
    expect(stacks).toEqual(['3C', '4C AS KD 2C', '5C']);
  });

  test("keeps each seat's cards in the order laid: its battle card, its war cards, its next war cards", () => {
    const { stacks, wars } = fought(['KC 2C 3C 4C 9C 5C 6C 7C QC', '8C JC', 'KD 2D 3D 4D 9D 5D 6D 7D AD TD']);
    expect(wars).toBe(2);
    expect(stacks).toEqual(['', 'JC', 'TD KD 2D 3D 4D 9D 5D 6D 7D AD KC 2C 3C 4C 9C 5C 6C 7C QC 8C']);
  });

  test('puts cards that wait in the middle first', () => {
    expect(fought(['2C', 'AS'], '7D 8D').stacks).toEqual(['', '7D 8D AS 2C']);
  });
});

describe('WR-3', () => {
  test('tied players lay three and flip a fourth, and the highest takes everything', () => {
    const { next, stacks } = fought(['KC 2C 3C 4C QC 9C', 'KD 2D 3D 4D JD 9D']);
    expect(next).toEqual({ what: 'won', winner: 0, clause: 'WR-3' });
    expect(stacks).toEqual(['9C KC 2C 3C 4C QC KD 2D 3D 4D JD', '9D']);
  });

  test('a player who did not tie leaves a card to the victor and takes no part, however high the next card', () => {
    const { next, stacks } = fought(['KC 2C 3C 4C 5C', 'QD AD', 'KH 2H 3H 4H 6H']);
    expect(next).toMatchObject({ winner: 2 });
    expect(stacks).toEqual(['', 'AD', 'KH 2H 3H 4H 6H KC 2C 3C 4C 5C QD']);
  });

  test('players who tie again fight another war among themselves only', () => {
    const { next, wars, stacks } = fought(['KC 2C 3C 4C 5C AC', 'KD 2D 3D 4D 6D QD', 'KH 2H 3H 4H 6H JH']);
    expect([next, wars]).toEqual([{ what: 'won', winner: 1, clause: 'WR-3' }, 2]);
    expect(stacks[0]).toBe('AC');
  });
});

describe('WR-4', () => {
  test('a player with fewer than four cards lays all but the last face down and flips the last', () => {
    const { next, stacks } = fought(['KC 2C AC', 'KD 2D 3D 4D QD 9D']);
    expect(next).toEqual({ what: 'won', winner: 0, clause: 'WR-3' });
    expect(stacks).toEqual(['KC 2C AC KD 2D 3D 4D QD', '9D']);
    expect(fought(['KC 3C', 'KD 2D 4D 5D 2C']).next).toMatchObject({ winner: 0 });
  });

  test('a player without cards forfeits, and the only tied player with a card takes everything without laying more', () => {
    expect(fought(['KC', '2S 3S', 'KD 2D 3D'])).toEqual({
      next: { what: 'won', winner: 2, clause: 'WR-4' },
      wars: 1,
      forfeits: [[0]],
      stacks: ['', '3S', '2D 3D KD KC 2S'],
      waiting: '',
    });
  });

  test('if one of three tied players forfeits, the others go on with the war', () => {
    const { next, forfeits, stacks } = fought(['KC', 'KH 2H', 'KD 3D 9D']);
    expect(forfeits).toEqual([[0], []]);
    expect(next).toEqual({ what: 'won', winner: 2, clause: 'WR-3' });
    expect(stacks).toEqual(['', '', 'KD 3D 9D KC KH 2H']);
  });

  test('a war within a war is forfeited like the first', () => {
    const { next, wars, stacks } = fought(['KC 9C', 'KD 2D 3D 4D 9D 5D']);
    expect([next, wars]).toEqual([{ what: 'won', winner: 1, clause: 'WR-4' }, 2]);
    expect(stacks).toEqual(['', '5D KD 2D 3D 4D 9D KC 9C']);
  });

  test('if no tied player has a card, all cards wait, seat by seat from seat 0, each as laid, older battles first', () => {
    expect(fought(['2C 3C', 'KC 9C', 'QD 4D', 'KD 5D 9D'], '7S')).toEqual({
      next: { what: 'waits', tied: [1, 3], clause: 'WR-4' },
      wars: 2,
      forfeits: [[], [1, 3]],
      stacks: ['3C', '', '4D', ''],
      waiting: '7S 2C KC 9C QD KD 5D 9D',
    });
  });

  test('a single player who still has cards flips alone and takes what waits', () => {
    const { next, stacks, waiting } = fought(['', '2C 3C', ''], 'KC KD');
    expect(next).toEqual({ what: 'won', winner: 1, clause: 'WR-4' });
    expect([stacks, waiting]).toEqual([['', '3C KC KD 2C', ''], '']);
  });
});

describe('WR-6, Three-Card War', () => {
  const threeCard = (stacks: readonly string[], waiting?: string) => fought(stacks, waiting, 'three-card');

  test('lays two cards face down and flips the third', () => {
    const { next, stacks } = threeCard(['AC KC 2C 5C', '3D 4D 9D 6D']);
    expect(next).toMatchObject({ winner: 1 });
    expect(stacks).toEqual(['5C', '6D 3D 4D 9D AC KC 2C']);
  });

  test('flips the last of fewer than three cards', () => {
    expect(threeCard(['KC 9C', '3D 4D 8D']).next).toMatchObject({ winner: 0 });
    expect(threeCard(['9C', '3D 4D 8D']).stacks).toEqual(['9C 3D 4D 8D', '']);
  });

  test('has wars of three cards and a fourth, as in WR-3, or fewer, as in WR-4', () => {
    expect(threeCard(['2C 3C 9C 4C 5C 6C KC AC', '2D 3D 9D 4D 5D 6D QD AD']).stacks[1]).toBe('AD');
    expect(threeCard(['2C 3C 9C', '2D 3D 9D 4D'])).toMatchObject({ next: { winner: 1, clause: 'WR-4' }, forfeits: [[0]] });
    expect(threeCard(['2C 9C', '9D', '5H'])).toMatchObject({ next: { what: 'waits' }, waiting: '2C 9C 9D 5H' });
  });

  test('a player who flips alone lays as many cards as in any battle', () => {
    expect(threeCard(['2C 3C 4C 5C', ''], '9D 9H').stacks).toEqual(['5C 9D 9H 2C 3C 4C', '']);
  });
});

test('WR-7: a player without cards lays none', () => {
  expect(fought(['2C', '', '3D 4D']).stacks).toEqual(['', '', '4D 3D 2C']);
});
