import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SUITS, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { disgracesOf, isFaceCard, judgeBattle, worthOf, type Battle } from './battle.ts';
import { ARMY, DECK, SEATS } from './house.ts';
import { headsWorth } from './score.ts';

/** Everybody is dealt an army and a charge; some go out, some add no charge. Small decks make ties and Jokers frequent. */
const battles: fc.Arbitrary<Battle> = fc
  .record({
    deck: fc.constantFrom(unseen(DECK, []), ['X1', 'X2', ...unseen(DECK, []).filter((card) => /^[QJ5-8]/.test(card))] as Card[]),
    seats: fc.integer({ min: SEATS.least, max: 5 }),
  })
  .chain(({ deck, seats }) =>
    fc.record({
      cards: fc.shuffledSubarray(deck, { minLength: seats * (ARMY + 1), maxLength: seats * (ARMY + 1) }),
      parts: fc.array(fc.constantFrom('charges', 'charges', 'stays', 'out'), { minLength: seats, maxLength: seats }),
      illegal: fc.option(fc.constantFrom(...SUITS)),
    }),
  )
  .map(({ cards, parts, illegal }) => {
    const dealt = parts.map((_, seat) => cards.slice(seat * (ARMY + 1), (seat + 1) * (ARMY + 1)));
    return {
      armies: dealt.map((some, seat) => (parts[seat] === 'out' ? null : some.slice(0, ARMY))),
      charges: dealt.map((some, seat) => (parts[seat] === 'charges' ? (some[ARMY] ?? null) : null)),
      illegal,
    };
  });

const RUNS = { numRuns: 1_000 };

it('HS-4, HS-6, HS-8: any battle ends as the clauses say, word for word', () => {
  fc.assert(
    fc.property(battles, (battle) => {
      const outcome = judgeBattle(battle);
      expect({ ...outcome, disgraces: disgracesOf(outcome) }).toEqual(judgeLiterally(battle));
    }),
    RUNS,
  );
});

it('HS-4: the order of the seats and of the cards in an army changes nothing but the numbers of the seats', () => {
  fc.assert(
    fc.property(battles, fc.nat(), (battle, by) => {
      const seats = battle.armies.length;
      const turned = <Entry>(entries: readonly Entry[]) => entries.map((_, seat) => entries[(seat + by) % seats] as Entry);
      const reversed = battle.armies.map((army) => army?.toReversed() ?? null);
      const there = judgeBattle({ ...battle, armies: turned(reversed), charges: turned(battle.charges) });
      const here = judgeBattle(battle);
      expect(there.winner === null ? null : (there.winner + by) % seats).toBe(here.winner);
      expect([there.reason, there.heads]).toEqual([here.reason, here.heads]);
      expect([there.totals, disgracesOf(there)]).toEqual([turned(here.totals), turned(disgracesOf(here))]);
    }),
    RUNS,
  );
});

it('HS-2, HS-4: aces count 13 and are no face cards, which kings, queens and jacks are', () => {
  const cards = ['AC', 'KD', 'QH', 'JS', 'TC', '9D', '2S', 'X1'] as const;
  expect(cards.slice(0, -1).map(worthOf)).toEqual([13, 12, 11, 11, 10, 9, 2]);
  expect(cards.filter(isFaceCard)).toEqual(['KD', 'QH', 'JS']);
});

it.each([
  // What the heads are worth is heads times stake, written as the stake is; without a number, or with several, it is no sum.
  [7, '20 Ft', '140 Ft'],
  [7, ' €0,50', '€3,50'],
  [3, '0.1', '0.3'],
  [0, '2 euros', undefined],
  [-2, '20', '-40'],
  [3, '', undefined],
  [3, 'a beer', undefined],
  [3, '1 or 2', undefined],
  [3, '1 000 Ft', undefined],
])('HS-1: %i heads at a stake of “%s” are worth %s', (heads, stake, worth) => {
  expect(headsWorth(heads, stake)).toBe(worth);
});

/** A second implementation of the clauses, sharing no code with the one it checks. */
function judgeLiterally({ armies, charges, illegal }: Battle): object {
  const totals: (number | null)[] = [];
  const [jokers, forbidden]: [number[], number[]] = [[], []];
  let faceCards = 0;
  for (const [seat, army] of armies.entries()) {
    let total = 0;
    let lost = army === null;
    for (const card of army === null ? [] : [...army, charges[seat]]) {
      if (typeof card !== 'string') continue;
      if (card === 'X1' || card === 'X2') lost = true; // HS-4
      else total += '..23456789TJKA'.indexOf(card.charAt(0).replace('Q', 'J')); // HS-4: T 10, J and Q 11, K 12, A 13
      if ('KQJ'.includes(card.charAt(0))) faceCards += 1;
      if (illegal !== null && card.endsWith(illegal) && !forbidden.includes(seat)) forbidden.push(seat); // HS-6
    }
    totals.push(lost ? null : total);
    if (army !== null && lost) jokers.push(seat);
  }
  let highest = -1;
  for (const total of totals) if (total !== null && total > highest) highest = total;
  const best = [...totals.keys()].filter((seat) => totals[seat] === highest);
  const lostCharges = [...charges.keys()].filter((seat) => charges[seat] !== null && !best.includes(seat)); // HS-8
  const winner = best.length === 1 ? (best[0] ?? null) : null;
  const reason = winner !== null ? 'highest total' : highest < 0 ? 'only Jokers' : 'tie';
  const disgraces = armies.map((_, seat) => Number(forbidden.includes(seat)) + Number(lostCharges.includes(seat)));
  const heads = winner === null ? 0 : faceCards;
  return { winner, heads, totals, reason, jokers, illegal: forbidden, lostCharges, clause: 'HS-4', disgraces };
}
