import type { Recalled, Refused } from '../../contract/view.ts';
import type { Round } from '../../course/round.ts';

/** What can be recalled: the last reveal, by its round, with so many outcomes to present. */
export interface LastReveal {
  readonly round: number;
  readonly outcomes: number;
}

/**
 * The outcome of the last reveal that the dealer has brought back on every screen (W). It is nobody's deed: it is not
 * recorded, holds up nothing, and is gone with the step of the course it was asked in.
 */
export class Recall {
  #standing: { readonly step: number; readonly round: number; readonly at: number } | undefined;

  /** What stands at this step; undefined once the course has moved on, or an undo has made another reveal the last. */
  at(step: number, last: LastReveal): Recalled | undefined {
    const standing = this.#standing;
    if (standing?.step !== step || standing.round !== last.round || standing.at >= last.outcomes) return undefined;
    return { at: standing.at };
  }

  show(round: Round, last: LastReveal, step: number, at: number): Refused {
    const refused = misplaced(round, step);
    if (refused !== undefined) return refused;
    if (at >= last.outcomes) return { code: 'nothing to recall', params: {} };
    this.#standing = { step, round: last.round, at };
    return undefined;
  }

  end(round: Round, step: number): Refused {
    const refused = misplaced(round, step);
    if (refused === undefined) this.#standing = undefined;
    return refused;
  }
}

/** Nothing is brought back over a count, an opening, or outcomes that are still being told. */
function misplaced({ course }: Round, step: number): Refused {
  if (step !== course.step) return { code: 'step has passed', params: { step, now: course.step } };
  if (course.phase !== 'choosing' && course.phase !== 'asking' && course.phase !== 'over')
    return { code: 'wrong phase', params: { phase: course.phase } };
  return undefined;
}
