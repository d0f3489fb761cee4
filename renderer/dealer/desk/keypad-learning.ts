import { isKeypadKey, KEYPAD_FACES } from '../../../host/contract/keypad.ts';
import { keyMeant } from '../../../host/contract/keys.ts';
import type { PadFace } from '../../../host/contract/pads.ts';
import type { SeatInput } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** In the order in which keys are asked for: the upper row of a pad from the left, then the lower one. */
export const FACES_ASKED = [5, 6, 4, 2, 1, 3] as const satisfies readonly PadFace[];

/** Why what was pressed last was not learned. It never says which key it was. */
export type Unlearned =
  | { readonly why: 'unfit' | 'several' | 'twice' }
  /** The key is that of another seat. */
  | { readonly why: 'taken'; readonly seat: Seat };

/** The keys of a keypad as far as they are learned, in the order of `FACES_ASKED`. */
export interface Learning {
  readonly learned: readonly string[];
  /** Keys that went down since it was quiet: one key of a keypad may send several. */
  readonly burst: readonly string[];
  readonly unlearned?: Unlearned;
}

export const NOTHING_LEARNED: Learning = { learned: [], burst: [] };

const MODIFIER = /^(Shift|Control|Alt|Meta)(Left|Right)$/;

/** A key has gone down. Keys that are only held with others count for nothing, as F13 is F13 with or without Shift. */
export function heard({ learned, burst, unlearned }: Learning, code: string): Learning {
  if (MODIFIER.test(code)) return { learned, burst, ...(unlearned && { unlearned }) };
  return { learned, burst: [...burst, code] };
}

/** It is quiet: what was pressed is learned for the face that is asked for, or it is said why not. */
export function settled({ learned, burst }: Learning, others: readonly SeatInput[]): Learning {
  const [code, ...more] = sentBy(burst);
  if (code === undefined) return { learned, burst: [] };
  const unlearned = more.length > 0 ? ({ why: 'several' } as const) : whyNot(code, learned, others);
  return unlearned === undefined ? { learned: [...learned, code], burst: [] } : { learned, burst: [], unlearned };
}

/** Some keypads send NumLock before and after each key, and a key such as 00 sends one key twice. */
function sentBy(burst: readonly string[]): readonly string[] {
  const keys = [...new Set(burst)];
  return keys.length > 1 ? keys.filter((code) => code !== 'NumLock') : keys;
}

function whyNot(code: string, learned: readonly string[], others: readonly SeatInput[]): Unlearned | undefined {
  if (!isKeypadKey(code)) return { why: 'unfit' };
  if (learned.includes(code)) return { why: 'twice' };
  const seat = keyMeant(others, code)?.seat;
  return seat === undefined ? undefined : { why: 'taken', seat };
}

/** The keys from face 1 to face 6; undefined until all are learned. */
export function keysLearned({ learned }: Learning): readonly string[] | undefined {
  const keys = KEYPAD_FACES.flatMap((face) => learned[FACES_ASKED.indexOf(face)] ?? []);
  return keys.length === KEYPAD_FACES.length ? keys : undefined;
}
