import type { GameView } from '../../../host/contract/view.ts';
import { cardOf, pointsOf } from '../rules/cards.ts';
import { outcomeAt, presentationOf, type PresentedStep } from '../rules/judgement.ts';
import { cardAt } from '../rules/place.ts';
import type { Opening, Place, State } from '../rules/types.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** The one place where the state in a view becomes this rulebook's own: the host sent it for a game of this id. */
export function stateOf(game: { readonly state: unknown }): State {
  return game.state as State;
}

/** An opening while its outcomes are presented. */
export interface Presentation {
  readonly opening: Opening;
  /** Shown so far, the present one last, which stays until choosing opens; empty while the dice land. */
  readonly shown: readonly PresentedStep[];
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

export function isPresented({ shown }: Presentation, place: Place): boolean {
  return shown.some((step) => step.what === 'place' && step.place === place);
}

/** The standings without what is still to be shown, so that no score gives an outcome away. */
export function standingsAt(game: GameView, progress: Progress): readonly Standing[] {
  const presentation = presentationAt(game, progress);
  if (presentation === undefined) return game.standings;
  const taken = takenLater(game, presentation);
  return game.standings.map((standing) => {
    const cards = taken.filter(({ id }) => id === standing.player.id);
    const points = cards.reduce((sum, card) => sum + (card.points ?? 0), 0);
    const open = cards.filter((card) => card.points === undefined).length;
    return { ...standing, points: standing.points - points, open: standing.open - open };
  });
}

function takenLater(game: GameView, { opening, pending }: Presentation): readonly { id: PlayerId; points: number | undefined }[] {
  const state = stateOf(game);
  return pending.flatMap((step) => {
    if (step.what !== 'place') return [];
    const card = cardAt(opening.table, step.place);
    const by = outcomeAt(opening.judgement, step.place)?.by;
    const winner = by === undefined ? undefined : opening.players[by];
    return winner === undefined || card === null ? [] : [{ id: winner.id, points: pointsOf(cardOf(state, card), state.house) }];
  });
}
