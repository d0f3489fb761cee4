import type { ConsoleView, HistoryStep } from '../../../host/contract/view.ts';
import type { Effect } from '../../../rulebook/rulebook.ts';
import type { Language } from '../../../words/language.ts';
import { roundOf } from '../../room/table/moment.ts';
import type { ConsoleUi } from './ui.ts';

/** The name of the round that is played or told; empty without a game. */
export function roundNow({ table: { game } }: ConsoleView, ui: ConsoleUi, language: Language): string {
  return game === undefined ? '' : ui.round(game.state, roundOf(game), language);
}

/** A step of the time line as undo and redo say it: what it was, what it changes, and the round it belongs to, if any. */
export function stepSaid(
  { table: { game } }: ConsoleView,
  ui: ConsoleUi,
  { what, effect }: Pick<HistoryStep, 'what' | 'effect'>,
  language: Language,
): readonly [what: string, effect: Effect, round: string | undefined] {
  const round = game === undefined || effect.round === 0 ? undefined : ui.round(game.state, effect.round, language);
  return [ui.words(language).steps[what] ?? what, effect, round];
}
