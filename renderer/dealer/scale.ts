/** What the console is written for, in pixels, and what it fills once there is more room than that. */
const LEAST = { width: 1024, height: 600 } as const;
const ROOMY = { width: 1280, height: 720 } as const;

/**
 * How large the console is drawn in a window of this size: as written at 1024 by 600, and from 1280 by 720 on it grows
 * with the window, so that it is read at arm's length on any screen. In a smaller window it shrinks and stays whole.
 */
export function scaleFor(width: number, height: number): number {
  const whole = Math.min(1, width / LEAST.width, height / LEAST.height);
  return Math.max(whole, Math.min(width / ROOMY.width, height / ROOMY.height));
}
