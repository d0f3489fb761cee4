import type { BoardView, HallStanding, PersonId, SeatingView, TableSummary } from '../../../host/contract/hall.ts';
import { isTied, totalSaid } from '../figures.ts';
import { graphemes } from '../../room/table/short-name.ts';
import { movedIn } from './movement.ts';
import { narrowest } from './names.ts';
import { stateOf } from './tile.ts';
import { HALL_WORDS } from '../../../words/hall/words.ts';
import type { Language } from '../../../words/language.ts';
import { LETTER_MS } from '../../../words/reading.ts';
import {
  BESIDE_NAME,
  besidePhones,
  figureWide,
  gridBeside,
  gridOfLines,
  gridOfOne,
  gridOfOverview,
  gridOfPlaces,
  gridOfTables,
  LEGEND_LINE,
  MOVED,
  pagesIn,
  slice,
  TOLD,
  type Grid,
  type Room,
} from './room.ts';

/**
 * `overview` has a flower for each table; `people` says where each sits, by name; `places` who sits at each table; `table` is
 * one table, enlarged; `podium` the best three places of the tournament.
 */
export type PageKind = 'overview' | 'tables' | 'standings' | 'people' | 'places' | 'table' | 'podium';

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
  readonly overview: readonly TableSummary[];
  readonly tables: readonly TableSummary[];
  readonly standings: readonly HallStanding[];
  readonly people: readonly Place[];
  readonly places: readonly { readonly table: number; readonly people: readonly string[] }[];
  /** The one that is enlarged. */
  readonly table: readonly TableSummary[];
  readonly podium: readonly HallStanding[];
  /** Places that everybody has gained since the round before. */
  readonly moved: ReadonlyMap<PersonId, number>;
  /** How those with equal totals are placed, below the standings, if there are any. */
  readonly tie: string | undefined;
  /** How each page of people begins and ends. */
  readonly ranges: readonly string[];
  /** Which pages have the code for phones beside them. */
  readonly phones: readonly PageKind[];
  readonly grids: Readonly<Record<PageKind, Grid>>;
}

/** Flowers of more states than this have a legend of two lines. */
const ONE_LINE = 3;

export function partsOf(view: BoardView, room: Room, language: Language): BoardParts {
  const { tables, standings, shows, seating, counts } = view;
  const names = new Map(standings.map(({ person, name }) => [person, name]));
  const seated = seating?.tables ?? [];
  const nameOf = (person: PersonId) => names.get(person) ?? person;
  const places = seated.map(({ table, people }) => ({ table, people: people.map(nameOf) }));
  const people = placesByName(seated, nameOf, language);
  const enlarged = shows.what === 'table' ? shows.table : tables[0]?.table;
  const moved = movedIn(view);
  const tie = tieSaid(view, language);
  const aboveTie = { ...room, height: room.height - (tie === undefined ? 0 : LEGEND_LINE) };
  const seats = Math.max(1, ...places.map((place) => place.people.length));
  const states = new Set(tables.map(stateOf)).size;
  const figures = (texts: readonly string[]) => Math.max(0, ...texts.map(figureWide)) * TOLD + BESIDE_NAME;
  const needed = widest(standings) + figures(standings.map(({ total }) => totalSaid(total, counts, language)));
  const beside = besidePhones(room, view.phones);
  const forPeople = gridBeside(people.length, widest(people) + figures(people.map((one) => String(one.table))), room, beside);
  return {
    overview: tables,
    tables,
    standings,
    people,
    places,
    table: tables.filter((summary) => summary.table === enlarged),
    podium: standings.filter(({ place }) => place <= 3),
    moved,
    tie,
    ranges: rangesOf(people, forPeople),
    phones: beside === room ? [] : forPeople.isBeside ? ['overview', 'people'] : ['overview'],
    grids: {
      // All of them are on one page.
      overview: gridOfOverview(tables.length, states > ONE_LINE ? 2 : 1, beside),
      tables: gridOfTables(tables.length, mostPlayers(tables), room),
      standings: gridOfLines(standings.length, needed + PLACE + (moved.size > 0 ? MOVED : 0), aboveTie),
      people: forPeople,
      places: gridOfPlaces(places.length, seats, room),
      table: gridOfOne(room),
      podium: gridOfOne(room),
    },
  };
}

function tieSaid({ lot, standings }: BoardView, language: Language): string | undefined {
  const words = HALL_WORDS[language].board;
  if (lot !== undefined) return words.lot(lot);
  return isTied(standings) ? words.tie : undefined;
}

function placesByName(tables: SeatingView['tables'], nameOf: (person: PersonId) => string, language: Language): readonly Place[] {
  const order = new Intl.Collator(language);
  const all = tables.flatMap(({ table, people }) => people.map((person) => ({ person, name: nameOf(person), table })));
  return all.toSorted((a, b) => order.compare(a.name, b.name));
}

const mostPlayers = (tables: readonly TableSummary[]) => Math.max(1, ...tables.map(({ game }) => game?.players.length ?? 0));

/** rem of the widest name, as large as names are where there is room. */
const widest = (all: readonly { readonly name: string }[]) => Math.max(0, ...all.map(({ name }) => narrowest(name))) * TOLD;
/** rem of a place of four digits. */
const PLACE = 10;

