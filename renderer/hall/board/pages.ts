import type { BoardView, HallStanding, PersonId, TableSummary } from '../../../host/contract/hall.ts';
import { LETTER_MS } from '../../../words/reading.ts';
import {
  gridOfLines,
  gridOfOne,
  gridOfPlaces,
  gridOfTables,
  gridOfWinners,
  pagesIn,
  slice,
  type Grid,
  type Room,
} from './room.ts';

/** `people` says where each sits, by name; `places` who sits at each table; `table` is one table, enlarged; `winner` of the tournament. */
export type PageKind = 'tables' | 'standings' | 'people' | 'places' | 'table' | 'winner';

/** One page of the board: which of its kind, from 0. */
export interface BoardPage {
  readonly what: PageKind;
  readonly page: number;
  readonly of: number;
}

/** Which table a person sits at. */
export interface Place {
  readonly person: PersonId;
  readonly name: string;
  readonly table: number;
}

/** What the board knows, cut for a window: the tables, the standings and the seating, each with the grid of its pages. */
export interface BoardParts {
  readonly tables: readonly TableSummary[];
  readonly standings: readonly HallStanding[];
  readonly people: readonly Place[];
  readonly places: readonly { readonly table: number; readonly people: readonly string[] }[];
  /** The one that is enlarged. */
  readonly table: readonly TableSummary[];
  readonly winner: readonly HallStanding[];
  readonly grids: Readonly<Record<PageKind, Grid>>;
}

export function partsOf(view: BoardView, room: Room, language: string): BoardParts {
  const { tables, standings, shows, seating } = view;
  const names = new Map(standings.map(({ person, name }) => [person, name]));
  const seated = seating?.tables ?? [];
  const nameOf = (person: PersonId) => names.get(person) ?? person;
  const places = seated.map(({ table, people }) => ({ table, people: people.map(nameOf) }));
  const order = new Intl.Collator(language);
  const people = seated
    .flatMap(({ table, people: here }) => here.map((person) => ({ person, name: nameOf(person), table })))
    .toSorted((a, b) => order.compare(a.name, b.name));
  const enlarged = shows.what === 'table' ? shows.table : (tables[0]?.table ?? 0);
  const table = tables.filter((summary) => summary.table === enlarged);
  const winner = standings.filter(({ place }) => place === 1);
  const seats = Math.max(1, ...places.map((place) => place.people.length));
  return {
    tables,
    standings,
    people,
    places,
    table,
    winner,
    grids: {
      tables: gridOfTables(tables.length, mostPlayers(tables), room),
      standings: gridOfLines(standings.length, room),
      people: gridOfLines(people.length, room),
      places: gridOfPlaces(places.length, seats, room),
      table: gridOfOne(mostPlayers(table), room),
      winner: gridOfWinners(winner.length, room),
    },
  };
}

const mostPlayers = (tables: readonly TableSummary[]) => Math.max(1, ...tables.map(({ game }) => game?.players.length ?? 0));

/** Between the tables no more of the standings are shown than these, so that all tables come round again soon. */
const BEST = 5;
/** Where more tables than these are seated, people look for their names alone: it takes too long until a table comes round. */
const FEW_TABLES = 24;

/** All pages that are shown in turn, in their order. */
export function pagesOf(view: BoardView, parts: BoardParts): readonly BoardPage[] {
  return kindsOf(view, parts).flatMap((what) => {
    const all = pagesIn(parts[what].length, parts.grids[what]);
    const of = what === 'standings' && view.shows.what === 'turns' ? Math.min(all, BEST) : all;
    return Array.from({ length: of }, (_, page) => ({ what, page, of }));
  });
}

/** More than these share a place at most because nobody has a result. */
const MOST_WINNERS = 4;

/** The last round has ended, and somebody is first. */
function isWon({ seating, round, rounds }: BoardView, { winner }: BoardParts): boolean {
  return seating?.state === 'ended' && round >= rounds && winner.length > 0 && winner.length <= MOST_WINNERS;
}

function kindsOf(view: BoardView, parts: BoardParts): readonly PageKind[] {
  const { shows, seating, tables } = view;
  switch (shows.what) {
    case 'tables':
      return tables.length === 1 ? ['table'] : ['tables'];
    case 'standings':
    case 'table':
      return [shows.what];
    case 'seating':
      return parts.places.length > FEW_TABLES ? ['people'] : ['people', 'places'];
    case 'turns': {
      if (isWon(view, parts)) return ['winner', 'standings'];
      // Until half of the tables play, people look for their seats.
      const begun = tables.filter(({ result }) => result !== 'none').length;
      const isComing = seating?.state === 'started' && 2 * begun < seating.tables.length;
      const glance = tables.length === 1 ? 'table' : 'tables';
      // Before the first result, everybody stands alike.
      const isRanked = parts.standings.some(({ rounds }) => rounds.some((result) => result !== null));
      return [...(isComing ? (['people'] as const) : []), glance, ...(isRanked ? (['standings'] as const) : [])];
    }
  }
}

/** Several screens show different pages: which of them this is, from 1. */
interface ScreenOf {
  readonly screen: number;
  readonly of: number;
}

/** What the address of a board says, as `2/4`; undefined for anything else. */
export function parseScreen(text: string | null): ScreenOf | undefined {
  const [, screen = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text ?? '') ?? []).map(Number);
  return screen >= 1 && screen <= of ? { screen, of } : undefined;
}

/** The pages that this screen shows: its part of each kind, so that names stay in their order; those of which there is one, too. */
export function pagesOn(pages: readonly BoardPage[], on: ScreenOf | undefined): readonly BoardPage[] {
  if (on === undefined) return pages;
  const { screen, of } = on;
  const isOurs = (page: BoardPage) => page.of === 1 || Math.floor((page.page * of) / page.of) === screen - 1;
  const ours = pages.filter(isOurs);
  return ours.length > 0 ? ours : pages;
}

export function isSamePage(a: BoardPage | undefined, b: BoardPage | undefined): boolean {
  return a?.what === b?.what && a?.page === b?.page;
}

/** People look for their own line: they read about every third letter of the others. */
const SCANNED = 1 / 3;
const LEAST_MS = 6_000;
const MOST_MS = 20_000;
/** Figures and signs beside each name. */
const FIGURES = 6;

/** How long a page stays, ms: as long as it takes to find a line on it. */
export function dwellOf({ what, page }: BoardPage, parts: BoardParts): number {
  const letters = textsOn(what, page, parts).reduce((sum, text) => sum + text.length + FIGURES, 0);
  return Math.min(MOST_MS, Math.max(LEAST_MS, letters * LETTER_MS * SCANNED));
}

function textsOn(what: PageKind, page: number, parts: BoardParts): readonly string[] {
  const grid = parts.grids[what];
  const namesAt = ({ game }: TableSummary) => (game?.players ?? []).slice(0, grid.lines * grid.across).map(({ name }) => name);
  switch (what) {
    case 'tables':
    case 'table':
      return slice(parts[what], page, grid).flatMap(namesAt);
    case 'places':
      return slice(parts.places, page, grid).flatMap(({ people }) => people);
    default:
      return slice<{ readonly name: string }>(parts[what], page, grid).map(({ name }) => name);
  }
}
