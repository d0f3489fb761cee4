import type { Player } from '../../../rulebook/seat.ts';
import { HELD, command, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';
import { nextToName } from './naming-keys.ts';

/** Digits of the largest count that can be typed; a finger left on a key makes no million. */
const LONGEST_COUNT = 4;

type Left = Pick<Desk, 'view' | 'ui' | 'passed' | 'uncounted'>;

/** The first pile whose points are open when the game is over and that the dealer has not passed over. */
function openPile({ view, ui, uncounted }: Left): Player | undefined {
  const { game } = view.table;
  if (game?.course.phase !== 'over') return undefined;
  return ui.counting?.toCount(game.state).find(({ id }) => !uncounted.has(id));
}

/** The pile that is counted next; none while a card is asked for. */
export function nextToCount(desk: Left): Player | undefined {
  return nextToName(desk) === undefined ? openPile(desk) : undefined;
}

/** What a game that is over waits for before anybody has won for certain: the names of cards, or the count of a pile. */
type Due = { readonly kind: 'names' } | { readonly kind: 'count'; readonly next: Player };

/** Undefined where the winner is certain, and where the dealer leaves every open pile uncounted. */
export function stillDue(desk: Left): Due | undefined {
  if (openPile(desk) === undefined || desk.view.table.game?.winners.length !== 0) return undefined;
  const next = nextToCount(desk);
  return next === undefined ? { kind: 'names' } : { kind: 'count', next };
}

/** What a key or a button does about the pile that is counted. */
export type CountInput =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'erase' | 'clear' | 'enter' | 'pass' };

const COUNT_KEYS: Readonly<Record<string, CountInput>> = {
  Delete: { kind: 'pass' },
  Backspace: { kind: 'erase' },
  Escape: { kind: 'clear' },
  Enter: { kind: 'enter' },
  NumpadEnter: { kind: 'enter' },
};

/** A key as part of counting the piles: digits, Enter sends them, Backspace and Esc erase, Delete passes the pile over. */
export function readCounting(desk: Desk, press: KeyPress): Action | undefined {
  const digit = digitOf(press);
  const input = COUNT_KEYS[press.code] ?? (digit === undefined ? undefined : { kind: 'digit' as const, digit });
  return input && countWith(desk, input);
}

/** Undefined where no pile is counted, or nothing has been counted yet. */
export function countWith(desk: Desk, input: CountInput): Action | undefined {
  const next = nextToCount(desk);
  const { written, ui } = desk;
  if (next === undefined || ui.counting === undefined) return undefined;
  switch (input.kind) {
    case 'pass':
      return { kind: 'passPile', player: next.id };
    case 'erase':
      return { kind: 'write', written: written.slice(0, -1) };
    case 'clear':
      return { kind: 'write', written: '' };
    case 'enter':
      if (written === '') return undefined;
      return command({ type: 'table', command: ui.counting.countCommand(next.id, Number(written)) });
    case 'digit':
      return written.length < LONGEST_COUNT ? { kind: 'write', written: `${written}${input.digit}` } : HELD;
  }
}
