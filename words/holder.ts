/** Why the referee does not open: another one holds the nights, or nobody can tell whether it still does. */
export interface HolderWords {
  /** It answers at this address of this computer. */
  readonly answers: (url: string, pid: number, folder: string) => string;
  readonly inWindows: (pid: number, folder: string) => string;
  /** Its process runs on this computer, and nothing answers. */
  readonly silent: (pid: number, folder: string) => string;
  /** `since` is a date and a time. */
  readonly unsure: (pid: number, host: string | undefined, since: string, folder: string) => string;
  /** It ended while it was being looked for. */
  readonly gone: (folder: string) => string;

  /** What taking over does. */
  readonly takingOver: string;
  readonly takeOver: string;
  readonly leave: string;
  /** At a terminal, where one key answers. */
  readonly pressKey: (key: string) => string;
  /** Where nobody can press a key. */
  readonly startWith: (option: string) => string;
}
