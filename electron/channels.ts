import type { Onlooker } from '../host/contract/live.ts';

export const CHANNELS = {
  /** Up: the page is ready; views and `alive` follow. */
  watch: 'referee:watch',
  /** Up: the page wants no more. */
  leave: 'referee:leave',
  /** Down: one `DownMessage`. */
  down: 'referee:down',
  /** Up: a `DownMessage` has been read; the next view may follow. */
  seen: 'referee:seen',
  /** Up, with an answer; only the console's window has it. */
  command: 'referee:command',
} as const;

/** The argument by which a preload knows its window. */
export function windowArgument(who: Onlooker): string {
  return `--referee-window=${who}`;
}
