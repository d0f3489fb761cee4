import type { ConsoleView } from '../../host/contract/view.ts';
import type { Language } from '../../words/language.ts';
import { roundOf } from '../table/moment.ts';
import type { ConsoleParts } from './parts.ts';

/** The name of the round that is played or told; empty without a game. */
export function roundNow({ game }: ConsoleView, parts: ConsoleParts, language: Language): string {
  return game === undefined ? '' : parts.round(game.state, roundOf(game), language);
}

/** The name of the round that a step of the time line belongs to; undefined where it belongs to none. */
export function roundOfStep(
  { game }: ConsoleView,
  parts: ConsoleParts,
  { round }: { readonly round: number },
  language: Language,
): string | undefined {
  return game === undefined || round === 0 ? undefined : parts.round(game.state, round, language);
}
