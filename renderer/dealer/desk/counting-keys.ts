import type { ConsoleView } from '../../../host/contract/view.ts';
import type { ConsoleBook, Countable } from './book.ts';
import { HELD, command, local, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';
import { nextToName } from './naming-keys.ts';

/** Digits of the largest count that can be typed; a finger left on a key makes no million. */
const LONGEST_COUNT = 4;

type Left = Pick<Desk, 'passed' | 'uncounted'>;

/** The first pile whose points are open when the game is over and that the dealer has not passed over. */
function openPile({ table: { game } }: ConsoleView, { uncounted }: Left, book: ConsoleBook): Countable | undefined {
  if (game?.course.phase !== 'over') return undefined;
  return book.counting?.toCount(game.state).find(({ player }) => !uncounted.has(player.id));
}

/** The pile that is counted next; none while a card is asked for. */
export function nextToCount(view: ConsoleView, desk: Left, book: ConsoleBook): Countable | undefined {
  return nextToName(view, desk.passed, book) === undefined ? openPile(view, desk, book) : undefined;
}

/** What a game that is over waits for before anybody has won for certain: the names of cards, or the count of a pile. */
export type Due = { readonly due: 'names' } | { readonly due: 'count'; readonly next: Countable };

/** Undefined where the winner is certain, and where the dealer leaves every open pile uncounted. */
export function stillDue(view: ConsoleView, desk: Left, book: ConsoleBook): Due | undefined {
  if (openPile(view, desk, book) === undefined || view.table.game?.winners.length !== 0) return undefined;
  const next = nextToCount(view, desk, book);
  return next === undefined ? { due: 'names' } : { due: 'count', next };
}

/** A key as part of counting the piles: digits, Enter sends them, Backspace and Esc erase, Delete passes the pile over. */
export function readCounting(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action | undefined {
  const next = nextToCount(view, desk, book);
  if (next === undefined || book.counting === undefined) return undefined;
  switch (press.code) {
    case 'Delete':
      return local({ type: 'passPile', player: next.player.id });
    case 'Backspace':
      return local({ type: 'write', written: desk.written.slice(0, -1) });
    case 'Escape':
      return local({ type: 'write', written: '' });
    case 'Enter':
    case 'NumpadEnter':
      if (desk.written === '') return undefined;
      return command({ type: 'table', command: book.counting.countCommand(next.player.id, Number(desk.written)) });
    default: {
      const digit = digitOf(press);
      if (digit === undefined) return undefined;
      return desk.written.length < LONGEST_COUNT ? local({ type: 'write', written: `${desk.written}${digit}` }) : HELD;
    }
  }
}
