import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';

/**
 * How a row of the standings goes from one place to another: past those whom it has overtaken, and without a way where
 * the rows are laid out anew in more or fewer columns, for nobody has moved there and rows would cross in mid-air.
 */
export function passing(row: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const { from, to } = places;
  // Parts of a pixel are the zoom's.
  return Math.abs(from.width - to.width) < 1 ? flip(row, places, params) : { duration: 0 };
}
