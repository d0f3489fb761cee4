import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Spoils, Taking } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { NATIONS, RANKS, rankOf, valueOf } from './card.ts';
import type { Card, Nation } from './card.ts';
import type { House } from './house.ts';
import { lastOf, type Fought, type Play, type Played } from './play.ts';

type State = AskedState<House, Play>;

/** Cards are numbered nation by nation, from the one to the capital. */
const DECK: readonly Card[] = NATIONS.flatMap((nation) => RANKS.map((rank): Card => `${rank}${nation}`));

/** What each seat took of a battle or a trick; an alliance's cards come to its leader of that battle (CB-2). */
export function gainsOf(last: Fought | Played, seats: number): readonly (readonly Card[])[] {
  if ('gains' in last) return last.gains;
  const { outcome, pairs, leaders } = last;
  const of = (seat: Seat): readonly Card[] => {
    const alliance = leaders.indexOf(seat);
    if (alliance < 0) return [];
    if (outcome.winner === null) return pairs[alliance] ?? [];
    return outcome.winner === alliance ? pairs.flat() : [];
  };
  return Array.from({ length: seats }, (_, seat) => of(seat));
}

export const spoils: Spoils<State> = {
  taken(from, { play, players }) {
    const last = lastOf(play);
    if (last === undefined || last === lastOf(from.play)) return [];
    return gainsOf(last, players.length).flatMap((cards, seat) => {
      const player = players[seat];
      return player === undefined ? [] : cards.map((card): Taking => ({ player, seat, card: numberOf(card) }));
    });
  },
  points: (_, card) => {
    const taken = DECK[card];
    return taken && valueOf(taken);
  },
};

function numberOf(card: Card): number {
  return NATIONS.indexOf(card.charAt(1) as Nation) * RANKS.length + RANKS.indexOf(rankOf(card));
}
