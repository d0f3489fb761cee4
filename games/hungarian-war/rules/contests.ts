import type { Feat } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { cardOf } from './cards.ts';
import { worth, type GameCourse } from './course.ts';
import { cardAt } from './place.ts';
import type { Opening } from './types.ts';

/** HW-9: the biggest card that a block took from under a taker. Silent where a card without a name may have been bigger. */
export function stolen({ now, openings }: GameCourse): readonly (Feat & { readonly what: 'stolen' })[] {
  const thefts = openings.flatMap(({ judgement, table, players }) =>
    judgement.sides.flatMap(({ reason, takers, blockers }, side) => {
      const id = cardAt(table, side);
      if (reason !== 'blocker wins' || id === null) return [];
      return [{ id, figure: worth(now, id), players: named(players, blockers), from: named(players, takers) }];
    }),
  );
  if (thefts.some(({ figure }) => figure === undefined)) return [];
  const biggest = Math.max(...thefts.map(({ figure }) => figure ?? 0));
  const found = thefts.filter(({ figure }) => figure === biggest);
  const [theft] = found;
  // Of several equally big ones none is the biggest.
  if (theft === undefined || found.length > 1) return [];
  return [{ what: 'stolen', players: theft.players, figure: biggest, card: cardOf(now, theft.id), from: theft.from }];
}

/** HW-9, HW-13: the two who went for the same card most often, so that nobody got it. */
export function clashes({ openings }: GameCourse): readonly (Feat & { readonly what: 'clashes' })[] {
  const pairs = new Map<string, { readonly players: readonly Player[]; figure: number }>();
  for (const opening of openings)
    for (const takers of quarrels(opening))
      for (const pair of pairsOf(named(opening.players, takers))) {
        const key = pair
          .map(({ id }) => id)
          .sort()
          .join('\n');
        const known = pairs.get(key) ?? { players: pair, figure: 0 };
        known.figure += 1;
        pairs.set(key, known);
      }
  const figure = Math.max(...[...pairs.values()].map((pair) => pair.figure));
  const found = [...pairs.values()].filter((pair) => pair.figure === figure);
  return found.length === 1 ? found.map(({ players }) => ({ what: 'clashes', players, figure })) : [];
}

function quarrels({ judgement: { sides, centre } }: Opening): readonly (readonly Seat[])[] {
  const cards = sides.filter(({ reason }) => reason === 'two takers').map(({ takers }) => takers);
  return centre.reason === 'several takers' ? [...cards, centre.takers] : cards;
}

function pairsOf(players: readonly Player[]): readonly (readonly Player[])[] {
  return players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other]));
}

function named(players: readonly Player[], seats: readonly Seat[]): readonly Player[] {
  return seats.flatMap((seat) => players[seat] ?? []);
}
