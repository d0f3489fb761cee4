import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Card } from '../rules/card.ts';
import type { House } from '../rules/house.ts';
import { lastOf, type Fought, type Play } from '../rules/play.ts';
import { ownerOf } from '../rules/seen.ts';
import { gainsOf } from '../rules/spoils.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { RoundTold } from '../../../host/games/door.ts';

/** The last battle or trick as an export tells it. An alliance's cards are with its leader of that battle. */
export function told({ play, players }: AskedState<House, Play>): RoundTold | undefined {
  const last = lastOf(play);
  if (last === undefined) return undefined;
  const gains = gainsOf(last, players.length);
  return {
    table: [],
    seats: players.map((player, seat) => ({
      player,
      laid: 'pairs' in last ? laidIn(last, seat) : gains.flat().filter((card) => ownerOf(card) === seat),
      took: gains[seat] ?? [],
      standing: 'in',
    })),
  };
}

/** CB-2, CB-3: the leader's card, or the partner's last one. */
function laidIn({ leaders, partners, pairs }: Fought, seat: Seat): readonly Card[] {
  const [leads, aids] = [leaders.indexOf(seat), partners.indexOf(seat)];
  const card = leads >= 0 ? pairs[leads]?.[0] : pairs[aids]?.[1];
  return card === undefined ? [] : [card];
}
