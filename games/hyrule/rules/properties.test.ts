import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, begun, botGame, type HyruleState } from './testing/played.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, SEATS, type House } from './house.ts';
import { broken } from '../game.ts';
import { pointsIn } from './play.ts';
import { hyrule } from './rulebook.ts';

const house = fc.record<House>({
  turns: fc.constantFrom('chance', 'strategy'),
  cards: fc.constantFrom('entered', 'dealt'),
});
const table = fc.record({ players: fc.integer({ min: SEATS.least, max: SEATS.most }), house, seed: fc.integer() });
const played = ({ players, house, seed }: { players: number; house: House; seed: number }) =>
  botGame(begun(players, house), randomFrom(seed));

function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('after every answer in any game of bots there are 54 cards, each of them once', () => {
  fc.assert(
    fc.property(table, (given) => {
      for (const state of played(given)) expect(broken(state.play)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('HY-7: only players with the most cards win', () => {
  fc.assert(
    fc.property(table, (given) => {
      const over = [...played(given)].at(-1) as HyruleState;
      const points = pointsIn(over.play);
      const winners = hyrule.winners(over);
      expect(winners).toHaveLength(1);
      expect(points[over.players.findIndex(({ id }) => id === winners[0])]).toBe(Math.max(...points));
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
        return pointsIn(laid.flat().reduce((state, card) => answer(state, card), begun(3)).play);
      };
      const [stayed, elsewhere] = [captured([0, 1, 2]), captured(moved)];
      expect(moved.map((_, seat) => elsewhere[moved.indexOf(seat)])).toEqual(stayed);
    }),
  );
});
