import type { GameView } from '../../../host/contract/view.ts';
import { cardOf, pointsOf } from '../rules/cards.ts';
import { cardAt } from '../rules/place.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import { outcomeOf, stateOf, presentationAt, type Presentation } from './presented.ts';

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
    const by = outcomeOf(opening, step.place)?.by;
    const winner = by === undefined ? undefined : opening.players[by];
    return winner === undefined || card === null ? [] : [{ id: winner.id, points: pointsOf(cardOf(state, card), state.house) }];
  });
}
