import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { laidIn, warsIn } from '../rules/battle.ts';
import { playReal, TableOfWar } from '../rules/testing/table-of-war.ts';
import { DECK, SEATS, countsOf } from '../rules/table.ts';
import { play } from './play.ts';

const BATTLES = 300;

/** Battles as `referee play` reports them, from a table with real cards. */
function refereed(stacks: readonly (readonly Card[])[], variation: 'classic' | 'three-card') {
  const table = new TableOfWar(stacks.length, { variation });
  const battles: object[] = [];
  playReal(table, stacks, BATTLES, () => {
    const { table: after, last } = table.play;
    if (last === undefined) throw new Error('no battle was fought');
    const { next } = last.battle;
    const winner = next.what === 'won' ? next.winner : null;
    const cards = winner === null ? 0 : last.waiting + laidIn(last.battle).flat().length;
    battles.push({ winner, cards, wars: warsIn(last.battle), counts: countsOf(after) });
  });
  return { battles, winners: table.play.phase === 'over' ? table.play.ending.winners : [], ended: table.play.phase === 'over' };
}

test('WR-2 to WR-7: a game with real cards, named as they are turned up, ends as its stacks do when played headless', () => {
  const game = fc.record({
    deck: fc.shuffledSubarray(unseen(DECK, []), { minLength: 52 }),
    seats: fc.integer({ min: SEATS.least, max: SEATS.most }),
    variation: fc.constantFrom('classic' as const, 'three-card' as const),
  });
  fc.assert(
    fc.property(game, ({ deck, seats, variation }) => {
      const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
      const stacks = players.map((_, seat) => deck.filter((_card, i) => i % seats === seat));
      const headless = play({ players, stacks, house: { variation }, battles: BATTLES }, false);
      expect(refereed(stacks, variation)).toEqual(headless);
    }),
    { seed: 6, numRuns: 25 },
  );
}, 60_000);
