import type { BoardView, HallStanding } from './hall.ts';

/** Somebody in the standings, as a guest's phone tells it. */
type GuestStanding = Pick<HallStanding, 'person' | 'name' | 'here' | 'place' | 'total'>;

/** What the phone of a guest shows: where everybody sits and stands, as the board does. Everybody may see it. */
export interface GuestView extends Pick<BoardView, 'version' | 'now' | 'name' | 'counts' | 'round' | 'rounds' | 'seating'> {
  readonly kind: 'guest';
  /** By place. With many people they are as they stood some seconds ago, or at the end of the last round. */
  readonly standings: readonly GuestStanding[];
}
