import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { warsIn } from './battle.ts';
import { fight, type Table } from './table.ts';

/** Stacks written as words, the top card first: `'KH 2C'`. */
function table(stacks: readonly string[], waiting = ''): Table {
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
  test('clockwise from the winner', () => {
    const { next, stacks } = fought(['2C 3C', 'AS 4C', 'KD 5C']);
    expect(next).toEqual({ what: 'won', winner: 1, clause: 'WR-2' });
    expect(stacks).toEqual(['3C', '4C AS KD 2C', '5C']);
  });

  test("each seat's cards in the order laid: its battle card, its war cards, its next war cards", () => {
    const { stacks, wars } = fought(['KC 2C 3C 4C 9C 5C 6C 7C QC', '8C JC', 'KD 2D 3D 4D 9D 5D 6D 7D AD TD']);
    expect(wars).toBe(2);
    expect(stacks).toEqual(['', 'JC', 'TD KD 2D 3D 4D 9D 5D 6D 7D AD KC 2C 3C 4C 9C 5C 6C 7C QC 8C']);
  });

  test('what waits in the middle comes first', () => {
    expect(fought(['2C', 'AS'], '7D 8D').stacks).toEqual(['', '7D 8D AS 2C']);
  });
});

describe('WR-3', () => {
  test('the tied lay three and flip a fourth, and the highest takes everything', () => {
    const { next, stacks } = fought(['KC 2C 3C 4C QC 9C', 'KD 2D 3D 4D JD 9D']);
    expect(next).toEqual({ what: 'won', winner: 0, clause: 'WR-3' });
    expect(stacks).toEqual(['9C KC 2C 3C 4C QC KD 2D 3D 4D JD', '9D']);
  });

  test('who did not tie leaves a card to the victor and takes no part, however high the next card', () => {
    const { next, stacks } = fought(['KC 2C 3C 4C 5C', 'QD AD', 'KH 2H 3H 4H 6H']);
    expect(next).toMatchObject({ winner: 2 });
    expect(stacks).toEqual(['', 'AD', 'KH 2H 3H 4H 6H KC 2C 3C 4C 5C QD']);
  });

  test('tied again, war again among those only', () => {
    const { next, wars, stacks } = fought(['KC 2C 3C 4C 5C AC', 'KD 2D 3D 4D 6D QD', 'KH 2H 3H 4H 6H JH']);
    expect([next, wars]).toEqual([{ what: 'won', winner: 1, clause: 'WR-3' }, 2]);
    expect(stacks[0]).toBe('AC');
  });
});

describe('WR-4', () => {
  test('fewer than four cards: all but the last face down, and the last is flipped', () => {
    const { next, stacks } = fought(['KC 2C AC', 'KD 2D 3D 4D QD 9D']);
    expect(next).toEqual({ what: 'won', winner: 0, clause: 'WR-3' });
    expect(stacks).toEqual(['KC 2C AC KD 2D 3D 4D QD', '9D']);
    expect(fought(['KC 3C', 'KD 2D 4D 5D 2C']).next).toMatchObject({ winner: 0 });
  });

  test('none at all: forfeit, and the only one of the tied who has a card takes everything without laying more', () => {
    expect(fought(['KC', '2S 3S', 'KD 2D 3D'])).toEqual({
      next: { what: 'won', winner: 2, clause: 'WR-4' },
      wars: 1,
      forfeits: [[0]],
      stacks: ['', '3S', '2D 3D KD KC 2S'],
      waiting: '',
    });
  });

  test('of three who tie one forfeits, and the others go on with the war', () => {
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

  test('none of the tied has a card: all cards wait, seat by seat from seat 0, each as laid, older battles first', () => {
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

  test('two face down, the third flipped', () => {
    const { next, stacks } = threeCard(['AC KC 2C 5C', '3D 4D 9D 6D']);
    expect(next).toMatchObject({ winner: 1 });
    expect(stacks).toEqual(['5C', '6D 3D 4D 9D AC KC 2C']);
  });

  test('fewer than three: the last is flipped', () => {
    expect(threeCard(['KC 9C', '3D 4D 8D']).next).toMatchObject({ winner: 0 });
    expect(threeCard(['9C', '3D 4D 8D']).stacks).toEqual(['9C 3D 4D 8D', '']);
  });

  test('a war in it is three and a fourth, as in WR-3, short as in WR-4', () => {
    expect(threeCard(['2C 3C 9C 4C 5C 6C KC AC', '2D 3D 9D 4D 5D 6D QD AD']).stacks[1]).toBe('AD');
    expect(threeCard(['2C 3C 9C', '2D 3D 9D 4D'])).toMatchObject({ next: { winner: 1, clause: 'WR-4' }, forfeits: [[0]] });
    expect(threeCard(['2C 9C', '9D', '5H'])).toMatchObject({ next: { what: 'waits' }, waiting: '2C 9C 9D 5H' });
  });

  test('who flips alone lays as many as in any battle', () => {
    expect(threeCard(['2C 3C 4C 5C', ''], '9D 9H').stacks).toEqual(['5C 9D 9H 2C 3C 4C', '']);
  });
});

test('WR-7: who has no cards lays none', () => {
  expect(fought(['2C', '', '3D 4D']).stacks).toEqual(['', '', '4D 3D 2C']);
});
