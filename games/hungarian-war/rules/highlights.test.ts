import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { begun, fold } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { evolve } from './evolve.ts';
import { highlights } from './highlights.ts';
import { emptyPlaces } from './place.ts';
import { standings, standingsThen } from './standings.ts';
import type { DieFace, State } from './types.ts';

type Faces = readonly (DieFace | null)[];

/** The states of a game of four after each round; every empty place gets `next`. */
function game(rounds: readonly Faces[], table = 'KD 9C 2H 3S 4D', next: Card = '5?'): readonly State[] {
  const states: State[] = [fold(begun(table.split(' ') as Card[], 100))];
  for (const faces of rounds) {
    const opened = evolve(states.at(-1), { type: 'FacesOpened', faces });
    const cards = emptyPlaces(opened.table).map((place) => ({ place, card: next }));
    states.push(cards.length === 0 ? opened : evolve(opened, { type: 'CardsLaid', cards }));
  }
  return states;
}

/** The same, with a card named in the end. */
function naming(states: readonly State[], id: number, card: Card): readonly State[] {
  return states.with(-1, evolve(states.at(-1), { type: 'CardNamed', id, card }));
}

const times = <T>(count: number, ...items: readonly T[]) => Array.from({ length: count }, () => items).flat();
/** Béla blocks what Anna wants, Dani what Cili wants. */
const BLOCKED: readonly Faces[] = [
  [5, 3, 2, 2],
  [2, 2, 5, 3],
];
/** Anna, Cili twice, Anna twice and so on: each leads in turn. */
const IN_TURN = Array.from({ length: 16 }, (_, i): Faces => (((i + 1) >> 1) % 2 === 0 ? [5, 2, 2, 2] : [2, 2, 5, 2]));

it.each<[string, string, readonly State[], (string | null)?, object?]>([
  // HW-9: Dani blocks the card that Anna wants on her right, three times; Béla once one that Cili wants.
  ['blocks', '3', game([...times<Faces>(3, [4, 2, 2, 2]), [2, 2, 4, 3]]), 'Dani'],
  ['stolen', '12', game(BLOCKED, '2D QC 2H 3S 4D'), 'Béla', { card: 'QC', from: [{ name: 'Anna' }] }],
  // HW-21: none until every blocked card has a name; of equally big ones none is the biggest.
  ['stolen', 'none', game(BLOCKED, '2D QC 2H ?? 4D')],
  ['stolen', '13', naming(game(BLOCKED, '2D QC 2H ?? 4D'), 3, 'K?'), 'Dani', { card: 'K?', from: [{ name: 'Cili' }] }],
  ['stolen', 'none', game(BLOCKED, '2D QC 2H Q? 4D')],
  // HW-12, HW-14: Anna takes and is out, then everybody else blocks and she is back.
  ['timesOut', '3', game(times<Faces>(3, [6, 1, 2, 2], [null, 1, 1, 1])), 'Anna'],
  ['streak', '12', game(times<Faces>(12, [5, 2, 2, 3])), 'Anna'],
  // Three waited equally long.
  ['drought', 'none', game(times<Faces>(12, [5, 2, 2, 3]))],
  ['drought', '20', game(times<Faces>(20, [5, 5, 5, 3])), 'Cili'],
  ['clashes', '4', game(times<Faces>(4, [5, 4, 2, 2])), 'Anna Béla'],
  ['leadChanges', '7', game(IN_TURN, 'KD 9C 2H 9S 4D', '9?'), ''],
  ['leadChanges', 'none', game(IN_TURN, 'KD 9C 2H 9S 4D', '??')],
  ['comeback', 'none', game(IN_TURN, 'KD 9C 2H 9S 4D', '??')],
])('%s: %s', (what, figure, states, names = null, more = {}) => {
  const found = highlights(states).find((each) => each.what === what);
  expect(String(found?.figure ?? 'none')).toBe(figure);
  expect(found?.players.map(({ name }) => name).join(' ') ?? null).toBe(names);
  if (found !== undefined) expect(found).toMatchObject(more);
});

it('are at most three, and ignore what was undone', () => {
  // Nobody blocks the centre, so nobody goes out.
  const face = fc.constantFrom<DieFace | null>(2, 2, 3, 4, 5, 6, null);
  fc.assert(
    fc.property(fc.array(fc.tuple(face, face, face, face), { maxLength: 25 }), fc.nat(25), (rounds, undone) => {
      expect(highlights(game(rounds)).length).toBeLessThanOrEqual(3);
      const kept = rounds.slice(0, Math.max(0, rounds.length - undone));
      expect(highlights(game(rounds).slice(0, kept.length + 1))).toEqual(highlights(game(kept)));
    }),
    { numRuns: 40 },
  );
});

it('HW-21: the race counts a card from when it was taken, whenever it was named, and ends at the standings', () => {
  const states = naming(game(times<Faces>(1, [5, 2, 2, 2], [2, 5, 2, 2]), 'KD ?? 2H 3S 4D'), 1, 'J?');
  const now = states.at(-1) as State;
  const points = states.map((then) => standingsThen(then, now).map((each) => each.points));
  expect(points).toEqual([
    [0, 0, 0, 0],
    [11, 0, 0, 0],
    [11, 2, 0, 0],
  ]);
  expect(points.at(-1)).toEqual(standings(now).map((each) => each.points));
});
