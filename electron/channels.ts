import type { Onlooker } from '../host/contract/live.ts';

/** The windows of the program: the two of the table, and one for each night's file. */
export type WindowName = Onlooker | 'nightFile';

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
  /** Up, with an answer: one `DesktopRequest`; only the console's window has it. */
  desktop: 'referee:desktop',
  /** Down: one `MenuChoice`; only to the console's window. */
  menu: 'referee:menu',
  /** Up: the page of a night's file is ready. */
  watchNightFile: 'referee:watch-night-file',
  /** Down: one `NightFileView`. */
  nightFile: 'referee:night-file',
  /** Up: one `NightFileRequest`. */
  askNightFile: 'referee:ask-night-file',
} as const;

/** The argument by which a preload knows its window. */
export function windowArgument(name: WindowName): string {
  return `--referee-window=${name}`;
}
