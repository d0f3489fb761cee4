import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../clock/clock.ts';
import type { Shown } from './mirror/night-fold.ts';
import type { TableMirrors } from './mirror/table-mirrors.ts';

type Mirrors = Pick<TableMirrors, 'shown' | 'results'>;
type Told = Pick<Shown, 'game' | 'players' | 'results'>;

/**
 * What the hall shows of a table: what its lines tell, but the end of a game only when the table itself has presented it. Its
 * lines come as soon as they are written, and nobody shall read on the board who has won before it is seen at the table.
 */
export class ShownTable {
  readonly #mirrors: Mirrors;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #changed: () => void;
  told: Told = { game: undefined, players: [], results: [] };
  #cancel: (() => void) | undefined;

  /** `changed` is called when an end that has waited is shown. */
  constructor(mirrors: Mirrors, clock: Pick<Clock, 'after'>, changed: () => void) {
    this.#mirrors = mirrors;
    this.#clock = clock;
    this.#changed = changed;
  }

  /** To be called whenever the mirrors have changed. */
  follow(): void {
    const { game, presents } = this.#mirrors.shown;
    const isOver = game?.over === true;
    if (isOver && this.#cancel !== undefined) return;
    // What was over when the hall was opened, or the table joined, has been seen.
    if (isOver && presents > 0 && this.told.game?.over === false) {
      this.#cancel = this.#clock.after(presents, () => {
        this.#tell();
        this.#changed();
      });
    } else this.#tell();
  }

  #tell(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const { shown, results } = this.#mirrors;
    // The tournament is looked at again only where a result is another one.
    this.told = { ...shown, results: isDeepStrictEqual(results, this.told.results) ? this.told.results : results };
  }
}
