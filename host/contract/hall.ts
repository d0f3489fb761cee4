import * as v from 'valibot';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Language } from '../../words/language.ts';
import { minutesSchema, MOST_MINUTES, type HallClock } from './hall-clock.ts';
import { languageSchema, nightNameSchema } from './command.ts';
import { MOST_SEATS, nameSchema, reasonSchema, safeWhole, whole, wholeFrom, type Fixed } from '../../rulebook/schemas.ts';
import type { SharingView } from './sharing.ts';

/** As many tables as one hall takes, and people: five at each. */
export const MOST_TABLES = 1_000;
export const MOST_PEOPLE = 5_000;
/** As many rounds as one tournament has. */
export const MOST_ROUNDS = 50;

export const tableNumberSchema = wholeFrom(1, MOST_TABLES);
export const roundNumberSchema = wholeFrom(1, MOST_ROUNDS);
const table = tableNumberSchema;
const round = roundNumberSchema;
/** A step of the tournament that undo or redo is meant for. */
const step = safeWhole;
export const personIdSchema = v.pipe(v.string(), v.regex(/^p\d{1,5}$/));
/** Points of a table may be halves, and negative. */
const points = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000));
export const resultRowsSchema = v.pipe(
  v.array(v.strictObject({ person: personIdSchema, points })),
  v.minLength(1),
  v.maxLength(MOST_SEATS),
);

/**
 * What a tournament is played for: the sum of the points of all games; of each game the share of the table's points, where 100 is
 * as much as everybody would have if they were equal; or who left how many opponents behind. Tables of different sizes
 * can be compared by the last two alone.
 */
export const COUNTS = ['points', 'shares', 'places'] as const;
export type Counts = (typeof COUNTS)[number];
/** What a round brings to somebody who sat it out: nothing, as much as their own rounds on average, or as all of that round. */
export const BYES = ['nothing', 'own', 'round'] as const;

/** The last round is for everybody, or for as many of the best as sit at one table. */
export const LAST_ROUNDS = ['all', 'final'] as const;

/** What the organiser agrees on before the first round; all of it may be changed until then. */
export const tournamentSettingsSchema = v.strictObject({
  name: nightNameSchema,
  rulebook: v.pipe(v.string(), v.maxLength(40)),
  /** Values of house rules that are not the standard ones. */
  house: v.record(v.string(), v.union([v.string(), v.number()])),
  counts: v.picklist(COUNTS),
  /** Nothing if it is left out. */
  bye: v.exactOptional(v.picklist(BYES)),
  rounds: round,
  /** Who plays the last round: everybody, if it is left out, or the best, at one table. */
  last: v.exactOptional(v.picklist(LAST_ROUNDS)),
  /** Tables that are there, numbered from 1. */
  tables: table,
  /** As many people as sit at a table if it comes out even; some tables have one fewer. */
  seats: wholeFrom(2, MOST_SEATS),
  /** Of the clock that starts with each round; without it there is none. */
  minutes: v.exactOptional(wholeFrom(0, MOST_MINUTES)),
});
export type TournamentSettings = Readonly<v.InferOutput<typeof tournamentSettingsSchema>>;

/** From how far away the board is read, metres: the nearer, the more is on each page. */
export const BOARD_METRES = [10, 7, 5] as const;
export type BoardMetres = (typeof BOARD_METRES)[number];

/** What the board shows. `turns`: all tables, page by page, then the standings, and so on by itself. */
export const boardShowsSchema = v.variant('what', [
  v.strictObject({ what: v.literal('turns') }),
  v.strictObject({ what: v.picklist(['overview', 'tables', 'standings', 'seating']) }),
  v.strictObject({ what: v.literal('table'), table }),
]);
export type BoardShows = Readonly<v.InferOutput<typeof boardShowsSchema>>;

