import type { BoardView } from '../contract/hall.ts';
import type { Publications } from './broker/publications.ts';
import type { Clock } from '../clock/clock.ts';
import { boardRoot } from './wire/topics.ts';

/** What is new is told no more often than this, ms: the fewer messages, the more tables. */
const TELL_MS = 1_000;

/** What everybody may read of a hall, as JSON on topics that the broker keeps: see HALL.md. */
export class BoardTopics {
  readonly #root: string;
  readonly #publications: Pick<Publications, 'keep'>;
  readonly #clock: Pick<Clock, 'after'>;
  #next: BoardView | undefined;
  #waits = false;
  /** Of what the last message on `board` was made: thousands of people are not written out again for nothing. */
  #told: Pick<BoardView, 'standings' | 'seating' | 'round' | 'name'> | undefined;

  constructor(hall: string, publications: Pick<Publications, 'keep'>, clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    this.#root = boardRoot(hall);
    this.#publications = publications;
  }

  /** Publishes what is new, at once or soon. */
  tell(board: BoardView): void {
    this.#next = board;
    if (!this.#waits) this.#tellNext();
  }

  #tellNext(): void {
    const board = this.#next;
    this.#next = undefined;
    this.#waits = board !== undefined;
    if (board === undefined) return;
    this.#publish(board);
    this.#clock.after(TELL_MS, () => this.#tellNext());
  }

  #publish(board: BoardView): void {
    const { name, counts, round, rounds, standings, seating, tables } = board;
    const { standings: before, seating: seated, round: last, name: named } = this.#told ?? {};
    if (standings !== before || seating !== seated || round !== last || name !== named) {
      this.#publications.keep(this.#root, JSON.stringify({ name, counts, round, rounds, standings, seating }));
      this.#told = board;
    }
    for (const summary of tables) this.#publications.keep(`${this.#root}/tables/${summary.table}`, JSON.stringify(summary));
  }
}
