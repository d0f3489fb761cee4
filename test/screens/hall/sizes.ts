import type { Size } from '../table-shots.ts';

/** Windows that the hall board is judged in: screens of a hall, a laptop, and a phone held upright. */
export const BOARD_SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 3840, height: 2160 },
  { width: 390, height: 844 },
];

/** Windows that the organiser's page is judged in. */
export const ORGANISER_SIZES: readonly Size[] = [
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
];
