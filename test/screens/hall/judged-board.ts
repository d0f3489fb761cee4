import type { Page } from 'playwright-core';
import type { Size } from '../table-shots.ts';
import type { BoardShot } from './board-shots.ts';

/**
 * The hall board is read from ten metres, the table display from six: at the same angle its 64 pixels for names, scores and
 * verdicts are 107, and its 44 for everything else 73.
 */
const FLOORS = { told: 107, rest: 73 } as const;

/** A television cuts off as much of each edge; a phone cuts nothing off. */
const SAFE = 0.05;

/** A phone held upright is read at arm's length: what has 73 pixels at 1080p has 16 where it is 390 wide. */
const PHONE = { width: (390 * FLOORS.rest) / 16 } as const;

/** What is cut off, outside the safe area, on top of each other, or too small on the board that shows this, in words. */
export function judgedBoard(page: Page, { people, view: { metres } }: BoardShot, size: Size): Promise<string[]> {
  const isUpright = size.width / size.height <= 4 / 5;
  const scale = isUpright ? size.width / PHONE.width : Math.min(size.width / 1920, size.height / 1080) * (metres / 10);
  const rules = { people, scale, safe: isUpright ? 0 : SAFE, floors: FLOORS };
  return page.evaluate((given) => window.judge.geometry(given), rules);
}
