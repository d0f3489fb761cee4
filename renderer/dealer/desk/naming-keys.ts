import type { ConsoleView } from '../../../host/contract/view.ts';
import type { ConsoleUi } from './ui.ts';
import { partOf, withPart, type CardPart, type CardReading } from './card-keys.ts';
import { HELD, refusedUnderWay, type Action, type Desk } from './desk.ts';
import { takeLastBack } from './history-keys.ts';
import { digitOf, isEnter, signOf, type KeyPress } from './key-press.ts';
import { nextKeys, unused } from './key-labels.ts';

/** For this long after the last digit judged, digits name no card: a dealer's finger may still be typing dice. */
const DIGITS_REST_MS = 500;

/**
 * Whether the person who deals has a stake in the game: such a dealer is shown nothing that a player would have to remember.
 * A dealer who is out for a while will be back; one who is away, or a bot, leaves the console to an onlooker.
 */
export function dealerPlays({ view, ui }: { readonly view: ConsoleView; readonly ui: Pick<ConsoleUi, 'absence'> }): boolean {
  const { game } = view.table;
  const dealer = game?.seats[game.dealer];
  if (game === undefined || dealer === undefined) return true;
  return dealer.input !== 'bot' && ui.absence(game.state, dealer.seat) !== 'away';
}

/** Whether a seat plays by keys, so that the dealer's keyboard may be shared. */
export function keysShared({ inputs }: ConsoleView): boolean {
  return inputs.some(({ kind }) => kind === 'keys');
}

/** The shared keyboard is turned to naming cards. */
export function isNaming({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'choosing' && game.course.naming;
}

/** The card whose name the next key gives: the first that is neither passed over nor on its way. */
export function nextToName({ view, ui, passed }: Pick<Desk, 'view' | 'ui' | 'passed'>): number | undefined {
  return view.table.game && ui.naming?.waiting(view.table.game.state).find((id) => !passed.has(id));
}

/** What a key or a button does about the card whose name is waited for. */
type NameInput = CardPart | { readonly kind: 'erase' } | { readonly kind: 'pass' };

/** A key as part of naming the cards that wait; undefined where it has no part in it. */
export function readNaming(desk: Desk, press: KeyPress): Action | undefined {
  if (press.code === 'Escape' || press.code === 'Backspace') {
    const erased = eraseWritten(desk);
    return erased === HELD && press.code === 'Backspace' ? takeLastBack(desk) : erased;
  }
  const { view, ui } = desk;
  const card = nextToName(desk);
  const { game } = view.table;
  if (game === undefined || card === undefined || ui.naming === undefined) return undefined;
  if (press.code === 'Delete') return { kind: 'pass', ids: [card] };
  if (view.seatKeys.length > 0) return undefined;
  const { course, state } = game;
  if (course.phase === 'shown' && digitOf(press) !== undefined && desk.now < course.shownAt + DIGITS_REST_MS) return HELD;
  const part = partOf(ui.naming.reading(state, desk.language), desk.written, press);
  return part && nameWith(desk, part);
}

/** A letter or a digit that names no card while one is asked for. */
export function readUnnamed(desk: Desk, press: KeyPress): Action | undefined {
  const { view, ui, language, written } = desk;
  const phase = view.table.game?.course.phase;
  if (phase !== 'choosing' && phase !== 'shown' && phase !== 'over') return undefined;
  if (signOf(press) === undefined || view.seatKeys.length > 0 || nextToName(desk) === undefined) return undefined;
  const reading = ui.naming?.reading(view.table.game?.state, language);
  return reading && unused(press, nextKeys(reading.alphabet, written));
}

/** A card's name while faces are on their way: it is not taken in passing, where no card is asked for, and is refused in words. */
export function readEarlyName(desk: Desk, press: KeyPress): Action | undefined {
  const { view, ui } = desk;
  if (digitOf(press) !== undefined || isEnter(press) || view.seatKeys.length > 0) return undefined;
  if (nextToName(desk) === undefined || ui.naming === undefined) return undefined;
  const reading = ui.naming.reading(view.table.game?.state, desk.language);
  const part = partOf(reading, '', press);
  const naming = part && withPart(reading, '', part);
  return naming && refusedUnderWay(view);
}

/** The same for a button: no seat presses those, whoever holds the keyboard. Undefined where the part does not belong there. */
export function nameWith(desk: Desk, input: NameInput): Action | undefined {
  const { naming } = desk.ui;
  const card = nextToName(desk);
  if (card === undefined || naming === undefined) return undefined;
  if (input.kind === 'erase') return eraseWritten(desk);
  if (input.kind === 'pass') return { kind: 'pass', ids: [card] };
  return partGiven(naming.reading(desk.view.table.game?.state, desk.language), desk, input, (name) => {
    const command = { type: 'table' as const, command: naming.nameCommand(card, name, isConfirmed(desk, card, name)) };
    return { kind: 'command', command, naming: { id: card, card: name } };
  });
}

/** What one more part of a card's name comes to; `named` acts once the name is whole. */
export function partGiven(
  reading: Pick<CardReading, 'rankOnly' | 'gone'>,
  desk: Desk,
  part: CardPart,
  named: (card: string) => Action,
): Action | undefined {
  const naming = withPart(reading, desk.written, part);
  return naming?.type === 'written' ? { kind: 'write', written: naming.written } : naming && named(naming.card);
}

/** The same card again, after the host said that it cannot be there, confirms it. */
export function isConfirmed({ confirmation }: Desk, id: number, card: string): boolean {
  return confirmation?.id === id && confirmation.card === card;
}

/** Nothing is half written, or to be confirmed, any more. */
export function eraseWritten({ written, confirmation }: Desk): Action {
  return written === '' && confirmation === undefined ? HELD : { kind: 'write', written: '' };
}
