/** ms to read one letter: what stands on a screen for a while stays as long as it has letters. */
export const LETTER_MS = 60;

/** Letters that can be spoken within four seconds. */
export const SPOKEN_LONGEST = 56;