const tournamentCommands = v.variant('type', [
  v.strictObject({ type: v.literal('settings'), settings: tournamentSettingsSchema }),
  /**
   * Names, one in a line, or a CSV whose header names the column. With `others` the lines in which something is wrong, or
   * somebody who is on the list already, are left out.
   */
  v.strictObject({
    type: v.literal('addPeople'),
    text: v.pipe(v.string(), v.maxLength(500_000)),
    others: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('rename'), person: personIdSchema, name: nameSchema }),
  /** From the next seating on somebody belongs to another team, or to none. */
  v.strictObject({ type: v.literal('team'), person: personIdSchema, team: v.union([v.literal(''), nameSchema]) }),
  /** Somebody goes, or comes back: from the next seating on. */
  v.strictObject({ type: v.literal('presence'), person: personIdSchema, here: v.boolean() }),
  /** Everybody has to check in, by a phone or with the organiser, before they are seated; or all count as here again. */
  v.strictObject({ type: v.literal('awaitCheckIn'), on: v.boolean() }),
  /** A table has no referee, or has one again: from the next seating on. */
  v.strictObject({ type: v.literal('tablePresence'), table, here: v.boolean() }),
  /** Makes the next round's seating, or another one in place of the one that nobody has been told yet. */
  v.strictObject({ type: v.literal('seat') }),
  /** Two people of that seating change places. */
  v.strictObject({ type: v.literal('exchange'), one: personIdSchema, other: personIdSchema }),
  /** Tells everybody where to sit, and offers each table its people. */
  v.strictObject({ type: v.literal('startRound') }),
  /** The round counts as it is, though tables have not finished. */
  v.strictObject({ type: v.literal('endRound') }),
  /** The result of a table is this one, whatever its record says. */
  v.strictObject({
    type: v.literal('correct'),
    round,
    table,
    rows: resultRowsSchema,
    reason: reasonSchema,
  }),
  /** These rows, which the record of a table tells, do not count: the organiser has seen them. */
  v.strictObject({ type: v.literal('leave'), round, table, rows: resultRowsSchema }),
  /** Sets the clock of the round under way, or to the start of the next one; gives it more time; halts it, lets it go on, or ends it. */
  v.strictObject({ type: v.literal('startClock'), minutes: minutesSchema }),
  v.strictObject({ type: v.literal('extendClock'), minutes: minutesSchema }),
  v.strictObject({ type: v.literal('turnClock'), to: v.picklist(['run', 'halt', 'off']) }),
  /** One line for the dealer of this table, or of all. */
  v.strictObject({ type: v.literal('sendMessage'), text: reasonSchema, table: v.exactOptional(table) }),
  v.strictObject({ type: v.literal('undo'), n: step }),
  v.strictObject({ type: v.literal('redo'), n: step }),
]);

