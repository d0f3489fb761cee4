import type { ConsoleView, GameView } from '../../../host/contract/view.ts';
import type { CardNaming, ConsoleBook, Nameable } from './book.ts';
import { HELD, local, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';
import { seatsHoldKeyboard } from './key-seats.ts';

/** For this long after the last digit judged, digits name no card: a dealer's finger may still be typing dice. */
const DIGITS_REST_MS = 500;

/** The card whose name the next key gives: the first that is neither passed over nor on its way. */
export function nextToName(view: ConsoleView, passed: Pick<ReadonlySet<number>, 'has'>, book: ConsoleBook): Nameable | undefined {
  return view.table.game && book.naming?.waiting(view.table.game.state).find(({ id }) => !passed.has(id));
}

/** A key as part of naming the cards that wait; undefined where it has no part in it. */
export function readNaming(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action | undefined {
  if (press.code === 'Escape' || press.code === 'Backspace') return erase(desk);
  const card = waitingIn(view, desk, book);
  if (view.table.game === undefined || card === undefined) return undefined;
  if (press.code === 'Delete') return local({ type: 'pass', id: card.id });
  return seatsHoldKeyboard(view) ? undefined : readName(view.table.game, card, desk, press);
}

/** The same for a button on the screen: no seat presses those, whoever holds the keyboard. */
export function touchNaming(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action {
  const card = waitingIn(view, desk, book);
  if (view.table.game === undefined || card === undefined) return HELD;
  if (press.code === 'Backspace') return erase(desk);
  if (press.code === 'Delete') return local({ type: 'pass', id: card.id });
  return readName(view.table.game, card, desk, press) ?? HELD;
}

interface Waiting extends Nameable {
  readonly naming: CardNaming;
}

/** The next card to be named, with the part of the rulebook that names it. */
function waitingIn(view: ConsoleView, desk: Desk, book: ConsoleBook): Waiting | undefined {
  const card = nextToName(view, desk.passed, book);
  return card && book.naming && { ...card, naming: book.naming };
}

function readName({ course, state }: GameView, { id, naming }: Waiting, desk: Desk, press: KeyPress): Action | undefined {
  if (course.phase === 'shown' && digitOf(press) !== undefined && desk.now < course.shownAt + DIGITS_REST_MS) return HELD;
  const read = naming.readName(state, desk.written, press);
  switch (read?.type) {
    case undefined:
      return undefined;
    case 'unclear':
      return local({ type: 'unclear', key: press.key });
    case 'written':
      return local({ type: 'write', written: read.written });
    case 'named':
      return named(desk, id, read.card, naming);
    default:
      return read satisfies never;
  }
}

function erase({ written, confirmation }: Desk): Action {
  return written === '' && confirmation === undefined ? HELD : local({ type: 'write', written: '' });
}

/** The same name again, after the host said the card cannot be there, confirms it. */
function named({ confirmation }: Desk, id: number, card: string, naming: CardNaming): Action {
  const confirm = confirmation?.id === id && confirmation.card === card;
  return { type: 'command', command: { type: 'table', command: naming.nameCommand(id, card, confirm) }, naming: { id, card } };
}
