import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';

/**
 * Moves a row of the standings past the rows that it has overtaken. If the number of columns changes, rows jump: no player
 * has moved, and the rows would cross.
 */
export function passing(row: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const { from, to } = places;
  // Parts of a pixel are the zoom's.
  return Math.abs(from.width - to.width) < 1 ? flip(row, places, params) : { duration: 0 };
}
