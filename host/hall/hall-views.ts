import type {
  BoardShows,
  BoardView,
  HallGame,
  HallViews,
  OrganiserView,
  SeatingView,
  TableResult,
  TableSummary,
} from '../contract/hall.ts';
import { rulebookOf, RULEBOOKS } from '../../rulebook/rulebooks.ts';
import type { PlayerId } from '../../rulebook/seat.ts';
import type { Language } from '../../words/language.ts';
import type { HallKeys } from './hall-keys.ts';
import type { HallTables } from './hall-tables.ts';
import { resultsOf } from './tournament/results.ts';
import type { PlayedResult, Tournament } from './tournament/tournament.ts';
import { boardPart, organiserPart } from './tournament/views.ts';
import { seatedAs } from './wire/player-id.ts';

/** Everything that the views of a hall are made from. */
interface HallSeen {
  readonly version: number;
  readonly at: number;
  readonly tournament: Tournament;
  readonly tables: HallTables;
  readonly keys: HallKeys;
  readonly shows: BoardShows;
  readonly language: Language | undefined;
  /** What only the organiser sees. */
  readonly organisers: Pick<
    OrganiserView,
    'addresses' | 'broker' | 'undo' | 'redo' | 'sharing' | 'folder' | 'failing' | 'unannounced'
  >;
}

type TournamentPart = ReturnType<typeof boardPart> & { readonly results: readonly TableResult[] };

/** Makes views. What follows from the tournament and its results alone is made again only when one of them has changed. */
export class HallViewer {
  #made: { readonly of: Tournament; readonly played: readonly PlayedResult[]; readonly part: TournamentPart } | undefined;

  see({ version, at, tournament, tables, keys, shows, language, organisers }: HallSeen): HallViews {
    const { results, ...part } = this.#partOf(tournament, tables.played);
    const summaries = summariesOf(tournament, tables, results);
    const board: BoardView = {
      kind: 'board',
      version,
      now: at,
      ...part,
      ...(language && { language }),
      shows,
      tables: summaries,
    };
    const codes = summaries.map(({ table }) => ({ table, code: keys.codeOf(table) ?? '' }));
    const organiser = {
      kind: 'organiser' as const,
      board,
      ...organiserPart(tournament, results),
      games: gamesOf(),
      codes,
      ...organisers,
    };
    return { board, organiser };
  }

  #partOf(of: Tournament, played: readonly PlayedResult[]): TournamentPart {
    if (this.#made?.of !== of || this.#made.played !== played) {
      const results = resultsOf(of, played);
      this.#made = { of, played, part: { ...boardPart(of, results), results } };
    }
    return this.#made.part;
  }
}

function gamesOf(): readonly HallGame[] {
  return RULEBOOKS.ids.map((id) => {
    const { seats, house } = rulebookOf(id);
    return { id, seats, house };
  });
}

function summariesOf(tournament: Tournament, tables: HallTables, results: readonly TableResult[]): readonly TableSummary[] {
  const seating = tournament.seatings.findLast(({ state }) => state !== 'draft');
  const states = new Map(results.filter(({ round }) => round === seating?.round).map(({ table, state }) => [table, state]));
  const seated = new Map(seating?.tables.map(({ table, people }) => [table, people]));
  return Array.from({ length: tournament.settings.tables }, (_, i): TableSummary => {
    const table = i + 1;
    const known = tables.of(table);
    const { game, players = [] } = tables.toldOf(table) ?? {};
    const trouble = known?.mirrors.trouble;
    // A game of an earlier round may still lie on the table.
    const isBefore = seating?.state === 'started' && isEarlier(players, seating.round);
    return {
      table,
      link: known?.link ?? 'never',
      ...(tournament.absent.has(table) && { absent: true as const }),
      ...(game && !isBefore && { game }),
      result: states.get(table) ?? 'none',
      ...(areStrangers(players, seating, seated.get(table)) && { strangers: true as const }),
      ...(trouble && { trouble }),
    };
  });
}

/** Whether the hall had seated all of them, for earlier rounds than this one. */
function isEarlier(players: readonly PlayerId[], round: number): boolean {
  return players.length > 0 && players.map(seatedAs).every((one) => one !== undefined && one.round < round);
}

/** Whether others play than those who were seated. */
function areStrangers(
  players: readonly PlayerId[],
  seating: SeatingView | undefined,
  seated: readonly string[] | undefined,
): boolean {
  if (seating?.state !== 'started' || seated === undefined || players.length === 0) return false;
  if (isEarlier(players, seating.round)) return false;
  const here = new Set(players.map(seatedAs).map((one) => (one?.round === seating.round ? one.person : undefined)));
  return players.length !== seated.length || seated.some((person) => !here.has(person));
}
