import type { BoardView, HallGame, OrganiserView, SentMessage, TableResult, TableSummary } from '../contract/hall.ts';
import type { GuestView } from '../contract/guest.ts';
import type { HallViews } from '../contract/live.ts';
import { isSeatedByHall } from '../contract/hall-link.ts';
import { rulebookOf, RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { defined } from '../session/views/table-view.ts';
import type { Broker } from './broker/broker.ts';
import type { HallKeys } from './hall-keys.ts';
import type { HallTables } from './hall-tables.ts';
import { resultsOf } from './tournament/results.ts';
import type { TournamentRecord } from './tournament/record/tournament-record.ts';
import type { PlayedResult, Tournament } from './tournament/tournament.ts';
import { begunRounds } from './tournament/evolve.ts';
import { lotOf, standingsOf } from './tournament/standings.ts';
import { codeOnCard } from './wire/join-code.ts';
import { seatedAs } from './wire/player-id.ts';

/** What the organiser has chosen for the board. */
export type BoardChoices = Pick<BoardView, 'shows' | 'metres' | 'sound' | 'language'>;

/** What the hall says of itself. */
type OfTheHall = {
  readonly [Part in 'sharing' | 'phones' | 'standby' | 'failing' | 'unannounced' | 'another']: OrganiserView[Part] | undefined;
};

/** Everything that the views of a hall are made from. */
interface HallSeen extends OfTheHall {
  readonly version: number;
  readonly at: number;
  readonly tournament: Pick<TournamentRecord, 'state' | 'undo' | 'redo'>;
  readonly tables: HallTables;
  readonly keys: HallKeys;
  readonly choices: BoardChoices;
  readonly folder: string;
  /** Undefined until it is open. */
  readonly broker: Broker | undefined;
}

type TournamentPart = ReturnType<typeof boardPart> & { readonly results: readonly TableResult[] };

/** Makes views. What follows from the tournament and its results alone is made again only when one of them has changed. */
export class HallViewer {
  readonly #guests = new GuestViewer();
  #made: { readonly of: Tournament; readonly played: readonly PlayedResult[]; readonly part: TournamentPart } | undefined;

  see({ version, at, tournament, tables, keys, choices, broker, folder, ...seen }: HallSeen): HallViews {
    const { state, undo, redo } = tournament;
    const { settings, people, checkIn, seatings } = state;
    const { results, ...part } = this.#partOf(state, tables.played);
    const summaries = summariesOf(state, { tables, keys }, results);
    const board: BoardView = {
      ...{ kind: 'board', version, now: at, ...part, ...choices, tables: summaries },
      ...defined({ phones: seen.phones?.addresses[0]?.url }),
    };
    const organiser = {
      kind: 'organiser' as const,
      board,
      ...{ settings, people, checkIn, seatings, results },
      games: gamesOf(),
      codes: summaries.map(({ table }) => ({ table, code: codeOnCard(keys.codeOf(table) ?? '', broker?.certificate ?? '') })),
      messages: state.messages.map((sent) => ({ ...sent, unseen: unseenAt(sent, summaries, tables) })),
      addresses: (broker?.addresses ?? []).map(({ address, network }) => ({ address: `${address}/${keys.hall}`, network })),
      broker: broker?.view ?? { kind: 'embedded', link: 'lost' },
      folder,
      ...defined({ ...seen, undo, redo }),
    };
    return { board, organiser, guest: this.#guests.see(board) };
  }

  #partOf(of: Tournament, played: readonly PlayedResult[]): TournamentPart {
    if (this.#made?.of !== of || this.#made.played !== played) {
      const results = resultsOf(of, played);
      this.#made = { of, played, part: { ...boardPart(of, results), results } };
    }
    return this.#made.part;
  }
}

/** What the board shows of a tournament: no draft, and no reason of a correction. */
export function boardPart(tournament: Tournament, results: readonly TableResult[]) {
  const { clock, settings } = tournament;
  const { name, counts, rounds } = settings;
  const told = begunRounds(tournament);
  const standings = standingsOf(tournament, results);
  const lot = lotOf(tournament, results, standings);
  return { name, counts, round: told.length, rounds, standings, ...defined({ lot, seating: told.at(-1), clock }) };
}

/** The tables whose dealer has not confirmed a message. */
function unseenAt({ n, table }: SentMessage, summaries: readonly TableSummary[], tables: HallTables): readonly number[] {
  const told = summaries.filter((one) => one.absent !== true && (table === undefined || one.table === table));
  return told.map((one) => one.table).filter((one) => (tables.of(one)?.seen ?? 0) < n);
}

function gamesOf(): readonly HallGame[] {
  return RULEBOOKS.ids.map((id) => {
    const { seats, house } = rulebookOf(id);
    return { id, seats, house };
  });
}

function summariesOf(
  { seatings, settings, absent }: Tournament,
  { tables, keys }: Pick<HallSeen, 'tables' | 'keys'>,
  results: readonly TableResult[],
): readonly TableSummary[] {
  const seating = seatings.findLast(({ state }) => state !== 'draft');
  const states = new Map(results.filter(({ round }) => round === seating?.round).map(({ table, state }) => [table, state]));
  const seated = new Map(seating?.tables.map(({ table, people }) => [table, people]));
  const aside = new Set(results.filter((result) => result.aside !== undefined).map(({ table }) => table));
  return Array.from({ length: settings.tables }, (_, i): TableSummary => {
    const table = i + 1;
    const known = tables.of(table);
    const { game, players = [] } = known?.shown.told ?? {};
    const trouble = known?.mirrors.trouble;
    const here = seated.get(table);
    const ofNow = players.map(seatedAs).filter((as) => as?.hall === keys.hall && as.seating === seating?.number);
    const isOther = seating?.state === 'started' && players.length > 0 && !ofNow.some((as) => as && here?.includes(as.person));
    // A game of an earlier seating may still lie on the table.
    const isBefore = isOther && ofNow.length === 0 && players.every(isSeatedByHall);
    const strangers = isOther && here !== undefined && !(isBefore && game?.over === true);
    return {
      table,
      link: known?.link ?? 'never',
      ...(known?.calls === true && { calls: true as const }),
      ...(absent.has(table) && { absent: true as const }),
      result: states.get(table) ?? 'none',
      ...(strangers && { strangers: true as const }),
      ...(aside.has(table) && { aside: true as const }),
      ...defined({ game: isBefore ? undefined : game, trouble }),
    };
  });
}

/** Standings are told again after so long for each person, ms: the more people, the more phones are sent more. */
const EACH_MS = 20;

/** Makes the view of the guests' phones. While nothing is new for them it stays the same view. */
export class GuestViewer {
  #made: { readonly of: BoardView; readonly view: GuestView } | undefined;

  see(board: BoardView): GuestView {
    if (this.#made === undefined || isNews(this.#made.of, board)) this.#made = { of: board, view: viewOf(board) };
    return this.#made.view;
  }
}

/** Where people sit is told at once. */
function isNews(told: BoardView, board: BoardView): boolean {
  const { seating, name, rounds, standings, now } = board;
  if (seating !== told.seating || name !== told.name || rounds !== told.rounds) return true;
  return standings !== told.standings && Math.abs(now - told.now) >= EACH_MS * standings.length;
}

function viewOf({ version, now, name, counts, round, rounds, lot, seating, standings }: BoardView): GuestView {
  return {
    kind: 'guest',
    ...{ version, now, name, counts, round, rounds },
    standings: standings.map(({ person, name, here, awaited, place, total }) =>
      defined({ person, name, here, awaited, place, total }),
    ),
    ...defined({ lot, seating }),
  };
}
