import type { BoardView, TableSummary } from '../../../host/contract/hall.ts';
import { LETTER_MS } from '../../../words/reading.ts';
import type { BoardParts, ListKind, PageKind } from './parts.ts';
import { pagesIn, slice } from './room.ts';

/** One page of the board: which of its kind, from 0. */
export interface BoardPage {
  readonly what: PageKind;
  readonly page: number;
  readonly of: number;
}

/** Between the tables no more of the standings are shown than these, so that all tables come round again soon. */
const BEST = 5;
/** Of more tables than these there are too many pages: people look for their names, and at all tables at once. */
const FEW_TABLES = 24;

const isList = (what: PageKind): what is ListKind => what !== 'overview' && what !== 'table' && what !== 'podium';

/** All pages that are shown in turn, in their order. */
export function pagesOf(view: BoardView, parts: BoardParts): readonly BoardPage[] {
  return kindsOf(view, parts).flatMap((what) => {
    const all = isList(what) ? pagesIn(parts[what].length, parts.grids[what]) : 1;
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
      if (view.round === 0 && parts.phones.length > 0) return ['overview'];
      // Before the first result, everybody stands alike.
      const isRanked = parts.standings.some(({ rounds }) => rounds.some((result) => result !== null));
      const standing = isRanked ? (['standings'] as const) : [];
      /** The page with the code. */
      const code = parts.checkIn ? (['overview'] as const) : [];
      if (tables.length === 1) return [...(isComing(view) ? (['people'] as const) : []), ...code, 'table', ...standing];
      if (isComing(view)) return ['people', 'overview', ...standing];
      if (tables.length > FEW_TABLES) return ['overview', ...standing];
      const isOnePage = pagesIn(tables.length, parts.grids.tables) === 1;
      return [...(isOnePage ? code : (['overview'] as const)), 'tables', ...standing];
    }
  }
}

/** Until half of the tables play, people look for their seats. */
function isComing({ seating, tables }: BoardView): boolean {
  const begun = tables.filter(({ result }) => result !== 'none').length;
  return seating?.state === 'started' && 2 * begun < seating.tables.length;
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
  const namesAt = ({ game }: TableSummary) => (game?.players ?? []).map(({ name }) => name);
  if (what === 'table') return parts.table === undefined ? [] : namesAt(parts.table);
  if (what === 'tables') return slice(parts.tables, page, parts.grids.tables).flatMap(namesAt);
  if (what === 'places') return slice(parts.places, page, parts.grids.places).flatMap(({ people }) => people);
  return isList(what) ? slice<{ readonly name: string }>(parts[what], page, parts.grids[what]).map(({ name }) => name) : [];
}
