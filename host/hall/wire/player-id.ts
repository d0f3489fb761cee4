import { SEATED } from '../../contract/hall-link.ts';
import type { PersonId } from '../../contract/hall.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';

/** A game that a hall has seated. Its `seating` never comes again, not even if the start of the round is undone and made anew. */
export interface SeatedGame {
  readonly hall: string;
  readonly round: number;
  readonly table: number;
  /** The number of the line in the hall's record that started the round. */
  readonly seating: number;
}

/** The id of a person as a player of one game: the record alone tells which game it is. */
export function playerIdOf(person: PersonId, { hall, round, table, seating }: SeatedGame): PlayerId {
  return `${person}.${hall}.r${round}.t${table}.s${seating}`;
}

/** Whom a hall seated, and for which game; undefined for a player whom the dealer has named. */
export function seatedAs(player: PlayerId): (SeatedGame & { readonly person: PersonId }) | undefined {
  const [, person, hall, round, table, seating] = SEATED.exec(player) ?? [];
  if (person === undefined || hall === undefined) return undefined;
  return { person, hall, round: Number(round), table: Number(table), seating: Number(seating) };
}
