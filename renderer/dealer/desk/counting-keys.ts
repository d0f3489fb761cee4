import type { ConsoleView } from '../../../host/contract/view.ts';
import type { ConsoleUi, Countable } from './ui.ts';
import { HELD, command, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';
import { nextToName } from './naming-keys.ts';

/** Digits of the largest count that can be typed; a finger left on a key makes no million. */
const LONGEST_COUNT = 4;

type Left = Pick<Desk, 'passed' | 'uncounted'>;

/** The first pile whose points are open when the game is over and that the dealer has not passed over. */
function openPile({ table: { game } }: ConsoleView, { uncounted }: Left, ui: ConsoleUi): Countable | undefined {
  if (game?.course.phase !== 'over') return undefined;
  return ui.counting?.toCount(game.state).find(({ player }) => !uncounted.has(player.id));
}

/** The pile that is counted next; none while a card is asked for. */
export function nextToCount(view: ConsoleView, desk: Left, ui: ConsoleUi): Countable | undefined {
  return nextToName(view, desk.passed, ui) === undefined ? openPile(view, desk, ui) : undefined;
}

/** What a game that is over waits for before anybody has won for certain: the names of cards, or the count of a pile. */
export type Due = { readonly kind: 'names' } | { readonly kind: 'count'; readonly next: Countable };

/** Undefined where the winner is certain, and where the dealer leaves every open pile uncounted. */
export function stillDue(view: ConsoleView, desk: Left, ui: ConsoleUi): Due | undefined {
  if (openPile(view, desk, ui) === undefined || view.table.game?.winners.length !== 0) return undefined;
  const next = nextToCount(view, desk, ui);
  return next === undefined ? { kind: 'names' } : { kind: 'count', next };
}

/** What a key or a button does about the pile that is counted. */
export type CountInput =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'erase' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'pass' };

/** A key as part of counting the piles: digits, Enter sends them, Backspace and Esc erase, Delete passes the pile over. */
export function readCounting(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  const input = countInput(press);
  return input && countWith(view, desk, input, ui);
}

function countInput(press: KeyPress): CountInput | undefined {
  switch (press.code) {
    case 'Delete':
      return { kind: 'pass' };
    case 'Backspace':
      return { kind: 'erase' };
    case 'Escape':
      return { kind: 'clear' };
    case 'Enter':
    case 'NumpadEnter':
      return { kind: 'enter' };
    default: {
      const digit = digitOf(press);
      return digit === undefined ? undefined : { kind: 'digit', digit };
    }
  }
}

/** Undefined where no pile is counted, or nothing has been counted yet. */
export function countWith(view: ConsoleView, desk: Desk, input: CountInput, ui: ConsoleUi): Action | undefined {
  const next = nextToCount(view, desk, ui);
  if (next === undefined || ui.counting === undefined) return undefined;
  const { written } = desk;
  switch (input.kind) {
    case 'pass':
      return { kind: 'passPile', player: next.player.id };
    case 'erase':
      return { kind: 'write', written: written.slice(0, -1) };
    case 'clear':
      return { kind: 'write', written: '' };
    case 'enter':
      if (written === '') return undefined;
      return command({ type: 'table', command: ui.counting.countCommand(next.player.id, Number(written)) });
    case 'digit':
      return written.length < LONGEST_COUNT ? { kind: 'write', written: `${written}${input.digit}` } : HELD;
    default:
      return input satisfies never;
  }
}
