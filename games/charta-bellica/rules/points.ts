import { at, seatsWithMost, type Seat } from '../../../rulebook/seat.ts';
import { NATIONS, RANKS, valueOf, type NationalCard } from './card.ts';
import { type AlliedTable, type Play, lastOf, type Fought, type Played, type State } from './play.ts';
import type { Captures, Capture } from '../../../rulebook/rulebook.ts';

/** CB-4, CB-10: by seat. Both players of an alliance have its points, and what the dealer gives one counts for both. */
export function pointsOf(play: Play): readonly number[] {
  if (play.kind === 'bellum') return play.tricksOf.map((cards, seat) => worth(cards) + (play.given[seat] ?? 0));
  if (play.kind !== 'alliances') return play.given;
  const totals = play.gathered.map((cards, alliance) => worth(cards) + givenTo(play, alliance));
  return play.given.map((_, seat) => totals[allianceOf(play, seat)] ?? 0);
}

/** CB-1: the alliances, once they are made. */
export function sidesOf(play: Play): readonly (readonly Seat[])[] {
  return play.kind === 'alliances' ? play.alliances.map((seats) => seats.toSorted((one, other) => one - other)) : [];
}

/** CB-4, CB-10: the seats with the most points; several share the win. */
export function winnersOf(play: Play): readonly Seat[] {
  return seatsWithMost(pointsOf(play));
}

export function worth(cards: readonly NationalCard[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

export function allianceOf({ alliances }: Pick<AlliedTable, 'alliances'>, seat: Seat): 0 | 1 {
  return alliances[0].includes(seat) ? 0 : 1;
}

/** The seat at which the cards lie that a seat takes: the first of an alliance keeps them for both (CB-2). */
export function keeperOf(play: Play, seat: Seat): Seat {
  if (play.kind !== 'alliances') return seat;
  return play.alliances.find((alliance) => alliance.includes(seat))?.[0] ?? seat;
}

function givenTo({ alliances, given }: AlliedTable, alliance: number): number {
  return (alliances[alliance] ?? []).reduce((sum, seat) => sum + (given[seat] ?? 0), 0);
}

/** Cards are numbered nation by nation, from the one to the capital. */
const DECK: readonly NationalCard[] = NATIONS.flatMap((nation) => RANKS.map((rank): NationalCard => `${rank}${nation}`));

/** What each seat took of a battle or a trick; an alliance's cards come to its leader of that battle (CB-2). */
export function gainsOf(last: Fought | Played, seats: number): readonly (readonly NationalCard[])[] {
  if (last.kind === 'trick') return last.gains;
  const { outcome, pairs, leaders } = last;
  const of = (seat: Seat): readonly NationalCard[] => {
    const alliance = leaders.indexOf(seat);
    if (alliance < 0) return [];
    if (outcome.winner === null) return pairs[alliance] ?? [];
    return outcome.winner === alliance ? pairs.flat() : [];
  };
  return Array.from({ length: seats }, (_, seat) => of(seat));
}

export const captures: Captures<State> = {
  taken(from, { play, players }) {
    const last = lastOf(play);
    if (last === undefined || last === lastOf(from.play)) return [];
    return gainsOf(last, players.length).flatMap((cards, seat) => {
      const player = players[seat];
      return player === undefined ? [] : cards.map((card): Capture => ({ player, seat, card: DECK.indexOf(card) }));
    });
  },
  points: (_, card) => valueOf(at(DECK, card)),
};
