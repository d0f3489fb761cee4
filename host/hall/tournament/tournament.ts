import * as v from 'valibot';
import { reasonSchema, type Fixed, whole, written } from '../../../rulebook/schemas.ts';
import { hallClockSchema, type HallClock } from '../../contract/hall-clock.ts';
import {
  personIdSchema,
  resultRowsSchema,
  roundNumberSchema,
  seatingSchema,
  tableNumberSchema,
  tournamentSettingsSchema,
  type PersonView,
  type ResultRow,
  type SeatingView,
  type SentMessage,
  type TournamentSettings,
} from '../../contract/hall.ts';
import type { SeatedGame } from '../wire/player-id.ts';

/** One table in one round. */
export interface TableInRound {
  readonly round: number;
  readonly table: number;
}

const [person, round, table, rows] = [personIdSchema, roundNumberSchema, tableNumberSchema, resultRowsSchema];
const clock = v.exactOptional(hallClockSchema);
const frozenSchema = v.strictObject({ table, state: v.picklist(['playing', 'over']), rows });

/** What the organiser did, one step after the other. Until a round ends, the records of the tables hold its results. */
export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('SettingsChosen'), settings: tournamentSettingsSchema }),
  v.strictObject({
    type: v.literal('PeopleAdded'),
    people: v.pipe(
      v.array(v.strictObject({ id: person, name: written.name, team: v.exactOptional(written.name) })),
      v.minLength(1),
    ),
  }),
  v.strictObject({ type: v.literal('PersonRenamed'), person, name: written.name }),
  /** No team any more, if it is left out. */
  v.strictObject({ type: v.literal('TeamChosen'), person, team: v.exactOptional(written.name) }),
  /** `CheckedIn`: by a guest, so that undo and redo keep it. */
  v.strictObject({ type: v.picklist(['PersonLeft', 'PersonBack', 'CheckedIn']), person }),
  v.strictObject({ type: v.picklist(['CheckInOpened', 'CheckInClosed']) }),
  v.strictObject({ type: v.picklist(['TableAbsent', 'TableBack']), table }),
  /** Takes the place of a draft of the same round. */
  v.strictObject({ type: v.literal('RoundSeated'), ...seatingSchema.entries }),
  v.strictObject({ type: v.literal('PlacesExchanged'), one: person, other: person, repeated: whole }),
  v.strictObject({ type: v.literal('RoundStarted'), round, clock }),
  v.strictObject({ type: v.literal('MessageSent'), text: reasonSchema, table: v.exactOptional(table) }),
  /** Off without a clock. */
  v.strictObject({ type: v.literal('ClockSet'), clock }),
  v.strictObject({ type: v.literal('RoundEnded'), round, results: v.array(frozenSchema) }),
  v.strictObject({ type: v.literal('ResultLeft'), round, table, rows }),
  v.strictObject({ type: v.literal('ResultCorrected'), round, table, rows, reason: reasonSchema }),
]);
export type TournamentEvent = Fixed<v.InferOutput<typeof eventSchema>>;

/** What counted of a table's record when its round ended. What the table tells later changes nothing. */
export type FrozenResult = Fixed<v.InferOutput<typeof frozenSchema>>;

/** A tournament, folded from its events. */
export interface Tournament {
  readonly settings: TournamentSettings;
  /** In the order in which they came. */
  readonly people: readonly PersonView[];
  /** Only those who have checked in are here. */
  readonly checkIn: boolean;
  /** Tables without a referee. */
  readonly absent: ReadonlySet<number>;
  /** From the first round; only the last can be a draft or under way. */
  readonly seatings: readonly SeatingView[];
  /** By the time of the hall. */
  readonly clock: HallClock | undefined;
  /** The latest, oldest first. */
  readonly messages: readonly SentMessage[];
  /** Of each round that has ended, from the first. */
  readonly frozen: readonly (readonly FrozenResult[])[];
  /** Which stand whatever the records say: the last one of each table and round. */
  readonly corrected: readonly Omit<Extract<TournamentEvent, { type: 'ResultCorrected' }>, 'type'>[];
  /** What tables told and the organiser left aside, the last of each table and round. */
  readonly left: readonly Omit<Extract<TournamentEvent, { type: 'ResultLeft' }>, 'type'>[];
}

/** A game that the hall has seated, as the record of its table tells it. */
export interface PlayedResult extends Omit<SeatedGame, 'hall'> {
  readonly rulebook: string;
  /** Complete. */
  readonly house: Readonly<Record<string, string | number>>;
  /** `over` once nothing is open any more. */
  readonly state: 'playing' | 'over';
  /** Of the people whom the hall has seated. */
  readonly rows: readonly ResultRow[];
  /** The names of all others who play. */
  readonly others: readonly string[];
}
