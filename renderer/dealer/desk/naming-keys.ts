import type { ConsoleView, GameView } from '../../../host/contract/view.ts';
import type { CardNaming, ConsoleUi, Nameable } from './ui.ts';
import { partOf, withPart, type CardPart } from './card-keys.ts';
import { HELD, type Action, type Desk } from './desk.ts';
import { digitOf, type KeyPress } from './key-press.ts';

/** For this long after the last digit judged, digits name no card: a dealer's finger may still be typing dice. */
const DIGITS_REST_MS = 500;

/** Whether a seat plays by keys, so that the dealer's keyboard may be shared. */
export function keysShared({ inputs }: ConsoleView): boolean {
  return inputs.some(({ kind }) => kind === 'keys');
}

/** The shared keyboard is turned to naming cards. */
export function isNaming({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'choosing' && game.course.naming;
}

/** The card whose name the next key gives: the first that is neither passed over nor on its way. */
export function nextToName(view: ConsoleView, passed: Pick<ReadonlySet<number>, 'has'>, ui: ConsoleUi): Nameable | undefined {
  return view.table.game && ui.naming?.waiting(view.table.game.state).find(({ id }) => !passed.has(id));
}

/** What a key or a button does about the card whose name is waited for. */
export type NameInput = CardPart | { readonly kind: 'erase' } | { readonly kind: 'pass' };

/** A key as part of naming the cards that wait; undefined where it has no part in it. */
export function readNaming(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  if (press.code === 'Escape' || press.code === 'Backspace') return erase(desk);
  const card = waitingIn(view, desk, ui);
  if (view.table.game === undefined || card === undefined) return undefined;
  if (press.code === 'Delete') return { kind: 'pass', id: card.id };
  if (view.seatKeys.length > 0) return undefined;
  const { course, state } = view.table.game;
  if (course.phase === 'shown' && digitOf(press) !== undefined && desk.now < course.shownAt + DIGITS_REST_MS) return HELD;
  const part = partOf(card.naming.reading(state), desk.written, press);
  return part && named(view.table.game, card, desk, part);
}

/** The same for a button: no seat presses those, whoever holds the keyboard. */
export function nameWith(view: ConsoleView, desk: Desk, input: NameInput, ui: ConsoleUi): Action {
  const card = waitingIn(view, desk, ui);
  if (view.table.game === undefined || card === undefined) return HELD;
  switch (input.kind) {
    case 'erase':
      return erase(desk);
    case 'pass':
      return { kind: 'pass', id: card.id };
    default:
      return named(view.table.game, card, desk, input) ?? HELD;
  }
}

interface Waiting extends Nameable {
  readonly naming: CardNaming;
}

/** The next card to be named, with the part of the rulebook that names it. */
function waitingIn(view: ConsoleView, desk: Desk, ui: ConsoleUi): Waiting | undefined {
  const card = nextToName(view, desk.passed, ui);
  return card && ui.naming && { ...card, naming: ui.naming };
}

/** The same name again, after the host said the card cannot be there, confirms it. */
function named(
  { state }: GameView,
  { id, naming }: Waiting,
  { written, confirmation }: Desk,
  part: CardPart,
): Action | undefined {
  const read = withPart(naming.reading(state), written, part);
  switch (read?.type) {
    case undefined:
      return undefined;
    case 'unclear':
      return { kind: 'unclear', key: read.key };
    case 'written':
      return { kind: 'write', written: read.written };
    case 'named': {
      const { card } = read;
      const confirm = confirmation?.id === id && confirmation.card === card;
      const command = { type: 'table' as const, command: naming.nameCommand(id, card, confirm) };
      return { kind: 'command', command, naming: { id, card } };
    }
    default:
      return read satisfies never;
  }
}

function erase({ written, confirmation }: Desk): Action {
  return written === '' && confirmation === undefined ? HELD : { kind: 'write', written: '' };
}
