import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, begun, botGame, type HyruleState } from './testing/played.ts';
import { seededRandom } from '../../../rulebook/random.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, SEATS, type House } from './house.ts';
import { broken } from '../game.ts';
import { pointsIn } from './play.ts';
import { hyrule } from './rulebook.ts';

const house = fc.record<House>({ turns: fc.constantFrom('chance', 'strategy'), cards: fc.constantFrom('entered', 'dealt') });

test('HY-1, HY-7: after every answer of any game of bots there are 54 cards, each of them once, and the most cards win', () => {
  fc.assert(
    fc.property(fc.integer({ min: SEATS.least, max: SEATS.most }), house, fc.integer(), (players, rules, seed) => {
      const states = [...botGame(begun(players, rules), seededRandom(seed))];
      for (const { play } of states) expect(broken(play)).toEqual([]);
      const over = states.at(-1) as HyruleState;
      const [points, [winner, ...others]] = [pointsIn(over.play), hyrule.winners(over)];
      expect([points[over.players.findIndex(({ id }) => id === winner)], others]).toEqual([Math.max(...points), []]);
    }),
    { numRuns: 60 },
  );
});

test('HY-4: by chance the order of the seats does not matter: everybody captures the same in any other seat', () => {
  const hands = fc.shuffledSubarray(unseen(DECK, []), { minLength: 21, maxLength: 21 });
  fc.assert(
    fc.property(hands, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (cards, moved) => {
      const captured = (seating: readonly number[]) => {
        const laid = Array.from({ length: 7 }, (_, turn) => seating.map((seat) => cards[turn * 3 + seat] ?? ''));
        return pointsIn(answered(begun(3), ...laid.flat()).play);
      };
      const [stayed, elsewhere] = [captured([0, 1, 2]), captured(moved)];
      expect(moved.map((_, seat) => elsewhere[moved.indexOf(seat)])).toEqual(stayed);
    }),
  );
});
