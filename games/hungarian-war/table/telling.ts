import type { GameView } from '../../../host/contract/view.ts';
import { tellingsOf, type Telling } from '../rules/judgement.ts';
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
  readonly told: readonly Telling[];
  /** Still to be told. */
  readonly untold: readonly Telling[];
}

/** What is told of the last opening, in order; nothing before the first. */
export function tellingsIn(game: GameView): readonly Telling[] {
  const { opening } = stateOf(game);
  return opening === undefined ? [] : tellingsOf(opening.judgement);
}

/** The last opening as far as it has been shown; undefined while nothing is presented. */
export function toldAt(game: GameView, progress: Progress): Told | undefined {
  const { opening } = stateOf(game);
  if (progress.kind === 'none' || opening === undefined) return undefined;
  const tellings = tellingsIn(game);
  return { opening, told: tellings.slice(0, progress.shown), untold: tellings.slice(progress.shown) };
}

/** The last outcome shown: it stays until choosing opens, so that the page is never empty. */
export function lastTold({ told }: Told): Telling | undefined {
  return told.at(-1);
}

export function outcomeOf({ judgement }: Opening, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}

export function isTold({ told }: Told, place: Place): boolean {
  return told.some((telling) => telling.what === 'place' && telling.place === place);
}