const hallCommands = v.variant('type', [
  /** Locks out whoever joined as this table, and gives it another code. */
  v.strictObject({ type: v.literal('renewCode'), table }),
  /** The record of the table is right where it differs from the mirror; the mirror so far is kept beside it. */
  v.strictObject({ type: v.literal('followTable'), table, night: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  /** The organiser has been at this table, whose dealer called. */
  v.strictObject({ type: v.literal('answerCall'), table }),
  /** What the board shows, how, and whether it rings when the clock has run down. */
  v.strictObject({
    type: v.literal('show'),
    shows: v.exactOptional(boardShowsSchema),
    language: v.exactOptional(languageSchema),
    metres: v.exactOptional(v.picklist(BOARD_METRES)),
    sound: v.exactOptional(v.boolean()),
  }),
  /** Shares the board with other screens on the local network, or stops; gives it a new key. */
  v.strictObject({ type: v.literal('share'), on: v.boolean() }),
  v.strictObject({ type: v.literal('renewBoardKey') }),
  /** Lets guests look up their table on their own phones, or no longer. */
  v.strictObject({ type: v.literal('sharePhones'), on: v.boolean() }),
]);

/** What the organiser can save: everybody, every table, and both for programs; docs/NIGHTS.md describes them. */
export const RESULTS_PATHS = ['/results.csv', '/tables.csv', '/results.json'] as const;
export type ResultsPath = (typeof RESULTS_PATHS)[number];

/** All commands of the organiser. The board has none. */
export const hallCommandSchema = v.variant('type', [tournamentCommands, hallCommands]);
export type HallCommand = v.InferOutput<typeof hallCommandSchema>;
export type TournamentCommand = v.InferOutput<typeof tournamentCommands>;

export type PersonId = string;

export interface PersonView {
  readonly id: PersonId;
  readonly name: string;
  /** Is seated. */
  readonly here: boolean;
  /** Has not checked in yet, and is not here. */
  readonly awaited?: true;
  /** People of one team, or family, are kept apart, or with a plus together: see `teamsOf`. */
  readonly team?: string;
}

/** One person in the result of one table. */
export type ResultRow = Fixed<v.InferOutput<typeof resultRowsSchema>>[number];

/** How a game differs from what was agreed on: in the game, a house rule, or the people. `given` is what was played. */
export type GameDifference =
  | { readonly what: 'rulebook'; readonly given: string; readonly agreed: string }
  | { readonly what: 'house'; readonly rule: string; readonly given: string | number; readonly agreed: string | number }
  /** Somebody who was seated does not play. */
  | { readonly what: 'missing'; readonly name: string }
  /** Somebody plays who was not seated. */
  | { readonly what: 'other'; readonly name: string };

/** What a table tells that does not count by itself; the organiser accepts it or leaves it. */
export interface ToldAside {
  readonly state: 'playing' | 'over';
  readonly rows: readonly ResultRow[];
  /** None if it was told too late, and nothing else is wrong with it: the round had ended, or the result was corrected. */
  readonly differs: readonly GameDifference[];
}

/** The result of one table in one round. */
export interface TableResult {
  readonly round: number;
  readonly table: number;
  /** `none`: no game of this round has begun; `playing`; `over`, with nothing open; `corrected` by the organiser. */
  readonly state: 'none' | 'playing' | 'over' | 'corrected';
  /** In the order of the seating. */
  readonly rows: readonly ResultRow[];
  /** Why it was corrected. */
  readonly reason?: string;
  readonly aside?: ToldAside;
}

/** One person over all rounds. Of equal totals more rounds won come first; whoever is equal in that, too, shares a place. */
export interface HallStanding {
  readonly person: PersonId;
  readonly name: string;
  /** Has not left. */
  readonly here: boolean;
  /** Has not checked in yet. */
  readonly awaited?: true;
  /** From 1. */
  readonly place: number;
  /** The sum of the points, or of the shares; with `places`, of the opponents left behind, in percent (100 a round at most). */
  readonly total: number;
  /** What each round brought, from the first; null for one that was not played, since JSON knows nothing else in a list. */
  readonly rounds: readonly (number | null)[];
  /** The rounds that were sat out and bring something all the same. */
  readonly byes?: readonly number[];
  /** The rounds in which nobody at their table had more. */
  readonly won?: readonly number[];
}

/** Where people sit in one round, as the organiser's record has it. */
export const seatingSchema = v.strictObject({
  round,
  /** By number; people clockwise from the dealer. */
  tables: v.array(v.strictObject({ table, people: v.array(personIdSchema) })),
  /** How often two people meet who have met before, summed over all pairs. */
  repeated: whole,
  /** People who are here and have no seat, since there are too few tables. */
  unseated: v.array(personIdSchema),
  /** The best at one table; nobody else plays. */
  final: v.exactOptional(v.literal(true)),
});
export interface SeatingView extends Fixed<v.InferOutput<typeof seatingSchema>> {
  /** `draft`: only the organiser sees it; `started`; `ended`: it counts. */
  readonly state: 'draft' | 'started' | 'ended';
  /** Its own number once it has started, which no other seating has: that of the line of the record that started it. */
  readonly number?: number;
}

/** What everybody may see of a table at a glance, from the lines that it has published. */
export interface TableSummary {
  readonly table: number;
  /** `never`: no referee has joined with its code. */
  readonly link: 'never' | 'live' | 'lost';
  readonly absent?: true;
  /** Its dealer calls the organiser. */
  readonly calls?: true;
  /** Undefined until it has begun a game. */
  readonly game?: {
    readonly rulebook: string;
    readonly round: number;
    readonly over: boolean;
    /** By points, the highest first. */
    readonly players: readonly {
      readonly name: string;
      readonly points: number;
      /** Cards or rounds whose points are still open. */
      readonly open: number;
      readonly out?: true;
      readonly winner?: true;
    }[];
    /** When its last line was recorded, ms since 1970 by the table's clock. */
    readonly at: number;
  };
  /** Where the result of the present round stands. */
  readonly result: TableResult['state'];
  /** None of the people who were seated plays the game that goes on there. */
  readonly strangers?: true;
  /** It tells something that does not count by itself, in this round or an earlier one. */
  readonly aside?: true;
  readonly trouble?: MirrorTrouble;
}

/** Why a mirror is not, or not certainly, what the table has. Lines count from 1, as an editor shows them. */
export type MirrorTrouble =
  /** The table's record has another line than the mirror from this one on: it was restored from a copy, or changed. */
  | { readonly kind: 'differs'; readonly night: string; readonly line: number }
  /** A line does not follow from the one before, or is no line of this version. */
  | { readonly kind: 'damaged'; readonly night: string; readonly line: number }
  /** The lines cannot be folded to a game: a record of a newer version, or a forged one. */
  | { readonly kind: 'unreadable'; readonly night: string; readonly line: number }
  /** The hall's disk refuses, with the system's code. */
  | { readonly kind: 'disk'; readonly code: string };

/** What the hall board shows; everybody may see it. */
export interface BoardView {
  readonly kind: 'board';
  readonly version: number;
  /** Host time at which it is sent, ms since 1970. */
  readonly now: number;
  readonly name: string;
  readonly language?: Language;
  readonly metres: BoardMetres;
  /** Off: the board is silent. */
  readonly sound: boolean;
  readonly clock?: HallClock;
  readonly counts: Counts;
  /** Rounds that have begun, and all of them. */
  readonly round: number;
  readonly rounds: number;
  readonly shows: BoardShows;
  /** By number: those that are played at or will be. */
  readonly tables: readonly TableSummary[];
  /** By place. */
  readonly standings: readonly HallStanding[];
  /** The place that more people share than the final, which is next, has seats for: the lot will decide between them. */
  readonly lot?: number;
  /** Of the last round that everybody has been told. */
  readonly seating?: SeatingView;
  /** Where guests look up their table on their phones. */
  readonly phones?: string;
}

/** A game that the tournament can be played in, for the organiser's choice. */
export type HallGame = Pick<Rulebook, 'id' | 'seats' | 'house'>;

/** What an undo or redo of the organiser would do. */
export interface HallStep {
  readonly n: number;
  /** The type of its last event, and what its sentence needs. */
  readonly what: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What the organiser has written to the dealer of one table, or of all. Its number is that of its line in the record. */
export interface SentMessage {
  readonly n: number;
  readonly text: string;
  readonly table?: number;
}

/** What the organiser's page shows. */
export interface OrganiserView {
  readonly kind: 'organiser';
  readonly board: BoardView;
  readonly settings: TournamentSettings;
  readonly games: readonly HallGame[];
  /** In the order in which they came. */
  readonly people: readonly PersonView[];
  /** People have to check in before they are seated. */
  readonly checkIn: boolean;
  /** All seatings, from the first round; a draft is the last. */
  readonly seatings: readonly SeatingView[];
  /** Results of every round that has begun, by round and table. */
  readonly results: readonly TableResult[];
  /** Oldest first, each with the tables whose dealer has not confirmed it. */
  readonly messages: readonly (SentMessage & { readonly unseen: readonly number[] })[];
  /** The code of each table, by number; what its card prints. */
  readonly codes: readonly { readonly table: number; readonly code: string }[];
  /** Where tables reach the hall, the likeliest first. */
  readonly addresses: readonly { readonly address: string; readonly network: string }[];
  /** Where they reach it once its stand-by has taken over. */
  readonly standby?: string;
  /** `refused`: with the broker's or the system's code. */
  readonly broker: {
    readonly kind: 'embedded' | 'other';
    readonly link: 'live' | 'lost';
    readonly refused?: string;
    /** Tables with a new code with which nobody has joined yet, where the broker is another one: it may still let in the old one. */
    readonly renewed?: readonly number[];
    /** The folder into which the hall writes the passwords for that broker; `refused`: it cannot, with the system's code. */
    readonly passwords?: { readonly folder: string; readonly refused?: string };
  };
  readonly undo?: HallStep;
  readonly redo?: HallStep;
  readonly sharing?: SharingView;
  /** The same for the phones of guests, which have a key of their own. */
  readonly phones?: SharingView;
  /** The folder of the hall. */
  readonly folder: string;
  /** The hall's own record cannot be written, with the system's code. */
  readonly failing?: string;
  /** Tables do not find the hall by themselves, with the system's code. */
  readonly unannounced?: string;
  /** Where another hall has the id of this one: on the local network, or further with the same record at the same broker. */
  readonly another?: string;
}