/** Between the tables no more of the standings are shown than these, so that all tables come round again soon. */
const BEST = 5;
/** Of more tables than these there are too many pages: people look for their names, and at all tables at once. */
const FEW_TABLES = 24;

const ONE_PAGE: ReadonlySet<PageKind> = new Set(['overview', 'table', 'podium']);

/** All pages that are shown in turn, in their order. */
export function pagesOf(view: BoardView, parts: BoardParts): readonly BoardPage[] {
  return kindsOf(view, parts).flatMap((what) => {
    const all = ONE_PAGE.has(what) ? 1 : pagesIn(parts[what].length, parts.grids[what]);
    const of = what === 'standings' && view.shows.what === 'turns' ? Math.min(all, BEST) : all;
    return Array.from({ length: of }, (_, page) => ({ what, page, of }));
  });
}

/** More than these share a place at most because nobody has a result. */
const MOST_WINNERS = 4;

/** The last round has ended, and somebody is first. */
function isWon({ seating, round, rounds }: BoardView, { podium }: BoardParts): boolean {
  const winners = podium.filter(({ place }) => place === 1).length;
  return seating?.state === 'ended' && round >= rounds && winners > 0 && winners <= MOST_WINNERS;
}

function kindsOf(view: BoardView, parts: BoardParts): readonly PageKind[] {
  const { shows, tables } = view;
  switch (shows.what) {
    case 'tables':
      return tables.length === 1 ? ['table'] : ['tables'];
    case 'overview':
    case 'standings':
    case 'table':
      return [shows.what];
    case 'seating':
      return parts.places.length > FEW_TABLES ? ['people'] : ['people', 'places'];
    case 'turns': {
      if (isWon(view, parts)) return ['podium', 'standings'];
      // Before the first result, everybody stands alike.
      const isRanked = parts.standings.some(({ rounds }) => rounds.some((result) => result !== null));
      const standing = isRanked ? (['standings'] as const) : [];
      if (tables.length === 1) return [...(isComing(view) ? (['people'] as const) : []), 'table', ...standing];
      if (isComing(view)) return ['people', 'overview', ...standing];
      if (tables.length > FEW_TABLES) return ['overview', ...standing];
      const isOnePage = pagesIn(tables.length, parts.grids.tables) === 1;
      return [...(isOnePage ? [] : (['overview'] as const)), 'tables', ...standing];
    }
  }
}

/** Until half of the tables play, people look for their seats. */
function isComing({ seating, tables }: BoardView): boolean {
  const begun = tables.filter(({ result }) => result !== 'none').length;
  return seating?.state === 'started' && 2 * begun < seating.tables.length;
}

/** Of a name so many letters tell a page from its neighbours at most. */
const MOST_LETTERS = 3;

/** How each page of a sorted list begins and ends, in as few letters as tell it from its neighbours: "A–F", "Ka–Ko". */
export function rangesOf(sorted: readonly { readonly name: string }[], grid: Grid): readonly string[] {
  const pages = Array.from({ length: pagesIn(sorted.length, grid) }, (_, page) => slice(sorted, page, grid));
  return pages.map((page, at) => {
    const from = beginning(page[0]?.name ?? '', pages[at - 1]?.at(-1)?.name);
    const to = beginning(page.at(-1)?.name ?? '', pages[at + 1]?.[0]?.name);
    return from === to ? from : `${from}–${to}`;
  });
}

/** As much of a name as its neighbour on the other page does not begin with. */
function beginning(name: string, neighbour: string | undefined): string {
  const [letters, others] = [graphemes(name), graphemes(neighbour ?? '')];
  const differs = letters.findIndex((letter, at) => letter.toLocaleLowerCase() !== others[at]?.toLocaleLowerCase());
  const length = neighbour === undefined ? 1 : Math.min(MOST_LETTERS, differs < 0 ? MOST_LETTERS : differs + 1);
  return letters.slice(0, length).join('').trim();
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

/** Everybody's name has come by after so long, if there are not too many pages for it. */
const FOUND_MS = 10_000;
const LEAST_FOR_NAMES_MS = 2_500;
/** Until the first has stepped on the podium and been cheered. */
const PODIUM_MS = 12_000;

/** How long a page of these stays, ms: as long as it takes to find a line on it, but names come round fast. */
export function dwellOf({ what, page }: BoardPage, parts: BoardParts, pages: readonly BoardPage[]): number {
  if (what === 'podium') return PODIUM_MS;
  const alike = pages.filter((one) => one.what === what).length;
  if (what === 'people') return Math.min(LEAST_MS, Math.max(LEAST_FOR_NAMES_MS, FOUND_MS / alike));
  const letters = textsOn(what, page, parts).reduce((sum, text) => sum + text.length + FIGURES, 0);
  return Math.min(MOST_MS, Math.max(LEAST_MS, letters * LETTER_MS * SCANNED));
}

function textsOn(what: PageKind, page: number, parts: BoardParts): readonly string[] {
  const grid = parts.grids[what];
  const namesAt = ({ game }: TableSummary) => (game?.players ?? []).map(({ name }) => name);
  switch (what) {
    case 'overview':
      return [];
    case 'tables':
    case 'table':
      return slice(parts[what], page, grid).flatMap(namesAt);
    case 'places':
      return slice(parts.places, page, grid).flatMap(({ people }) => people);
    default:
      return slice<{ readonly name: string }>(parts[what], page, grid).map(({ name }) => name);
  }
}
