import * as v from 'valibot';
import { personIdSchema, type BoardView, type HallStanding } from './hall.ts';

/** All that a guest's phone can ask: somebody whom the organiser awaits is here. */
export const guestCommandSchema = v.strictObject({ type: v.literal('checkIn'), person: personIdSchema });
export type GuestCommand = Readonly<v.InferOutput<typeof guestCommandSchema>>;

/** Somebody in the standings, as a guest's phone tells it. */
type GuestStanding = Pick<HallStanding, 'person' | 'name' | 'here' | 'awaited' | 'place' | 'total'>;

/** What the phone of a guest shows: where everybody sits and stands, as the board does. Everybody may see it. */
export interface GuestView extends Pick<
  BoardView,
  'version' | 'now' | 'name' | 'counts' | 'round' | 'rounds' | 'lot' | 'seating'
> {
  readonly kind: 'guest';
  /** By place. With many people they are as they stood some seconds ago, or at the end of the last round. */
  readonly standings: readonly GuestStanding[];
}
