import type { ConsoleView } from '../../../host/contract/view.ts';

/** The time line is turned between rounds, and where an undo has led back to the dice; the host refuses it elsewhere. */
export function mayTurn(view: ConsoleView): boolean {
  const phase = view.table.game?.course.phase;
  return phase === 'choosing' || phase === 'asking' || phase === 'shown' || phase === 'over' || isRetaken(view);
}

/** An opening that an undo has taken up again, its dice still typed: only then does the host offer steps to turn in it. */
export function isRetaken({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'opening' && game.course.retaken === true;
}
