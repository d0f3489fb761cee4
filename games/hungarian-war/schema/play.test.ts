import { deckOf } from '../rules/cards.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unseen } from '../../../rulebook/deck.ts';
import { isRefused } from '../../../host/games/headless.ts';
import { naiveGame } from './testing/naive-game.ts';
import { play } from './play.ts';

const request = { players: ['Anna', 'Béla', 'Cili'], house: {}, rounds: [] };
function refusal(wanted: object) {
  const answer = play({ ...request, deck: DECK, ...wanted }, false);
  if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer.refusal;
}
const DECK = ['2C', '3C', '4C', '5C', '6C', '7C', '8C'];
const NO_DICE = [null, null, null];
/** Anna goes out in the first, and shows a die in the second. */
const OUT = [
  [6, 1, null],
  [1, 1, 1],
];

test('an answer has its whole shape, and surplus rounds are ignored', () => {
  const answer = play({ ...request, deck: DECK.slice(0, 5), rounds: [[6, 5, null], 'left over'] }, false);
  expect(JSON.stringify(answer)).toBe(
    '{"rounds":[{"table":["5C","3C","4C","2C"],"centre":{"outcome":"taken","by":0},"sides":[{"outcome":"stays"},{"outcome":"taken","by":1},{"outcome":"stays"}],"eliminated":[],"rejoined":[],"out":[],"scores":[5,4,0]}],"scores":[5,4,0],"winners":[0],"ended":true}',
  );
});

describe('refused', () => {
  test.each([
    [{ players: ['Anna'] }, 'HW-1', 'players'],
    [{ players: ['Anna', ' ', 'Cili'] }, null, 'players[1]'],
    [{ players: 3 }, null, 'players'],
    [{ deck: ['2C', '2C'] }, 'HW-20', 'deck[1]'],
    [{ deck: ['2C', '2C', '2C'], house: { decks: 2 } }, 'HW-20', 'deck[2]'],
    [{ deck: ['2C', 'X1'] }, 'HW-20', 'deck[1]'],
    [{ deck: ['2C', 'X3'], house: { jokers: 2 } }, 'HW-20', 'X3'],
    [{ deck: ['2C', '??'] }, 'HW-20', 'deck[1]'],
    [{ deck: ['2C', 'K?'] }, 'HW-20', 'deck[1]'],
    [{ deck: ['2C', 'ZZ'] }, null, 'deck[1]'],
    [{ deck: [] }, 'HW-1', 'deck'],
    [{ deck: undefined }, null, 'deck'],
    [{ house: { decks: 0 } }, 'HW-1', 'house.decks'],
    [{ house: { jokerValue: 100 } }, 'HW-4', 'house.jokerValue'],
    [{ house: { lastTable: 'maybe' } }, null, 'house.lastTable'],
    [{ house: { cards: 'dealt' } }, null, 'house.cards'],
    [{ house: [] }, null, 'house: should be an object, not an array'],
    [{ house: null }, null, 'house: should be an object, not null'],
    [{ rounds: [NO_DICE, [6, 1]] }, null, 'rounds[1]'],
    [{ rounds: [NO_DICE, [6, 1, 9]] }, 'HW-6', 'rounds[1][2]'],
    [{ rounds: OUT }, 'HW-7', 'rounds[1][0]'],
    [{ rounds: ['616'] }, null, 'rounds[0]'],
    [{ rounds: [[6, '1', 1]] }, null, 'rounds[0][1]'],
    [{ seed: 1 }, null, 'seed'],
  ])('%j', (wanted, clause, named) => {
    const refused = refusal(wanted);
    expect(refused.clause).toBe(clause);
    expect(refused.message).toContain(named);
  });
});

test('random games end as in a second, naive implementation of the rules', () => {
  const house = fc.record(
    {
      decks: fc.integer({ min: 1, max: 2 }),
      jokers: fc.integer({ min: 0, max: 3 }),
      rulesCards: fc.integer({ min: 0, max: 2 }),
      jokerValue: fc.integer({ min: 1, max: 99 }),
      rulesCardValue: fc.integer({ min: 1, max: 99 }),
      lastTable: fc.constantFrom('leave' as const, 'play' as const),
    },
    { requiredKeys: [] },
  );
  const game = fc.tuple(house, fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 1e9 })).chain(([rules, seats]) => {
    const all = unseen(deckOf({ decks: 1, jokers: 0, rulesCards: 0, ...rules }), []);
    const face = fc.constantFrom(1, 1, 2, 3, 4, 5, 6, null);
    return fc.record({
      house: fc.constant(rules),
      players: fc.constant(Array.from({ length: seats }, (_, seat) => `Player ${seat}`)),
      deck: fc.shuffledSubarray(all, { minLength: 1 }),
      wishes: fc.array(fc.array(face, { minLength: seats, maxLength: seats }), { maxLength: 40 }),
    });
  });
  fc.assert(
    fc.property(game, ({ wishes, ...asked }) => {
      // A player who is out shows nothing; the naive game says which players are out, one round after the other.
      const rounds: (number | null)[][] = [];
      for (const wish of wishes) {
        const { rounds: told } = naiveGame({ ...asked, rounds }) as { rounds: { out: number[] }[] };
        const out = told.at(-1)?.out ?? [];
        rounds.push(wish.map((face, seat) => (out.includes(seat) ? null : face)));
      }
      expect(play({ ...asked, rounds }, false)).toEqual(naiveGame({ ...asked, rounds }));
    }),
    { numRuns: 300 },
  );
});
