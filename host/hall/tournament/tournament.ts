import type { HallClock } from '../../contract/hall-clock.ts';
import type { PersonId, PersonView, ResultRow, SeatingView, SentMessage, TournamentSettings } from '../../contract/hall.ts';
import type { SeatedGame } from '../wire/player-id.ts';

/** One table in one round. */
export interface RoundTable {
  readonly round: number;
  readonly table: number;
}

/** What counted of a table's record when its round ended. What the table tells later changes nothing. */
export interface FrozenResult {
  readonly table: number;
  readonly state: 'playing' | 'over';
  readonly rows: readonly ResultRow[];
}

/** What the organiser did, one step after the other. Until a round ends, the records of the tables hold its results. */
export type TournamentEvent =
  | { readonly type: 'SettingsChosen'; readonly settings: TournamentSettings }
  | { readonly type: 'PeopleAdded'; readonly people: readonly Omit<PersonView, 'here' | 'awaited'>[] }
  | { readonly type: 'PersonRenamed'; readonly person: PersonId; readonly name: string }
  /** No team any more, if it is left out. */
  | { readonly type: 'TeamChosen'; readonly person: PersonId; readonly team?: string }
  | { readonly type: 'PersonLeft' | 'PersonBack'; readonly person: PersonId }
  | { readonly type: 'CheckInOpened' | 'CheckInClosed' }
  /** By a guest: undo and redo keep it. */
  | { readonly type: 'CheckedIn'; readonly person: PersonId }
  | { readonly type: 'TableAbsent' | 'TableBack'; readonly table: number }
  /** Takes the place of a draft of the same round. `repeated` and `unseated` as in `SeatingView`. */
  | ({ readonly type: 'RoundSeated' } & Omit<SeatingView, 'state'>)
  | { readonly type: 'PlacesExchanged'; readonly one: PersonId; readonly other: PersonId; readonly repeated: number }
  | { readonly type: 'RoundStarted'; readonly round: number; readonly clock?: HallClock }
  | ({ readonly type: 'MessageSent' } & Omit<SentMessage, 'n'>)
  /** Off without a clock. */
  | { readonly type: 'ClockSet'; readonly clock?: HallClock }
  | { readonly type: 'RoundEnded'; readonly round: number; readonly results: readonly FrozenResult[] }
  | { readonly type: 'ResultLeft'; readonly round: number; readonly table: number; readonly rows: readonly ResultRow[] }
  | {
      readonly type: 'ResultCorrected';
      readonly round: number;
      readonly table: number;
      readonly rows: readonly ResultRow[];
      readonly reason: string;
    };

/** A correction of the organiser, which stands whatever the table's record says. */
export interface CorrectedResult {
  readonly round: number;
  readonly table: number;
  readonly rows: readonly ResultRow[];
  readonly reason: string;
}

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
  /** The last one of each table and round. */
  readonly corrected: readonly CorrectedResult[];
  /** What tables told and the organiser left aside, the last of each table and round. */
  readonly left: readonly Omit<CorrectedResult, 'reason'>[];
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
