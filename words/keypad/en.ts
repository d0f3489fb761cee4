import type { Worded } from '../language.ts';

/** What is said while the keys of a ready-made keypad are learned. It never names a key that was pressed. */
export const KEYPAD_EN = {
  title: (name: string) => `${name}: learn a USB keypad`,
  /** `face` as on the buttons of a pad. */
  press: (face: string) => `Press the key for: ${face}`,
  learnedSoFar: (learned: number, of: number) => `${learned} of ${of} keys learned`,
  hint: 'Press each key by itself. The screen never shows which key it was.',
  /** The system takes some keys before any program is given them. */
  nothing: 'Nothing happens? Then the computer uses that key itself. Press another one.',
  /** Why what was pressed last was not learned. */
  unlearned: {
    unfit: 'The dealer or the computer needs that key. Use keys of the number block (not NumLock), or set the keypad to F13–F24.',
    several:
      'Several different keys arrived at once. Press one key by itself; if one key of the keypad sends several, change its setting.',
    twice: 'You have given this keypad that key already. Press another one.',
    taken: (name: string) =>
      `${name} has that key already. Two keypads of one kind send the same keys, so they cannot be told apart. Use a keypad with other keys, one that can be set to F13–F24, a phone or a pad.`,
  },
  /** Esc. */
  cancel: 'Stop, change nothing',
  learned: 'Six keys learned',
  again: 'Learn the keys again',
};
export type KeypadWords = Worded<typeof KEYPAD_EN>;
