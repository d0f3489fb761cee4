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

test('WR-3, WR-5: the whole shape of an answer', () => {
  const asked = { house: { variation: 'classic' }, battles: 5_000 };
  expect(told(stacksOf('KH 2C 3C 4C 5C 8S', 'KD 2D 3D 4D 9D AD'), asked)).toBe(
    '{"battles":[{"winner":1,"cards":10,"wars":1,"counts":[1,11]},{"winner":1,"cards":2,"wars":0,"counts":[0,12]}],"winners":[1],"ended":true}',
  );
  expect(told(stacksOf('KH 2C', 'KD 9D'))).toBe(
    '{"battles":[{"winner":1,"cards":4,"wars":1,"counts":[0,4]}],"winners":[1],"ended":true}',
  );
});

test('WR-4: wars count every tie for highest, forfeited ones too', () => {
  expect(told(stacksOf('KH', 'KD 9D'))).toBe(
    '{"battles":[{"winner":1,"cards":2,"wars":1,"counts":[0,3]}],"winners":[1],"ended":true}',
  );
});

test('WR-4: if nobody wins, winner is null and cards is 0, and waiting cards go to the winner of the next battle', () => {
  expect(told(stacksOf('KH', 'KD', '2C 3C', '4C 5C'))).toBe(
    '{"battles":[{"winner":null,"cards":0,"wars":1,"counts":[0,0,1,1]},{"winner":3,"cards":6,"wars":0,"counts":[0,0,0,6]}],"winners":[3],"ended":true}',
  );
});

test('WR-4: a single player who still has cards flips alone and takes the waiting cards', () => {
  expect(told(stacksOf('KH', 'KD', '2C 3C'))).toBe(
    '{"battles":[{"winner":null,"cards":0,"wars":1,"counts":[0,0,1]},{"winner":2,"cards":4,"wars":0,"counts":[0,0,4]}],"winners":[2],"ended":true}',
  );
});

test('WR-4: if nobody can flip, the game is a draw among the tied of the last war', () => {
  expect(told(stacksOf('KH', 'QD', 'KS'))).toBe(
    '{"battles":[{"winner":null,"cards":0,"wars":1,"counts":[0,0,0]}],"winners":[0,2],"ended":true}',
  );
});

test('WR-5: a game with all cards in one stack ends before any battle', () => {
  expect(told(stacksOf('', 'KD 9D'))).toBe('{"battles":[],"winners":[1],"ended":true}');
});

test('WR-5: at the limit of battles the game is open and nobody has won, unless its last battle ended it', () => {
  const stacks = stacksOf('AH 3C', '2D 4D');
  expect(told(stacks, { battles: 1 })).toBe(
    '{"battles":[{"winner":0,"cards":2,"wars":0,"counts":[3,1]}],"winners":[],"ended":false}',
  );
  expect(told(stacks, { battles: 0 })).toBe('{"battles":[],"winners":[],"ended":false}');
  expect(told(stacksOf('AH', '2D'), { battles: 1 })).toContain('"winners":[0],"ended":true');
});

test('WR-2: an endless game stops at 5000 battles if no other limit is given', () => {
  const game = play({ players: ['a', 'b'], stacks: stacksOf('KC 4D', '8C AC 7H') }, false) as {
    battles: object[];
    ended: boolean;
  };
  expect([game.battles.length, game.ended]).toEqual([5_000, false]);
});

test('WR-6: Three-Card War is played', () => {
  const house = { variation: 'three-card' };
  expect(told(stacksOf('AC KC 2C', '3D 4D 9D'), { house })).toBe(
    '{"battles":[{"winner":1,"cards":6,"wars":0,"counts":[0,6]}],"winners":[1],"ended":true}',
  );
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
