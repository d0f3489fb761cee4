import type { ConsoleView } from '../../../host/contract/view.ts';
import type { KeyPress } from '../desk/key-press.ts';
import { answererOf } from './answerer.ts';

/** More than this is no answer typed ahead, but a book that lies on the keyboard. */
const MOST_KEPT = 24;

/** Keys typed while an answer is on its way: a quick hand is ahead of the views, and each answer must name its question. */
export class AnswersAhead {
  kept: readonly KeyPress[] = $state.raw([]);
  /** The question whose answer is on its way, or whose next question the view has not come to. */
  #awaited: number | undefined = $state();

  get awaiting(): boolean {
    return this.#awaited !== undefined;
  }

  keep(kept: readonly KeyPress[]): void {
    this.kept = kept.slice(0, MOST_KEPT);
  }

  sent(n: number): void {
    this.#awaited = n;
  }

  refused(): void {
    this.#awaited = undefined;
  }

  /** Takes in a new view. What is kept is nobody's answer any more when the game is over. */
  follow({ table: { game } }: ConsoleView): void {
    if (game?.ask?.n !== this.#awaited) this.#awaited = undefined;
    if (game?.ask === undefined && this.kept.length > 0) this.kept = [];
  }

  /** The next key to be given to the question that is asked now; none while nobody but a bot can answer. */
  take(view: ConsoleView): KeyPress | undefined {
    const phase = view.table.game?.course.phase;
    const [press, ...others] = this.kept;
    if (press === undefined || this.awaiting || (phase !== 'asking' && phase !== 'shown')) return undefined;
    if (answererOf(view).by !== 'dealer') return undefined;
    this.kept = others;
    return press;
  }
}
