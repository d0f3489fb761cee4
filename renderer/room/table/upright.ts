import { MediaQuery } from 'svelte/reactivity';

/** A window much higher than wide, such as a phone's: what stands beside the map on a wide screen stands below it. */
export const upright = new MediaQuery('max-aspect-ratio: 4/5');

/** What such a window is wide, in rem, so that 2.75rem are 16 pixels on a phone of 390: the widest map and a rim. `table.css` has it too. */
export const UPRIGHT_WIDTH = 67;
