import { keyPressed } from './key-pressed.ts';
import type { KeyPress } from '../key-press.ts';

/** What the keys 1 to 9 and 0 of the upper row write without Shift. */
const ROWS = {
  US: [...'1234567890'],
  'German QWERTZ': [...'1234567890'],
  Hungarian: [...'123456789ö'],
  'French AZERTY': [...'&é"\'(-è_çà'],
  Czech: [...'+ěščřžýáíé'],
} as const;
/** What the numpad's keys 0 to 9 do without Num Lock. */
const NUMPAD = ['Insert', 'End', 'ArrowDown', 'PageDown', 'ArrowLeft', 'Clear', 'ArrowRight', 'Home', 'ArrowUp', 'PageUp'];

/** How keyboards give a digit, by their names: the press of the key that people take for it. */
export const LAYOUTS: readonly (readonly [string, (digit: number) => KeyPress])[] = [
  ...Object.entries(ROWS).map(([name, row]): (typeof LAYOUTS)[number] => {
    const inRow = (digit: number) => ({ ...keyPressed(`Digit${digit}`), key: row[(digit + 9) % 10] ?? '' });
    // The Hungarian 0 stands left of the 1.
    return [name, (digit) => (name === 'Hungarian' && digit === 0 ? { ...keyPressed('Backquote'), key: '0' } : inRow(digit))];
  }),
  ['numpad without Num Lock', (digit) => ({ ...keyPressed(`Numpad${digit}`), key: NUMPAD[digit] ?? '' })],
];
