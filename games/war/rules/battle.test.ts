import { expect, test } from 'vitest';
import { beginBattle, clash, laidIn, warsIn } from './battle.ts';
import { settle } from './table.ts';

test('WR-6, Suicide War: one card is due in a battle and four in a war, fewer if there are fewer', () => {
  const battle = beginBattle([9, 3, 0], 'suicide');
  expect(battle.next).toEqual({ what: 'lay', due: [1, 1, 0] });
  const war = clash(battle, [['KC'], ['KD'], []], { winner: null, war: [0, 1] });
  expect(war.next).toEqual({ what: 'lay', due: [4, 2, 0] });
});

test('WR-3: the dealer says who wins untracked cards', () => {
  const war = clash(beginBattle([5, 9], 'classic'), [['??'], ['??']], { winner: null, war: [0, 1] });
  const won = clash(war, [Array(4).fill('??'), Array(4).fill('??')], { winner: 1, war: [] });
  expect(won.next).toEqual({ what: 'won', winner: 1, clause: 'WR-3' });
  expect([won.held, laidIn(won).map(({ length }) => length), warsIn(won)]).toEqual([[0, 4], [5, 5], 1]);
});

test('a battle goes step by step, is not settled before its end and does not go on after it', () => {
  const battle = beginBattle([1, 1], 'classic');
  expect(() => settle({ stacks: [[], []], waiting: [] }, battle)).toThrow(RangeError);
  const won = clash(battle, [['KC'], ['2D']], { winner: 0, war: [] });
  expect(() => clash(won, [[], []], { winner: 0, war: [] })).toThrow(RangeError);
});
