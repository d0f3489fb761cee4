import type { ConsoleView } from '../../../host/contract/view.ts';
import type { DeskWords } from '../../../words/console/en.ts';
import { mayAnswer } from '../../ui/stalls.ts';
import { mayCount } from '../questions/answerer.ts';
import type { Due } from './counting-keys.ts';
import { isRetaken } from './history-step.ts';

/** The keys that the big button stands for. */
export type BigKey = 'Space' | 'Escape' | 'Backspace' | 'Enter';

/** What the big button says and the key that does the same; no key where the dealer can only wait or type. */
export interface NextThing {
  readonly label: string;
  readonly code: BigKey | undefined;
}

/** What is asked now, in words. */
export interface AskedNow {
  readonly question: string;
  /** The answer that Space gives, as a button says it. */
  readonly likeliest?: string;
}

/**
 * The next right thing in this moment of the game; `due` is what a game that is over waits for, `giving` whether the dealer
 * is about to give a face by hand, `asked` the question that the table waits for.
 */
export function nextThing(
  view: ConsoleView,
  { buttons, untype, byHand, callOff }: DeskWords,
  due?: Due,
  giving = false,
  asked?: AskedNow,
): NextThing {
  const { game } = view.table;
  if (game === undefined) return { label: buttons.wait, code: undefined };
  const { course } = game;
  switch (course.phase) {
    case 'choosing':
      return { label: buttons.count, code: 'Space' };
    case 'asking':
      if (mayCount(view)) return { label: buttons.count, code: 'Space' };
      return asked?.likeliest === undefined
        ? { label: asked?.question ?? buttons.wait, code: undefined }
        : { label: asked.likeliest, code: 'Space' };
    case 'counting':
      return { label: buttons.halt, code: 'Escape' };
    case 'closed':
      return { label: buttons.wait, code: undefined };
    case 'opening': {
      const stall = course.stalled[0];
      if (stall !== undefined && !mayAnswer(stall))
        return giving ? { label: buttons.typeDie(nameOf(view, stall.seat)), code: undefined } : { label: byHand, code: 'Enter' };
      if (course.stalled.length > 0) return { label: buttons.askAgain, code: 'Space' };
      if (course.unjudged) return { label: callOff, code: 'Escape' };
      const next = course.toType[0];
      if (next !== undefined) return { label: buttons.typeDie(nameOf(view, next)), code: undefined };
      return isRetaken(view) ? { label: untype, code: 'Backspace' } : { label: buttons.wait, code: undefined };
    }
    case 'shown':
      return { label: buttons.skip, code: 'Space' };
    case 'over':
      if (due?.due === 'names') return { label: buttons.countPiles, code: 'Space' };
      if (due?.due === 'count') return { label: buttons.countPile(due.next.player.name), code: undefined };
      return { label: buttons.nextGame, code: 'Space' };
    default:
      return course satisfies never;
  }
}

/** The name of who sits there now. */
export function nameOf({ table: { game } }: ConsoleView, seat: number): string {
  return game?.seats[seat]?.player.name ?? String(seat + 1);
}
