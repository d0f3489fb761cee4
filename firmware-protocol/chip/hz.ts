/** Cycles a second of the crystal on an Uno or Nano. */
export const HZ = 16_000_000;

export const CYCLES_A_MS = HZ / 1000;
