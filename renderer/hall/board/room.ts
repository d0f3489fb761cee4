import type { BoardMetres } from '../../../host/contract/hall.ts';

/*
 * The board's lengths, in rem: `board.css` makes 1rem 16 pixels of a screen of 1920 by 1080. It is read from ten metres:
 * the 64 and 44 pixels of a table display that is read from six are 107 and 73 here. A television cuts off 5 % of each edge.
 */

/** The least size of scores and verdicts, and of names where there is room; of everything else. */
export const TOLD = 6.7;
export const REST = 4.6;
/** They are no larger than this where there is room. */
export const LARGEST = 9;
/** A line of names, with the gap to the next. */
const LINE = 7.6;
/** A line in its own letters' size. */
export const HIGH = 1.1;
/** A digit, and how much wider a half is, in their own letters' size. */
const DIGIT = 0.5;
const HALF = 0.28;

/** How wide a figure is, in its own letters' size. */
export function figureWide(figure: string): number {
  return figure.length * DIGIT + (figure.includes('½') ? HALF : 0);
}

/** What stands above every page, with its gap. */
export const HEAD = 7;
const SAFE = 0.9;
/** Beside a name in a list: the thread to its figure, and gaps. */
export const BESIDE_NAME = 4;
/** An arrow with the number of places. */
export const MOVED = 8.5;
/** Between frames; between columns of a list. */
const GAP = 0.8;
const BETWEEN = 4;
/** Padding and frame of a table's tile, above and below together. */
export const FRAME = 1;
/** A line of a table's tile at least: everybody at it has one. */
const TILE_LINE = REST * HIGH;
/** The flower with a table's number, and the gaps beside it. */
export const PATCH = 12;
const BESIDE = 3;
/** A column is so wide at most where there are several; at least so wide for a name alone. */
const COLUMN = 50;
const NAMES = 33;

/** What is free for a page, in rem. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** An upright window is as many rem wide as the free part of a television. */
const UPRIGHT = 112;

/** The lengths above are for this distance, metres. */
const WRITTEN_FOR: BoardMetres = 10;

/** How large everything is for people who are so many metres away. */
export const nearness = (metres: BoardMetres = WRITTEN_FOR) => metres / WRITTEN_FOR;

/** The room of a page in a window of this size in pixels that is read from so far away; a window held upright is read in the hand. */
export function roomOf(width: number, height: number, metres: BoardMetres = WRITTEN_FOR): Room {
  const isUpright = width / height <= 4 / 5;
  const rem = isUpright ? width / UPRIGHT : Math.min(width / 1920, height / 1080) * 16 * nearness(metres);
  if (!(rem > 0)) return roomOf(1920, 1080);
  return isUpright
    ? { width: UPRIGHT - 4, height: height / rem - 4 - HEAD }
    : { width: (width / rem) * SAFE, height: (height / rem) * SAFE - HEAD };
}

/** How wide the code for phones is, with its gap, beside a page; a window held upright is a phone itself. */
export const PHONES = 28;
/** Before the first round, when hardly anything else is worth a look. */
export const PHONES_FIRST = 44;
const isUpright = ({ width, height }: Room) => width < height;

/** What a page has for itself beside the code for phones, if there is one. */
export function besidePhones(room: Room, phones: string | undefined, wide: number): Room {
  return phones === undefined || isUpright(room) ? room : { ...room, width: room.width - wide };
}

/** How a page is cut into equal places, so many side by side and so many below each other; all lengths are in rem. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** At least one, however little there is. */
const fitting = (room: number, each: number) => Math.max(1, Math.floor(room / each));
/** Rows of so many places in these columns: as many on each page as fit, the same number on each. */
function rowsFor(count: number, columns: number, most: number): number {
  const pages = Math.max(1, Math.ceil(count / (columns * most)));
  return Math.max(1, Math.ceil(count / pages / columns));
}

/** Up to so many tables have the page's width each, and their players stand two in a line. */
const FEW = 3;

/** The tables, with a line for everybody at each: so many `lines` of `across` names, each so wide. */
export function gridOfTables(count: number, players: number, { width, height }: Room) {
  const columns = count <= FEW ? 1 : fitting(width + GAP, COLUMN + GAP);
  const across = columns === 1 ? fitting(width, COLUMN) : 1;
  const lines = Math.max(2, Math.ceil(players / across));
  const rows = rowsFor(count, columns, fitting(height + GAP, lines * TILE_LINE + FRAME + GAP));
  const free = (height + GAP) / rows - GAP - FRAME;
  const place = (width + GAP) / columns - GAP;
  const high = Math.min(free, lines * LARGEST * HIGH);
  return { columns, rows, lines, across, height: high + FRAME, each: (place - PATCH - BESIDE) / across };
}

/** A line below the flowers says what they mean, or two; one below the standings how equal totals are placed. */
export const LEGEND_LINE = 6;
/** A flower is no wider than this. */
const WIDEST = 30;

/** A flower for each table, all on one page, as large as they can be; below them a legend of so many lines. */
export function gridOfOverview(count: number, legend: number, { width, height }: Room) {
  const free = height - legend * LEGEND_LINE;
  const sizeIn = (columns: number) => Math.min(WIDEST, width / columns, free / Math.ceil(count / columns));
  let columns = 1;
  for (let more = 2; more <= count; more++) if (sizeIn(more) > sizeIn(columns)) columns = more;
  return { columns, rows: Math.max(1, Math.ceil(count / columns)), width: sizeIn(columns) };
}

/** Names with figures, which need so many rem together, in as many columns as fit; in one where there are few. */
export function gridOfLines(count: number, needed: number, { width, height }: Room) {
  const most = fitting(height, LINE);
  const columns = count <= most ? 1 : fitting(width + BETWEEN, Math.min(COLUMN, needed) + BETWEEN);
  const rows = rowsFor(count, columns, most);
  return { columns, rows, width: (width + BETWEEN) / columns - BETWEEN, height: Math.min(LARGEST * HIGH, height / rows) };
}

/** Names beside the code for phones; without it where it would take a page more, since everybody's name is to come by soon. */
export function gridBeside(count: number, needed: number, whole: Room, beside: Room) {
  const [alone, narrow] = [gridOfLines(count, needed, whole), gridOfLines(count, needed, beside)];
  const isBeside = pagesIn(count, narrow) === pagesIn(count, alone);
  return { ...(isBeside ? narrow : alone), isBeside };
}

/** Names below the number of their table; in two or three columns where many sit at one. */
export function gridOfPlaces(count: number, seats: number, { width, height }: Room) {
  const free = Math.max(2, Math.floor((height - FRAME) / LINE));
  const most = fitting(width + GAP, NAMES + GAP);
  const across = Math.min(most, Math.max(1, Math.ceil(seats / (free - 1))));
  const columns = Math.max(1, Math.min(count, Math.floor(most / across)));
  const lines = 1 + Math.ceil(seats / across);
  const rows = rowsFor(count, columns, fitting(height + GAP, lines * LINE + FRAME + GAP));
  const each = ((width + GAP) / columns - GAP - BESIDE) / across;
  return { columns, rows, lines, across, height: lines * LINE + FRAME, each };
}

/** The part of a list that is on this page, from 0. */
export function slice<One>(all: readonly One[], page: number, { columns, rows }: Grid): readonly One[] {
  const each = columns * rows;
  return all.slice(page * each, (page + 1) * each);
}

export function pagesIn(count: number, { columns, rows }: Grid): number {
  return Math.max(1, Math.ceil(count / (columns * rows)));
}
