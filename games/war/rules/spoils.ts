import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Spoils } from '../../../rulebook/rulebook.ts';
import type { WarHouse } from './house.ts';
import { takenIn, type Play } from './play.ts';

/** Cards change hands all the time: what is won is a battle. Its number holds how many cards it brought, 52 at most. */
const PER_BATTLE = 100;

export const spoils: Spoils<AskedState<WarHouse, Play>> = {
  taken({ play: from }, { play: to, players }) {
    const next = to.last?.battle.next;
    if (to.last === undefined || to.battles <= from.battles || next?.what !== 'won') return [];
    const player = players[next.winner];
    return player ? [{ player, seat: next.winner, card: to.battles * PER_BATTLE + takenIn(to.last) }] : [];
  },
  points: (_, battle) => battle % PER_BATTLE,
};
