import type { ConsoleView } from '../../../host/contract/view.ts';
import type { DeskWords } from '../../../words/console/en.ts';
import { mayAnswer } from '../../ui/stalls.ts';
import { likeliestAnswer, mayCount } from './asking-keys.ts';
import { HELD, command, type Action, type Desk } from './desk.ts';
import { askAgain, backOut, takeBack, turnByHand, type Opening } from './opening-keys.ts';
import type { ConsoleUi } from './ui.ts';
import { stillDue, type Due } from './counting-keys.ts';

/** What the big button says and does, with the key that does the same; without `press` the dealer can only wait or type. */
export interface NextThing {
  readonly label: string;
  readonly press?: { readonly key: BigKey; readonly action: Action };
}

export type BigKey = 'Space' | 'Escape' | 'Backspace' | 'Enter';

/** What is asked now, in words. */
export interface AskedNow {
  readonly question: string;
  /** The answer that Space gives, as a button says it. */
  readonly likeliest?: string;
}

/** What the dealer's screen is made of: the view, the desk beside it, and the game. */
export interface Sight {
  readonly view: ConsoleView;
  readonly desk: Desk;
  readonly ui: ConsoleUi;
}

/** The next right thing in this moment of the game; `asked` is the question that the table waits for. */
export function nextThing(sight: Sight, words: DeskWords, asked?: AskedNow): NextThing {
  const { view, desk, ui } = sight;
  const { buttons } = words;
  const { game } = view.table;
  if (game === undefined) return { label: buttons.wait };
  const { course } = game;
  switch (course.phase) {
    case 'choosing':
      return { label: buttons.count, press: { key: 'Space', action: startCount(desk, course) } };
    case 'asking': {
      const label = mayCount(view) ? buttons.count : asked?.likeliest;
      if (label === undefined) return { label: asked?.question ?? buttons.wait };
      return { label, press: { key: 'Space', action: likeliestAnswer(view, desk) } };
    }
    case 'counting':
      return { label: buttons.halt, press: { key: 'Escape', action: command({ type: 'halt', step: course.step }) } };
    case 'closed':
      return { label: buttons.wait };
    case 'opening':
      return nextInOpening(course, sight, words);
    case 'shown':
      return { label: buttons.skip, press: { key: 'Space', action: command({ type: 'skip', step: course.step }) } };
    case 'over': {
      const due = stillDue(view, desk, ui);
      if (due?.kind === 'count') return { label: buttons.countPile(due.next.player.name) };
      const label = due === undefined ? buttons.nextGame : buttons.countPiles;
      return { label, press: { key: 'Space', action: afterGame(desk, due) } };
    }
    default:
      return course satisfies never;
  }
}

function nextInOpening(course: Opening, { view, desk }: Sight, { buttons, untype, byHand, callOff }: DeskWords): NextThing {
  const able = (label: string, key: BigKey, action: Action = HELD): NextThing => ({ label, press: { key, action } });
  const [stall] = course.stalled;
  if (stall !== undefined && !mayAnswer(stall)) {
    if (desk.byHand) return { label: buttons.typeDie(nameOf(view, stall.seat)) };
    return able(byHand, 'Enter', turnByHand(course, desk));
  }
  if (stall !== undefined) return able(buttons.askAgain, 'Space', askAgain(course));
  if (course.unjudged) return able(callOff, 'Escape', backOut(course, desk));
  const next = course.toType[0];
  if (next !== undefined) return { label: buttons.typeDie(nameOf(view, next)) };
  return course.retaken ? able(untype, 'Backspace', takeBack(course, view.typed, desk)) : { label: buttons.wait };
}

export function startCount(desk: Desk, { step }: { readonly step: number }): Action {
  return settled(desk, command({ type: 'count', step }));
}

/** When the game is over: the next game, but not before it is known who has won, as far as the dealer cares. */
export function afterGame(desk: Desk, due: Due | undefined): Action {
  switch (due?.kind) {
    case undefined:
      return settled(desk, { kind: 'nextGame' });
    case 'names':
      return settled(desk, { kind: 'passNames' });
    case 'count':
      return HELD;
    default:
      return due satisfies never;
  }
}

function settled(desk: Desk, action: Action): Action {
  return desk.now < desk.settlesAt ? HELD : action;
}

/** The name of who sits there now. */
export function nameOf({ table: { game } }: ConsoleView, seat: number): string {
  return game?.seats[seat]?.player.name ?? String(seat + 1);
}
