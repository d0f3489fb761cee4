import type { GameView } from '../../../host/contract/view.ts';
import { tellingsOf, type Telling } from '../rules/tellings.ts';
import type { CentreOutcome, Opening, Place, SideOutcome, State } from '../rules/types.ts';
import { tellingAt } from '../../../renderer/room/table/moment.ts';

/** The state in a view. The host sends it as it is; only this rulebook's screens know its type. */
export function stateOf(game: GameView): State {
  return game.state as State;
}

/** An opening while it is told. */
export interface Told {
  readonly opening: Opening;
  /** Told so far, the present one last; empty while the dice land. */
  readonly told: readonly Telling[];
  /** Told now; undefined while the dice land and when all is told. */
  readonly current: Telling | undefined;
  /** Still to be told. */
  readonly untold: readonly Telling[];
}

/** What is told of the last opening, in order; nothing before the first. */
export function tellingsIn(game: GameView): readonly Telling[] {
  const { opening } = stateOf(game);
  return opening === undefined ? [] : tellingsOf(opening.judgement);
}

/** What is told at `now` (host time); undefined outside the telling. */
export function toldAt(game: GameView, now: number): Told | undefined {
  const { opening } = stateOf(game);
  if (game.course.phase !== 'shown' || opening === undefined) return undefined;
  const tellings = tellingsIn(game);
  const index = tellingAt(game.course, tellings.length, now);
  return { opening, told: tellings.slice(0, index + 1), current: tellings[index], untold: tellings.slice(index + 1) };
}

/** The last outcome told at `now`: it stays until choosing opens, so that the telling never shows an empty page. */
export function lastTold({ told }: Told): Telling | undefined {
  return told.at(-1);
}

export function outcomeOf({ judgement }: Opening, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}

export function isTold({ told }: Told, place: Place): boolean {
  return told.some((telling) => telling.what === 'place' && telling.place === place);
}
