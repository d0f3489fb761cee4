import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { HostRefusalCode } from '../../../host/contract/refusal.ts';
import type { RoomSound } from '../../../host/contract/view.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { KeyPress } from './key-press.ts';

export const PANELS = ['help', 'seats', 'cards', 'points', 'pads', 'record', 'proof', 'room', 'learn'] as const;
export type Panel = (typeof PANELS)[number];

/** Where setup opens after a game: at the shelf, with the people who sit there, or at their names. */
export type SetUpFrom = 'shelf' | 'people';

/** A card's name, or an answer to question `id`, that the host would not take at once: the same again confirms it. */
export interface Confirmation {
  readonly id: number;
  readonly card: string;
}

/** What the dealer's screen knows beside the view. Nothing of it is the table's truth. */
export interface Desk {
  /** Host time, ms since 1970. */
  readonly now: number;
  /** Until then Space means nothing, because the phase has just changed by itself under the dealer's thumb. */
  readonly settlesAt: number;
  readonly panel: Panel | undefined;
  /** The part of a card's name, or of a pile's count, typed so far. */
  readonly written: string;
  /** Cards passed over, or whose name is on its way to the host. */
  readonly passed: Pick<ReadonlySet<number>, 'has'>;
  /** Whose pile is left uncounted when the game is over. */
  readonly uncounted: Pick<ReadonlySet<PlayerId>, 'has'>;
  readonly confirmation: Confirmation | undefined;
  /** How many dice are typed, counting digits on their way to the host; undefined where the view has them all. */
  readonly typedTo: number | undefined;
  /** An answer to a question is on its way to the host. */
  readonly awaiting: boolean;
  /** Keys for the questions after it, in order. */
  readonly kept: readonly KeyPress[];
  /** The next digit is the face of the stalled seat. */
  readonly byHand: boolean;
  /** Esc was pressed once in an opening; once more calls it off. */
  readonly callingOff: boolean;
  /** New ports up to this number are not spoken of while a game runs. */
  readonly portsPassed: number;
  /** A button has the focus: Enter is its own. */
  readonly onControl: boolean;
}

/** What a key does on the dealer's own screen. */
export type LocalAction =
  | { readonly type: 'panel'; readonly panel: Panel | undefined }
  | { readonly type: 'view' }
  | { readonly type: 'sound'; readonly sound: RoomSound }
  | { readonly type: 'write'; readonly written: string }
  | { readonly type: 'kept'; readonly kept: readonly KeyPress[] }
  | { readonly type: 'pass'; readonly id: number }
  /** No card is named any more: the piles are counted instead. */
  | { readonly type: 'passNames' }
  | { readonly type: 'passPile'; readonly player: PlayerId }
  | { readonly type: 'unclear'; readonly key: string }
  /** What the host would refuse, said at once. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'byHand'; readonly on: boolean }
  | { readonly type: 'callingOff'; readonly on: boolean }
  | { readonly type: 'nextGame' }
  | { readonly type: 'setUp'; readonly from: SetUpFrom };

export type Action =
  | { readonly type: 'command'; readonly command: ConsoleCommand; readonly naming?: Confirmation }
  /** A seat's key in the browser shell: it goes up and is forgotten (Secrecy 2). */
  | { readonly type: 'press'; readonly code: string }
  | { readonly type: 'local'; readonly local: LocalAction }
  /** The desk's own key, without effect now: the browser must not use it either. */
  | { readonly type: 'held' }
  /** Not the desk's key. */
  | { readonly type: 'none' };

export const HELD: Action = { type: 'held' };
export const NONE: Action = { type: 'none' };

export function command(value: ConsoleCommand): Action {
  return { type: 'command', command: value };
}

export function local(value: LocalAction): Action {
  return { type: 'local', local: value };
}

export function refused(code: HostRefusalCode, params: Refusal['params'] = {}): Action {
  return local({ type: 'refused', refusal: { code, params } });
}
