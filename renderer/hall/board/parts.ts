import type { BoardView, PersonId, SeatingView, TableSummary } from '../../../host/contract/hall.ts';
import board from '../../../words/generated/board.js';
import room from '../../../words/generated/room.js';
import type { Language } from '../../../words/language.ts';
import { sayIn, type Say } from '../../../words/say.ts';
import { graphemes } from '../../room/table/short-name.ts';
import { isTied, totalSaid } from '../figures.ts';
import { movedIn } from './movement.ts';
import { narrowest } from './names.ts';
import {
  BESIDE_NAME,
  besidePhones,
  figureWide,
  gridBeside,
  gridOfLines,
  gridOfOverview,
  gridOfPlaces,
  gridOfTables,
  LEGEND_LINE,
  MOVED,
  pagesIn,
  PHONES,
  PHONES_FIRST,
  slice,
  TOLD,
  type Grid,
  type Room,
} from './room.ts';
import { stateOf } from './tile.ts';

/** Of several pages, if they do not fit on one: `people` says where each sits, by name; `places` who sits at each table. */
export type ListKind = 'tables' | 'standings' | 'people' | 'places';
/** `overview` has a flower for each table; `table` is one of them, enlarged; `podium` has the best three places of the tournament. */
export type PageKind = ListKind | 'overview' | 'table' | 'podium';

/** What the board knows, cut for a window: the tables, the standings and the seating, each with the grid of its pages. */
export type BoardParts = ReturnType<typeof partsOf>;

/** What the hall board says. */
export const boardSay = (language: Language) => sayIn(language, board, room);

/** What every page of the board is drawn from. */
export interface Board {
  readonly view: BoardView;
  readonly parts: BoardParts;
  readonly room: Room;
  readonly say: Say<'board' | 'room'>;
  readonly language: Language;
}

/** Flowers of more states than this have a legend of two lines. */
const ONE_LINE = 3;

export function partsOf(view: BoardView, room: Room, say: Say<'board'>) {
  const { tables, standings, shows, seating, counts } = view;
  const names = new Map(standings.map(({ person, name }) => [person, name]));
  const seated = seating?.tables ?? [];
  const nameOf = (person: PersonId) => names.get(person) ?? person;
  const places = seated.map(({ table, people }) => ({ table, people: people.map(nameOf) }));
  const people = placesByName(seated, nameOf, say.language);
  const enlarged = shows.what === 'table' ? shows.table : tables[0]?.table;
  const moved = movedIn(view);
  const tie = tieSaid(view, say);
  const aboveTie = { ...room, height: room.height - (tie === undefined ? 0 : LEGEND_LINE) };
  const seats = Math.max(1, ...places.map((place) => place.people.length));
  const states = new Set(tables.map(stateOf)).size;
  const figures = (texts: readonly string[]) => Math.max(0, ...texts.map(figureWide)) * TOLD + BESIDE_NAME;
  const needed = widest(standings) + figures(standings.map(({ total }) => totalSaid(total, counts, say.language)));
  const phonesWide = view.round === 0 ? PHONES_FIRST : PHONES;
  const beside = besidePhones(room, view.phones, phonesWide);
  const forPeople = gridBeside(people.length, widest(people) + figures(people.map((one) => String(one.table))), room, beside);
  const phones: readonly PageKind[] = beside === room ? [] : forPeople.isBeside ? ['overview', 'people'] : ['overview'];
  return {
    ...{ tables, standings, people, places },
    /** The one that is enlarged. */
    table: tables.find((summary) => summary.table === enlarged),
    podium: standings.filter(({ place }) => place <= 3),
    /** Places that everybody has gained since the round before. */
    moved,
    /** How those with equal totals are placed, below the standings, if there are any. */
    tie,
    /** How each page of people begins and ends. */
    ranges: rangesOf(people, forPeople),
    /** Which pages have the code for phones beside them. */
    phones,
    /** rem of that code with its gap. */
    phonesWide,
    /** Somebody has still to check in by that code. */
    checkIn: beside !== room && standings.some(({ awaited }) => awaited === true),
    grids: {
      overview: gridOfOverview(tables.length, states > ONE_LINE ? 2 : 1, beside),
      tables: gridOfTables(tables.length, mostPlayers(tables), room),
      standings: gridOfLines(standings.length, needed + PLACE + (moved.size > 0 ? MOVED : 0), aboveTie),
      people: forPeople,
      places: gridOfPlaces(places.length, seats, room),
    },
  };
}

function tieSaid({ lot, standings }: BoardView, say: Say<'board'>): string | undefined {
  if (lot !== undefined) return say('board-lot', { place: lot });
  return isTied(standings) ? say('board-tie') : undefined;
}

function placesByName(tables: SeatingView['tables'], nameOf: (person: PersonId) => string, language: Language) {
  const order = new Intl.Collator(language);
  const all = tables.flatMap(({ table, people }) => people.map((person) => ({ person, name: nameOf(person), table })));
  return all.toSorted((a, b) => order.compare(a.name, b.name));
}

const mostPlayers = (tables: readonly TableSummary[]) => Math.max(1, ...tables.map(({ game }) => game?.players.length ?? 0));

/** rem of the widest name, as large as names are where there is room. */
const widest = (all: readonly { readonly name: string }[]) => Math.max(0, ...all.map(({ name }) => narrowest(name))) * TOLD;
/** rem of a place of four digits. */
const PLACE = 10;

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
