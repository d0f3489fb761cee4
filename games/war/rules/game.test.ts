import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Battle } from './battle.ts';
import { endingOf, fight, DECK, SEATS, countsOf, type WarTable } from './table.ts';

const WHOLE = unseen(DECK, []);
const ALL = [...WHOLE].sort();

/** WR-1: all cards dealt one at a time, so that some may get one more. */
const deal = fc.tuple(
  fc.shuffledSubarray(WHOLE, { minLength: WHOLE.length }),
  fc.integer({ min: SEATS.least, max: SEATS.most }),
  fc.constantFrom('classic' as const, 'three-card' as const),
);

function dealt(deck: readonly Card[], seats: number): WarTable {
  return { stacks: Array.from({ length: seats }, (_, seat) => deck.filter((_card, i) => i % seats === seat)), waiting: [] };
}

test('WR-2 to WR-7: after every battle of every game all 52 cards are there, and a player who had none wins none', () => {
  fc.assert(
    fc.property(deal, ([deck, seats, variation]) => {
      let table = dealt(deck, seats);
      let last: Battle | undefined;
      for (let battles = 0; battles < 3_000 && endingOf(table, last) === undefined; battles += 1) {
        const before = countsOf(table);
        const after = fight(table, variation);
        expect([...after.table.stacks.flat(), ...after.table.waiting].sort()).toEqual(ALL);
        const gained = countsOf(after.table).flatMap((count, seat) => (count > (before[seat] ?? 0) ? [seat] : []));
        expect(gained.length).toBeLessThanOrEqual(1);
        for (const seat of gained) expect(before[seat]).toBeGreaterThan(0);
        ({ table, battle: last } = after);
      }
    }),
    { seed: 6, numRuns: 40 },
  );
}, 30_000);

test('WR-2: games end if won cards are ordered starting from the winner', () => {
  const games = fc.sample(deal, { seed: 52, numRuns: 100 });
  const unended = games.filter(([deck, seats, variation]) => {
    let table = dealt(deck, seats);
    let last: Battle | undefined;
    for (let battles = 0; battles < 5_000 && endingOf(table, last) === undefined; battles += 1) {
      ({ table, battle: last } = fight(table, variation));
    }
    return endingOf(table, last) === undefined;
  });
  expect(unended.length).toBe(0);
}, 30_000);
