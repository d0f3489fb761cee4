import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, SEATS } from '../rules/table.ts';
import { isRefused } from '../../../host/games/headless.ts';
import { naiveGame } from './testing/naive-game.ts';
import { play } from './play.ts';

/** Stacks written as words, the top card first. */
const stacksOf = (...stacks: readonly string[]) => stacks.map((words) => words.split(' ').filter(Boolean));
const namesOf = (seats: number) => Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
const told = (stacks: readonly (readonly string[])[], wanted: object = {}) =>
  JSON.stringify(play({ rulebook: 'war', players: namesOf(stacks.length), stacks, ...wanted }, false));

test.each<[string, readonly string[], object?]>([
  // WR-3, WR-5: the whole shape of an answer.
  [
    '{"battles":[{"winner":1,"cards":10,"wars":1,"counts":[1,11]},{"winner":1,"cards":2,"wars":0,"counts":[0,12]}],"winners":[1],"ended":true}',
    ['KH 2C 3C 4C 5C 8S', 'KD 2D 3D 4D 9D AD'],
    { house: { variation: 'classic' }, battles: 5_000 },
  ],
  // WR-4: a war that is forfeited counts too; cards that wait go to the next winner, or to nobody in a draw.
  ['{"battles":[{"winner":1,"cards":2,"wars":1,"counts":[0,3]}],"winners":[1],"ended":true}', ['KH', 'KD 9D']],
  [
    '{"battles":[{"winner":null,"cards":0,"wars":1,"counts":[0,0,1,1]},{"winner":3,"cards":6,"wars":0,"counts":[0,0,0,6]}],"winners":[3],"ended":true}',
    ['KH', 'KD', '2C 3C', '4C 5C'],
  ],
  ['{"battles":[{"winner":null,"cards":0,"wars":1,"counts":[0,0,0]}],"winners":[0,2],"ended":true}', ['KH', 'QD', 'KS']],
  // WR-5: at the limit of battles the game is open and nobody has won, unless its last battle ended it.
  ['{"battles":[],"winners":[1],"ended":true}', ['', 'KD 9D']],
  ['{"battles":[{"winner":0,"cards":2,"wars":0,"counts":[3,1]}],"winners":[],"ended":false}', ['AH 3C', '2D 4D'], { battles: 1 }],
  ['{"battles":[],"winners":[],"ended":false}', ['AH 3C', '2D 4D'], { battles: 0 }],
  // WR-6
  [
    '{"battles":[{"winner":1,"cards":6,"wars":0,"counts":[0,6]}],"winners":[1],"ended":true}',
    ['AC KC 2C', '3D 4D 9D'],
    { house: { variation: 'three-card' } },
  ],
])('answers %s', (answer, stacks, wanted) => {
  expect(told(stacksOf(...stacks), wanted)).toBe(answer);
});

test('WR-2: an endless game stops at 5000 battles if no other limit is given', () => {
  const { battles, ended } = JSON.parse(told(stacksOf('KC 4D', '8C AC 7H'))) as { battles: object[]; ended: boolean };
  expect([battles.length, ended]).toEqual([5_000, false]);
});

test('reasons name the clause, and list what was laid in each clash', () => {
  const answer = play({ players: ['a', 'b', 'c'], stacks: stacksOf('KH', 'KD 9D', '2C') }, true);
  expect(answer).toMatchObject({
    battles: [
      {
        clause: 'WR-4',
        clashes: [{ laid: [['KH'], ['KD'], ['2C']], forfeits: [0], winner: null, war: [0, 1] }],
      },
    ],
    clause: 'WR-5',
  });
});

describe('refused', () => {
  const request = { players: ['a', 'b'], stacks: stacksOf('2C 3C', '4C 5C') };
  test.each([
    [{ players: ['a'], stacks: [['2C']] }, 'WR-1', 'players: this game seats 2 to 6, not 1'],
    [{ players: namesOf(7), stacks: namesOf(7).map(() => []) }, 'WR-1', 'not 7'],
    [{ players: ['a', ' '] }, null, 'players[1]'],
    [{ players: ['a', 'b', 'c'] }, 'WR-1', 'stacks: 2 stacks for 3 players'],
    [{ stacks: [[], []] }, 'WR-1', 'stacks: nobody has a card'],
    [{ stacks: stacksOf('2C 3C', '4C 2C') }, 'WR-1', 'stacks[1][1]: 2C'],
    [{ stacks: stacksOf('2C 3C', '4C X1') }, 'WR-1', 'stacks[1][1]'],
    [{ stacks: stacksOf('2C 3C', '4C K?') }, 'WR-1', 'stacks[1][1]: K? is not wholly known'],
    [{ stacks: stacksOf('2C ??', '4C') }, 'WR-1', 'stacks[0][1]'],
    [{ stacks: stacksOf('2C 1C', '4C') }, null, 'stacks[0][1]'],
    [{ stacks: ['2C', '3C'] }, null, 'stacks[0]'],
    [{ stacks: undefined }, null, 'stacks'],
    [{ house: { variation: 'suicide' } }, 'WR-6', 'house.variation'],
    [{ house: { variation: 'four-card' } }, null, 'house.variation'],
    [{ house: { decks: 2 } }, null, 'house.decks'],
    [{ house: [] }, null, 'house'],
    [{ battles: -1 }, null, 'battles'],
    [{ battles: 1.5 }, null, 'battles'],
    [{ battles: 200_000 }, null, 'battles: should be 100000 at most, not 200000'],
    [{ seed: 1 }, null, 'seed'],
  ])('%j', (wanted, clause, named) => {
    const answer = play({ ...request, ...wanted }, false);
    if (!isRefused(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
    expect(answer.refusal.clause).toBe(clause);
    expect(answer.refusal.message).toContain(named);
  });
});

test('WR-2 to WR-7: games end as in a second, naive implementation of the rules', () => {
  const game = fc.record({
    // Short decks end in every way there is: forfeits, waiting cards, nobody left to flip.
    deck: fc.oneof(
      fc.shuffledSubarray(unseen(DECK, []), { minLength: 1, maxLength: 16 }),
      fc.shuffledSubarray(unseen(DECK, []), { minLength: 52 }),
      fc.shuffledSubarray(
        unseen(DECK, []).filter((card) => /^[KA]/.test(card)),
        { minLength: 2 },
      ),
    ),
    seats: fc.integer({ min: SEATS.least, max: SEATS.most }),
    variation: fc.constantFrom('classic' as const, 'three-card' as const),
    to: fc.array(fc.nat(SEATS.most), { minLength: 52, maxLength: 52 }),
    even: fc.boolean(),
  });
  fc.assert(
    fc.property(game, ({ deck, seats, variation, to, even }) => {
      const stacks = Array.from({ length: seats }, (_, seat) =>
        deck.filter((_card, i) => (even ? i : (to[i] ?? 0)) % seats === seat),
      );
      const asked = { players: namesOf(seats), stacks, house: { variation }, battles: 500 };
      expect(JSON.stringify(play(asked, false))).toBe(JSON.stringify(naiveGame({ stacks, variation, battles: 500 })));
    }),
    { seed: 6, numRuns: 300 },
  );
}, 60_000);
