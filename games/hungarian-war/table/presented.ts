import type { GameView } from '../../../host/contract/view.ts';
import { presentedStepsOf, type PresentedStep } from '../rules/judgement.ts';
import type { CentreOutcome, Opening, Place, SideOutcome, State } from '../rules/types.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** The state in a view. The host sends it as it is; only this rulebook's screens know its type. */
export function stateOf(game: GameView): State {
  return game.state as State;
}

/** An opening while it is told. */
export interface Told {
  readonly opening: Opening;
  /** Told so far, the present one last; empty while the dice land. */
  readonly told: readonly PresentedStep[];
  /** Still to be told. */
  readonly pending: readonly PresentedStep[];
}

/** What is told of the last opening, in order; nothing before the first. */
export function presentedStepsIn(game: GameView): readonly PresentedStep[] {
  const { opening } = stateOf(game);
  return opening === undefined ? [] : presentedStepsOf(opening.judgement);
}

/** The last opening as far as it has been shown; undefined while nothing is presented. */
export function presentedAt(game: GameView, progress: Progress): Told | undefined {
  const { opening } = stateOf(game);
  if (progress.kind === 'none' || opening === undefined) return undefined;
  const presentedSteps = presentedStepsIn(game);
  return { opening, told: presentedSteps.slice(0, progress.shown), pending: presentedSteps.slice(progress.shown) };
}

/** The last outcome shown: it stays until choosing opens, so that the page is never empty. */
export function lastPresented({ told }: Told): PresentedStep | undefined {
  return told.at(-1);
}

export function outcomeOf({ judgement }: Opening, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}

export function isPresented({ told }: Told, place: Place): boolean {
  return told.some((presented) => presented.what === 'place' && presented.place === place);
}
