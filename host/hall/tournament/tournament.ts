import type { PersonId, PersonView, ResultRow, SeatingView, TournamentSettings } from '../../contract/hall.ts';

/** What the organiser did, one step after the other. Results of tables are no events: their records hold them. */
export type TournamentEvent =
  | { readonly type: 'SettingsChosen'; readonly settings: TournamentSettings }
  | { readonly type: 'PeopleAdded'; readonly people: readonly { readonly id: PersonId; readonly name: string }[] }
  | { readonly type: 'PersonRenamed'; readonly person: PersonId; readonly name: string }
  | { readonly type: 'PersonLeft' | 'PersonBack'; readonly person: PersonId }
  | { readonly type: 'TableAbsent' | 'TableBack'; readonly table: number }
  /** Takes the place of a draft of the same round. `repeated` and `unseated` as in `SeatingView`. */
  | ({ readonly type: 'RoundSeated' } & Omit<SeatingView, 'state'>)
  | { readonly type: 'PlacesExchanged'; readonly one: PersonId; readonly other: PersonId; readonly repeated: number }
  | { readonly type: 'RoundStarted' | 'RoundEnded'; readonly round: number }
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
  /** Tables without a referee. */
  readonly absent: ReadonlySet<number>;
  /** From the first round; only the last can be a draft or under way. */
  readonly seatings: readonly SeatingView[];
  /** The last one of each table and round. */
  readonly corrected: readonly CorrectedResult[];
}

/** The result of a table as its record tells it. */
export interface PlayedResult {
  readonly round: number;
  readonly table: number;
  /** `over` once nothing is open any more. */
  readonly state: 'playing' | 'over';
  /** Of the people whom the hall has seated. */
  readonly rows: readonly ResultRow[];
}
