import type { GameView } from '../../../host/contract/view.ts';
import { presentationOf, type PresentedStep } from '../rules/judgement.ts';
import type { CentreOutcome, Opening, Place, SideOutcome, State } from '../rules/types.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** The state in a view. The host sends it as it is; only this rulebook's screens know its type. */
export function stateOf(game: GameView): State {
  return game.state as State;
}

/** An opening while its outcomes are presented. */
export interface Presentation {
  readonly opening: Opening;
  /** Shown so far, the present one last; empty while the dice land. */
  readonly shown: readonly PresentedStep[];
  /** Still to be shown. */
  readonly pending: readonly PresentedStep[];
}

/** The outcomes of the last opening, in order; nothing before the first. */
export function presentationIn(game: GameView): readonly PresentedStep[] {
  const { opening } = stateOf(game);
  return opening === undefined ? [] : presentationOf(opening.judgement);
}

/** The last opening as far as it has been shown; undefined while nothing is presented. */
export function presentationAt(game: GameView, progress: Progress): Presentation | undefined {
  const { opening } = stateOf(game);
  if (progress.kind === 'none' || opening === undefined) return undefined;
  const outcomes = presentationIn(game);
  return { opening, shown: outcomes.slice(0, progress.shown), pending: outcomes.slice(progress.shown) };
}

/** The last outcome shown: it stays until choosing opens, so that the page is never empty. */
export function lastPresented({ shown }: Presentation): PresentedStep | undefined {
  return shown.at(-1);
}

export function outcomeOf({ judgement }: Opening, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}

export function isPresented({ shown }: Presentation, place: Place): boolean {
  return shown.some((step) => step.what === 'place' && step.place === place);
}
