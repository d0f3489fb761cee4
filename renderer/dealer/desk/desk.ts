import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { ConsoleView, HistoryStep, HostRefusalCode } from '../../../host/contract/view.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import type { DeskSay } from './desk-say.ts';
import type { AnswerInput } from './card-keys.ts';
import type { KeyPress } from './key-press.ts';
import type { ConsoleUi } from './ui.ts';

export const PANELS = ['help', 'seats', 'cards', 'points', 'pads', 'record', 'proof', 'room', 'hall', 'learn', 'about'] as const;
export type Panel = (typeof PANELS)[number];

/** Where setup opens after a game: at the shelf, with the people who sit there, at their names, or with those whom the hall has seated. */
export type SetUpFrom = 'shelf' | 'people' | 'offer';

/** A card's name, or an answer to question `id`, that the host would not take at once: the same again confirms it. */
export interface Confirmation {
  readonly id: number;
  readonly card: string;
}

/** An input for a question that has not come yet: a key, whose meaning depends on the question, or what a button said. */
export type Buffered =
  | { readonly kind: 'key'; readonly press: KeyPress }
  | { readonly kind: 'button'; readonly input: AnswerInput; readonly label: string };

/** A word to the dealer until the next key, or until it has been read. */
export type Toast =
  | { readonly type: 'refusal'; readonly refusal: Refusal }
  /** The key means nothing to what is asked; `keys` do. */
  | { readonly type: 'unused'; readonly key: string; readonly keys: string }
  /** What Backspace has taken back, in words. */
  | { readonly type: 'took back'; readonly said: string }
  /** Nothing has been typed that Backspace could take back. */
  | { readonly type: 'nothing typed' }
  /** Dice typed before they were asked for: none of them counts. */
  | { readonly type: 'typed early' }
  /** The host has outlived an error; it stays until the next key. */
  | { readonly type: 'fault' };

/** What keys and buttons act on: the view, the game's part of the console, and what the dealer's screen knows beside them. */
export interface Desk {
  readonly view: ConsoleView;
  readonly ui: ConsoleUi;
  readonly language: Language;
  readonly say: DeskSay;
  /** Host time, ms since 1970. */
  readonly now: number;
  /** The phase has just changed by itself under the dealer's thumb: the big button and Space still skip what has ended. */
  readonly settling: boolean;
  /** A game is being set up. */
  readonly inSetup: boolean;
  readonly panel: Panel | undefined;
  /** The part of a card's name, or of a pile's count, typed so far. */
  readonly written: string;
  /** Cards passed over, or whose name is on its way to the host. */
  readonly passed: Pick<ReadonlySet<number>, 'has'>;
  /** Players whose pile is left uncounted when the game is over. */
  readonly uncounted: Pick<ReadonlySet<PlayerId>, 'has'>;
  readonly confirmation: Confirmation | undefined;
  /** How many dice are typed, counting digits on their way to the host; undefined where the view has them all. */
  readonly typedTo: number | undefined;
  /** An answer to a question is on its way to the host. */
  readonly awaiting: boolean;
  /** Inputs for the questions after it, in order. */
  readonly waiting: readonly Buffered[];
  /** Digits came before real dice were asked for, so no digit is a die until Backspace. */
  readonly typedEarly: boolean;
  /** The next digit is the face of the stalled seat. */
  readonly byHand: boolean;
  /** In how many places of the open panel something is entered and not given. */
  readonly entered: number;
  /** Esc was pressed once in an opening, or over something entered; once more calls it off, or drops it. */
  readonly callingOff: boolean;
  /** New ports up to this number are not offered again while a game runs. */
  readonly portsPassed: number;
  /** The key that is read was pressed on a button: Enter is the button's. */
  readonly onControl: boolean;
}

/** What a key or a button does: the same for both. */
export type Action =
  /** `naming` is the card, or the question, that the command names. */
  | { readonly kind: 'command'; readonly command: ConsoleCommand; readonly naming?: Confirmation }
  /** A seat's key in the browser shell: it goes up and is forgotten (Secrecy 2). */
  | { readonly kind: 'press'; readonly code: string }
  /** The desk's own key, without effect now: the browser must not use it either. */
  | { readonly kind: 'held' }
  /** Not the desk's key. */
  | { readonly kind: 'none' }
  | DeskChange;

/** An action that changes only the dealer's own screen, or what is heard. */
export type DeskChange =
  | { readonly kind: 'panel'; readonly panel: Panel | undefined }
  | { readonly kind: 'view' }
  /** Asks the host for what is no deed of the dealer's: what stands on the desk stays. */
  | { readonly kind: 'ask'; readonly command: ConsoleCommand }
  | { readonly kind: 'write'; readonly written: string }
  /** What is in the input buffer from now on. */
  | { readonly kind: 'buffer'; readonly waiting: readonly Buffered[] }
  /** These cards stay without a name. */
  | { readonly kind: 'pass'; readonly ids: readonly number[] }
  | { readonly kind: 'passPile'; readonly player: PlayerId }
  | { readonly kind: 'say'; readonly toast: Toast }
  /** Undoes a step, and says what it was. */
  | { readonly kind: 'takeBack'; readonly step: HistoryStep }
  | { readonly kind: 'typedEarly'; readonly on: boolean }
  | { readonly kind: 'byHand'; readonly on: boolean }
  | { readonly kind: 'callingOff'; readonly on: boolean }
  | { readonly kind: 'setUp'; readonly from: SetUpFrom };

export const HELD: Action = { kind: 'held' };
export const NONE: Action = { kind: 'none' };

export function command(value: ConsoleCommand): Action {
  return { kind: 'command', command: value };
}

/** As the action of this kind. */
export function ask(value: ConsoleCommand): Action {
  return { kind: 'ask', command: value };
}

export function refused(code: HostRefusalCode, params: Refusal['params'] = {}): Action {
  return { kind: 'say', toast: { type: 'refusal', refusal: { code, params } } };
}

/** The refusal of what must wait until the round has come to rest. */
export function refusedUnderWay({ table: { game } }: ConsoleView): Action {
  return refused('round under way', game === undefined ? {} : { phase: game.course.phase });
}
