import type { PadFace } from './pads.ts';

/** What an input of a seat with a learned keypad holds: a physical key for each face, from face 1 to face 6. */
export const KEYPAD_FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly PadFace[];

/**
 * Keys that nobody writes with and no console acts on: the number block, and F13 to F24, which only programmable keypads
 * have. NumLock is none of them: it switches a light.
 */
const KEYPAD_KEY =
  /^(Numpad([0-9]|Add|Subtract|Multiply|Divide|Decimal|Comma|Equal|Enter|Backspace|ParenLeft|ParenRight)|F1[3-9]|F2[0-4])$/;

/** Whether this key, by its physical position (`KeyboardEvent.code`), can be one of a keypad. */
export function isKeypadKey(code: string): boolean {
  return KEYPAD_KEY.test(code);
}
