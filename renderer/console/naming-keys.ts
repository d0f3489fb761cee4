import type { ConsoleView } from '../../host/contract/view.ts';
import type { ConsoleBook, Nameable } from './book.ts';
import { HELD, local, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';
import { seatsHoldKeyboard } from './key-seats.ts';

/** For this long after the last digit judged, digits name no card: a dealer's finger may still be typing dice. */
export const DIGITS_REST_MS = 500;

/** The card whose name the next key gives: the first that is neither passed over nor on its way. */
export function nextToName(view: ConsoleView, passed: Pick<ReadonlySet<number>, 'has'>, book: ConsoleBook): Nameable | undefined {
  return view.game && book.waiting(view.game.state).find(({ id }) => !passed.has(id));
}

/** A key as part of naming the cards that wait; undefined where it has no part in it. */
export function readNaming(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action | undefined {
  if (press.code === 'Escape' || press.code === 'Backspace') return erase(desk);
  const card = nextToName(view, desk.passed, book);
  if (view.game === undefined || card === undefined) return undefined;
  if (press.code === 'Delete') return local({ type: 'pass', id: card.id });
  return seatsHoldKeyboard(view) ? undefined : readName(view.game, card.id, desk, press, book);
}

/** The same for a button on the screen: no seat presses those, whoever holds the keyboard. */
export function touchNaming(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action {
  const card = nextToName(view, desk.passed, book);
  if (view.game === undefined || card === undefined) return HELD;
  if (press.code === 'Backspace') return erase(desk);
  if (press.code === 'Delete') return local({ type: 'pass', id: card.id });
  return readName(view.game, card.id, desk, press, book) ?? HELD;
}

function readName(
  { course, state }: NonNullable<ConsoleView['game']>,
  id: number,
  desk: Desk,
  press: KeyPress,
  book: ConsoleBook,
): Action | undefined {
  if (course.phase === 'shown' && digitOf(press) !== undefined && desk.now < course.shownAt + DIGITS_REST_MS) return HELD;
  const naming = book.readName(state, desk.written, press);
  switch (naming?.type) {
    case undefined:
      return undefined;
    case 'unclear':
      return local({ type: 'unclear', key: press.key });
    case 'written':
      return local({ type: 'write', written: naming.written });
    case 'named':
      return named(desk, id, naming.card, book);
    default:
      return naming satisfies never;
  }
}

function erase({ written, doubt }: Desk): Action {
  return written === '' && doubt === undefined ? HELD : local({ type: 'write', written: '' });
}

/** The same name again, after the host said the card cannot be there, confirms it. */
function named({ doubt }: Desk, id: number, card: string, book: ConsoleBook): Action {
  const confirm = doubt?.id === id && doubt.card === card;
  return { type: 'command', command: { type: 'table', command: book.nameCommand(id, card, confirm) }, naming: { id, card } };
}
