import type { Onlooker } from '../host/contract/live.ts';

/** What main and preload call each other's messages. */
export const CHANNELS = {
  /** Up: the page looks on from now; views and `alive` follow. */
  watch: 'referee:watch',
  /** Up: the page looks away. */
  leave: 'referee:leave',
  /** Down: one `DownMessage`. */
  down: 'referee:down',
  /** Up: a `DownMessage` has been read; the next view may follow. */
  seen: 'referee:seen',
  /** Up, with an answer; only the console's window has it. */
  command: 'referee:command',
} as const;

/** How a preload is told whose window it is in. */
export function windowArgument(who: Onlooker): string {
  return `--referee-window=${who}`;
}
