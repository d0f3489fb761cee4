/** Letters that can be spoken within four seconds. */
export const SPOKEN_LONGEST = 56;
