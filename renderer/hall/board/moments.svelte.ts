import type { BoardView } from '../../../host/contract/hall.ts';
import { winnersOf } from './tile.ts';

/** ms that a table stands alone; that each does while others wait; and that the pages have before the next ones come. */
const EACH_MS = 7_000;
const QUEUED_MS = 4_000;
const PAGES_MS = 12_000;
/** As many wait at most, the oldest are left out; and as many follow one another. */
const MOST = 4;

/** Tables at which somebody has just won, one after the other: each is enlarged for a while, and the pages go on between. */
export class Moments {
  /** The number of the table that is enlarged now. */
  shown: number | undefined = $state.raw();
  #waiting: readonly number[] = [];
  /** Tables that have stood there without a pause. */
  #run = 0;
  #over: readonly number[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares the view with the one before; what was over when the board began to look is no news. */
  follow({ tables, shows }: Pick<BoardView, 'tables' | 'shows'>): void {
    const over = tables.filter(({ game }) => winnersOf(game).length > 0).map(({ table }) => table);
    const before = this.#over;
    this.#over = over;
    if (before === undefined) return;
    const isWanted = (table: number) => over.includes(table) && mayInterrupt(shows, table);
    const came = over.filter((table) => !before.includes(table));
    // A win that was undone is not told.
    this.#waiting = [...this.#waiting, ...came].filter(isWanted).slice(-MOST);
    const isGone = this.shown !== undefined && !isWanted(this.shown);
    if (isGone || (this.#timer === undefined && this.#waiting.length > 0)) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first, ...others] = this.#run < MOST ? this.#waiting : [];
    const hasEnded = this.shown !== undefined;
    this.shown = first;
    this.#run = first === undefined ? 0 : this.#run + 1;
    if (first !== undefined) this.#waiting = others;
    const ms = first === undefined ? PAGES_MS : others.length > 0 ? QUEUED_MS : EACH_MS;
    this.#timer = first !== undefined || hasEnded ? setTimeout(() => this.#next(), ms) : undefined;
  }
}

/** Nothing comes between people and their names, or before the one table that everybody looks at. */
function mayInterrupt(shows: BoardView['shows'], table: number): boolean {
  return shows.what !== 'seating' && (shows.what !== 'table' || shows.table === table);
}
