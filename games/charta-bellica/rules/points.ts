import type { Seat } from '../../../rulebook/seat.ts';
import { valueOf, type Card } from './card.ts';
import type { AlliedTable, Play } from './play.ts';

/** CB-4, CB-10: by seat. Allies have the points of their alliance, and what the dealer gives one counts for both. */
export function pointsOf(play: Play): readonly number[] {
  if ('tricksOf' in play) return play.tricksOf.map((cards, seat) => worth(cards) + (play.given[seat] ?? 0));
  if (!('alliances' in play)) return play.given;
  const totals = play.gathered.map((cards, alliance) => worth(cards) + givenTo(play, alliance));
  return play.given.map((_, seat) => totals[allianceOf(play, seat)] ?? 0);
}

/** CB-1: the alliances, once they are made. */
export function sidesOf(play: Play): readonly (readonly Seat[])[] {
  return 'alliances' in play ? play.alliances.map((allies) => allies.toSorted((one, other) => one - other)) : [];
}

/** CB-4, CB-10: who has most; all of them where several do. */
export function winnersOf(play: Play): readonly Seat[] {
  const points = pointsOf(play);
  const most = Math.max(...points);
  return [...points.keys()].filter((seat) => points[seat] === most);
}

export function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** The alliance that a seat belongs to, 0 or 1. */
export function allianceOf({ alliances }: Pick<AlliedTable, 'alliances'>, seat: Seat): 0 | 1 {
  return alliances[0].includes(seat) ? 0 : 1;
}

function givenTo({ alliances, given }: AlliedTable, alliance: number): number {
  return (alliances[alliance] ?? []).reduce((sum, seat) => sum + (given[seat] ?? 0), 0);
}
