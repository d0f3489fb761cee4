import type { BoardView } from '../../../host/contract/hall.ts';
import { winnersOf } from './tile.ts';

/** A table that has finished while this board looked on. */
export interface News {
  readonly table: number;
  readonly winners: readonly string[];
}

/** ms that each stands; of more than so many waiting, the oldest are left out. */
const EACH_MS = 5_000;
const MOST = 5;

/** Who has just won, one after the other: on a board of many pages the table itself may not be in sight. */
export class LatestWins {
  shown: News | undefined = $state.raw();
  #waiting: News[] = [];
  #over: readonly number[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares the view with the one before; what was over when the board began to look is no news. */
  follow({ tables }: Pick<BoardView, 'tables'>): void {
    const finished = tables.filter(({ game }) => winnersOf(game).length > 0);
    const over = finished.map(({ table }) => table);
    const before = this.#over;
    this.#over = over;
    if (before === undefined) return;
    for (const { table, game } of finished)
      if (!before.includes(table)) this.#waiting.push({ table, winners: winnersOf(game).map(({ name }) => name) });
    // A win that was undone is not told.
    this.#waiting = this.#waiting.filter(({ table }) => over.includes(table)).slice(-MOST);
    if (this.shown !== undefined && !over.includes(this.shown.table)) this.#next();
    else if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.shown = this.#waiting.shift();
    this.#timer = this.shown === undefined ? undefined : setTimeout(() => this.#next(), EACH_MS);
  }
}
