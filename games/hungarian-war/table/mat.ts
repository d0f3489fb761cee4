import type { Face } from '../rules/types.ts';

/** The faces as they lie on pads and keys, seen from the seat: upper row take, lower row block, from left to right. */
export const MAT: readonly (readonly Face[])[] = [
  [5, 6, 4],
  [2, 1, 3],
];
