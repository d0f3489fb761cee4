import { SEATED } from '../../contract/hall-link.ts';
import type { PersonId } from '../../contract/hall.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';

/** The id of a person as a player of one round: the record alone tells which round a game was played for. */
export function playerIdOf(person: PersonId, round: number): PlayerId {
  return `${person}.r${round}`;
}

/** Whom the hall seated, and for which round; undefined for a player whom the dealer has named. */
export function seatedAs(player: PlayerId): { readonly person: PersonId; readonly round: number } | undefined {
  const [, person, round] = SEATED.exec(player) ?? [];
  return person === undefined ? undefined : { person, round: Number(round) };
}
