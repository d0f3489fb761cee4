import type { Recalled, PossibleRefusal } from '../../contract/view.ts';
import type { Round } from '../../course/round.ts';
import type { TableState } from '../state/table-now.ts';

/** The last reveal, which can be recalled: its round, and how many outcomes it has to present. */
type LastReveal = Pick<TableState, 'round' | 'outcomes'>;

/** Nothing is brought back during a count, during an opening, or while outcomes are presented. */
const RECALLED_IN = ['choosing', 'asking', 'over'] as const;

/** An outcome that the dealer has brought back on every screen (W). It is not recorded, and disappears with the course's step. */
export class Recall {
  #standing: { readonly step: number; readonly round: number; readonly at: number } | undefined;

  /** What is shown at this step; undefined once the course has moved on, or an undo has made another reveal the last. */
  at(step: number, last: LastReveal): Recalled | undefined {
    const standing = this.#standing;
    if (standing?.step !== step || standing.round !== last.round || standing.at >= last.outcomes) return undefined;
    return { at: standing.at };
  }

  show(round: Round, last: LastReveal, step: number, at: number): PossibleRefusal {
    const refused = round.expect(step, ...RECALLED_IN);
    if (refused !== undefined) return refused;
    if (at >= last.outcomes) return { code: 'nothing to recall', params: {} };
    this.#standing = { step, round: last.round, at };
    return undefined;
  }

  end(round: Round, step: number): PossibleRefusal {
    const refused = round.expect(step, ...RECALLED_IN);
    if (refused === undefined) this.#standing = undefined;
    return refused;
  }
}
