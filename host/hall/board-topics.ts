import type { BoardView } from '../contract/hall.ts';
import type { Publications } from './broker/publications.ts';
import { every, type Clock } from '../clock/clock.ts';
import { leftOf } from '../contract/hall-clock.ts';
import { boardRoot, clockTopic } from './wire/topics.ts';

/** What is new is told no more often than this, ms: the fewer messages, the more tables. */
const TELL_MS = 1_000;
/** How often it is said again what is left on the clock, ms: a reader that connects later gets what was said last. */
const CLOCK_MS = 10_000;

/** What everybody may read of a hall, as JSON on topics that the broker keeps: see HALL.md. */
export class BoardTopics {
  readonly #hall: string;
  readonly #root: string;
  readonly #publications: Publications;
  readonly #clock: Pick<Clock, 'now'>;
  /** What is new. */
  #next: BoardView | undefined;
  #shown: BoardView['clock'];
  /** Those of the last message on `board`: they are others whenever anything else in it is, and thousands of people are long. */
  #told: BoardView['standings'] | undefined;

  constructor(hall: string, publications: Publications, clock: Pick<Clock, 'now'>, timers: Pick<Clock, 'after'>) {
    this.#hall = hall;
    this.#root = boardRoot(hall);
    this.#publications = publications;
    this.#clock = clock;
    every(timers, TELL_MS, () => this.#publish());
    every(timers, CLOCK_MS, () => this.#shown && this.tellClock());
  }

  /** Publishes what is new, soon, and a clock at once. */
  tell(board: BoardView): void {
    this.#next = board;
    if (board.clock !== this.#shown) {
      this.#shown = board.clock;
      this.tellClock();
    }
  }

  /** Says how much is left on the clock now. Tables and boards count on by themselves: their own time may be another. */
  tellClock(): void {
    const said = this.#shown && { ...this.#shown, left: leftOf(this.#shown, this.#clock.now()) };
    this.#publications.say(clockTopic(this.#hall), JSON.stringify(said ?? null));
  }

  #publish(): void {
    const board = this.#next;
    this.#next = undefined;
    if (board === undefined) return;
    const { name, counts, round, rounds, standings, seating, tables } = board;
    if (standings !== this.#told) {
      this.#publications.keep(this.#root, JSON.stringify({ name, counts, round, rounds, standings, seating }));
      this.#told = standings;
    }
    for (const summary of tables) this.#publications.keep(`${this.#root}/tables/${summary.table}`, JSON.stringify(summary));
  }
}
