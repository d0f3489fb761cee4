/** How our commands end: all well, something refused, unusable arguments. */
export const EXIT = { well: 0, refused: 1, unusable: 2 } as const;

/** How the desktop shell says that it refused, which is not how Electron ends when it cannot run (1, or a signal). */
export const SHELL_REFUSED = 10;

/** Asked to end a second time, it waits for nothing: 128 and the number of SIGINT, as shells say it. */
export const INTERRUPTED = 130;
