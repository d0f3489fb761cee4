/** What the dealer reads and presses about nights. Names stand as they are, never with an ending. */
export interface NightsWords {
  readonly title: string;
  readonly begin: string;
  readonly open: string;
  readonly openNow: string;
  readonly games: (games: number) => string;
  /** What else can be done with a night; opens and closes. */
  readonly more: string;
  readonly none: string;
  readonly trouble: {
    readonly damaged: (line: number) => string;
    readonly newer: (format: number) => string;
    readonly foreign: string;
    /** `code` is the system's own word. */
    readonly unreadable: (code: string) => string;
  };
  /** What can be done about each; `headless` where not even the first line is good. */
  readonly remedy: Readonly<Record<'damaged' | 'headless' | 'newer' | 'foreign' | 'unreadable', string>>;
  readonly salvage: string;
  readonly name: string;
  readonly nameHint: string;
  readonly giveName: string;
  readonly verify: string;
  readonly exportAs: Readonly<Record<'csv' | 'json' | 'text', string>>;
  readonly remove: string;
  readonly removeQuestion: (night: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly cannotRemoveOpen: string;
  readonly deletedTitle: string;
  readonly deletedWhere: string;
  readonly restore: string;
  readonly sound: (games: number, rounds: number, proven: number) => string;
  /** Faces that no seal proves. */
  readonly unproven: (typed: number, byHand: number) => string;
  readonly unsound: (faults: number) => string;
  readonly fault: Readonly<Record<'file' | 'fold' | 'invariant' | 'shown' | 'proof', (line: number) => string>>;
  readonly faultOfSeat: (seat: number) => string;
  readonly moreFaults: (faults: number) => string;
  readonly exported: (rounds: number, path: string) => string;
  readonly exportedBefore: (line: number) => string;
  readonly removed: (night: string, path: string) => string;
  readonly restored: (night: string) => string;
}

/** How the faces of a round are proven to those who were there, and to those who were not. */
export interface ProofWords {
  readonly open: string;
  readonly none: string;
  readonly round: (game: number, round: number) => string;
  /** When, and in which line of the record. */
  readonly committed: (line: number, at: string) => string;
  readonly revealed: (line: number, at: string) => string;
  readonly nothingSealed: string;
  readonly unrecorded: string;
  readonly face: (face: number) => string;
  readonly noFace: string;
  readonly holds: string;
  readonly fails: string;
  readonly die: string;
  readonly hand: string;
  readonly handSealed: string;
  readonly noDie: string;
  readonly check: (name: string) => string;
  readonly fields: Readonly<Record<'by' | 'attempt' | 'hostNonce' | 'nonce' | 'commitment' | 'bytes', string>>;
  /** What a seal is, and why it cannot be made afterwards. */
  readonly why: string;
  /** What to do with the line for a shell. */
  readonly how: string;
  readonly elsewhere: string;
  readonly order: string;
}
