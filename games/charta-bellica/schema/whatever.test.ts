import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NATIONS, RANKS } from '../rules/card.ts';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

const card = fc.tuple(fc.constantFrom(...RANKS), fc.constantFrom(...NATIONS)).map((code) => code.join(''));
/** One card a seat, from its own nation. There are few values, so that equal cards, neighbours, jesters and horses meet often. */
const bySeat = fc
  .array(fc.constantFrom('1', '2', '3', '4', 'q', 'm'), { minLength: 2, maxLength: 4 })
  .map((ranks) => ranks.map((rank, seat) => `${rank}${NATIONS[seat]}`));
const trick = bySeat.chain((cards) => {
  const drawn = fc.array(fc.option(fc.constantFrom('5', '9', 'p')), { minLength: cards.length, maxLength: cards.length });
  return fc.record(
    {
      rulebook: fc.constant('charta-bellica'),
      line: fc.constant('bellum'),
      cards: fc.constant(cards),
      left: fc.integer({ min: 0, max: 14 }),
      drawn: drawn.map((ranks) => ranks.map((rank, seat) => (rank === null ? null : `${rank}${NATIONS[seat]}`))),
      attack: fc.record({ by: fc.nat({ max: 2 }), drawn: card }),
      house: fc.record({ horse: fc.integer({ min: 1, max: 11 }) }, { requiredKeys: [] }),
    },
    { requiredKeys: ['rulebook', 'line', 'cards'] },
  );
});
const battle = fc.record({
  rulebook: fc.constant('charta-bellica'),
  line: fc.constantFrom('simple', 'combined'),
  pairs: fc.array(fc.array(card, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
});

test('any request gets an answer with at most one winner among its players, or a refusal that says where', () => {
  const seen = { refused: 0, won: 0, undecided: 0 };
  fc.assert(
    fc.property(fc.oneof({ weight: 8, arbitrary: trick }, battle, fc.jsonValue()), (request) => {
      const answer = resolve(request, true) as { winner: unknown; draw?: readonly number[] };
      if (isRefused(answer)) {
        seen.refused += 1;
        expect(answer.refusal.message).toMatch(/^[a-z]+[a-z.[\]0-9]*: /);
        return;
      }
      const { cards = ['alliance 0', 'alliance 1'] } = request as { cards?: readonly string[] };
      seen[answer.winner === null ? 'undecided' : 'won'] += 1;
      if (answer.winner !== null) expect(cards[Number(answer.winner)]).toBeDefined();
      for (const seat of answer.draw ?? []) expect(cards[seat]).toBeDefined();
      if (answer.winner !== null) expect(answer).not.toHaveProperty('draw');
    }),
    { numRuns: 3_000, seed: 6 },
  );
  // There must be enough of each, or the property above proves little.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(30);
});
