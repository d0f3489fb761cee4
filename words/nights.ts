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
  /** How many seals of pads fit their faces, and how many that the host made itself. */
  readonly sound: (games: number, rounds: number, ofPads: number, ofHost: number) => string;
  /** What a sound record does not show, with the fingerprint of its last line. */
  readonly head: (fingerprint: string) => string;
  /** Faces that no seal stands behind. */
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

/** What stands behind the faces of a round, for those who were there and for those who were not. */
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
  /** The seal of a pad, and one that the host made itself, which binds nobody against the host. */
  readonly holds: Readonly<Record<'pad' | 'host', string>>;
  readonly fails: string;
  readonly fingerprint: (fingerprint: string) => string;
  /** What a fingerprint is for, and what to do with the line for a shell that follows. */
  readonly held: string;
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
