import type { BoardView } from '../contract/hall.ts';
import type { Publications } from './broker/publications.ts';
import { boardRoot } from './wire/topics.ts';

/** What everybody may read of a hall, as JSON on topics that the broker keeps: see HALL.md. */
export class BoardTopics {
  readonly #root: string;
  readonly #publications: Pick<Publications, 'keep'>;
  /** Of what the last message on `board` was made: thousands of people are not written out again for nothing. */
  #told: Pick<BoardView, 'standings' | 'seating' | 'round' | 'name'> | undefined;

  constructor(hall: string, publications: Pick<Publications, 'keep'>) {
    this.#root = boardRoot(hall);
    this.#publications = publications;
  }

  /** Publishes what is new. */
  tell(board: BoardView): void {
    const { name, counts, round, rounds, standings, seating, tables } = board;
    const { standings: before, seating: seated, round: last, name: named } = this.#told ?? {};
    if (standings !== before || seating !== seated || round !== last || name !== named) {
      this.#publications.keep(this.#root, JSON.stringify({ name, counts, round, rounds, standings, seating }));
      this.#told = board;
    }
    for (const summary of tables) this.#publications.keep(`${this.#root}/tables/${summary.table}`, JSON.stringify(summary));
  }
}
