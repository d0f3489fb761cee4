import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUITS, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { disgracesOf, judgeBattle, type Battle } from './battle.ts';
import { ARMY, DECK, SEATS } from './house.ts';

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

const RUNS = { numRuns: 500 };

describe('for any armies', () => {
  it('HS-4, HS-6, HS-8: the battle ends as the clauses say, word for word', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        const outcome = judgeBattle(battle);
        const { winner, heads, totals } = outcome;
        expect({ winner, heads, totals, disgraces: disgracesOf(outcome) }).toEqual(judgeLiterally(battle));
      }),
      RUNS,
    );
  });

  it('HS-4: the winner alone has the highest total and no Joker, and takes every face card; without a winner nobody takes any', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        const { winner, heads, totals, jokers } = judgeBattle(battle);
        const faceCards = battle.armies.flatMap((army, seat) => (army === null ? [] : [...army, battle.charges[seat]])).join(' ');
        expect(heads).toBe(winner === null ? 0 : (faceCards.match(/[KQJ]/g) ?? []).length);
        if (winner === null) return;
        expect(jokers).not.toContain(winner);
        const others = totals.filter((_, seat) => seat !== winner);
        for (const total of others) expect(total ?? -1).toBeLessThan(totals[winner] ?? -1);
      }),
      RUNS,
    );
  });

  it('HS-6, HS-8: nobody gets more than two disgraces in one battle, and players who are out or did nothing wrong get none', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        for (const [seat, count] of disgracesOf(judgeBattle(battle)).entries()) {
          const most = battle.armies[seat] === null ? 0 : Number(battle.illegal !== null) + Number(battle.charges[seat] !== null);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(most);
        }
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
        expect(there.totals).toEqual(turned(here.totals));
        expect(disgracesOf(there)).toEqual(turned(disgracesOf(here)));
      }),
      RUNS,
    );
  });
});

/** A second implementation of the clauses, sharing no code with the one it checks. */
function judgeLiterally({ armies, charges, illegal }: Battle): object {
  const totals: (number | null)[] = [];
  const disgraces: number[] = [];
  let faceCards = 0;
  for (const [seat, army] of armies.entries()) {
    let total = 0;
    let lost = army === null;
    let forbidden = false;
    for (const card of army === null ? [] : [...army, charges[seat]]) {
      if (typeof card !== 'string') continue;
      if (card === 'X1' || card === 'X2') lost = true; // HS-4
      else total += '..23456789TJKA'.indexOf(card.charAt(0).replace('Q', 'J')); // HS-4: T 10, J and Q 11, K 12, A 13
      if ('KQJ'.includes(card.charAt(0))) faceCards += 1;
      if (illegal !== null && card.endsWith(illegal)) forbidden = true; // HS-6
    }
    totals.push(lost ? null : total);
    disgraces.push(forbidden ? 1 : 0);
  }
  let highest = -1;
  for (const total of totals) if (total !== null && total > highest) highest = total;
  const best = [...totals.keys()].filter((seat) => totals[seat] === highest);
  for (const [seat, charge] of charges.entries())
    if (charge !== null && !best.includes(seat)) disgraces[seat] = (disgraces[seat] ?? 0) + 1; // HS-8
  const winner = best.length === 1 ? (best[0] ?? null) : null;
  return { winner, heads: winner === null ? 0 : faceCards, totals, disgraces };
}
