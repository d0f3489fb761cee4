/** Frames that came damaged, by what was wrong with them (PROTOCOL.md, "Frames"). */
export const BAD_FRAMES = ['crc', 'syntax', 'unknown', 'overrun'] as const;
export type BadFrame = (typeof BAD_FRAMES)[number];

/**
 * What a pad's line has come to since its pad was first heard. Nothing is counted while an attempt runs in the pad: what
 * its line carries then would tell of presses (Secrecy 3). Counts end at 999,999.
 */
export interface LineView {
  readonly good: number;
  readonly bad: Readonly<Record<BadFrame, number>>;
  readonly retries: number;
  readonly resets: number;
  /** When a whole answer came last, ms since 1970. */
  readonly heardAt?: number;
  /** From a ping to its answer, whole ms. */
  readonly pingMs?: number;
}

/** What is known of a pad beside that it is there. */
export interface PadDetails {
  /** The path at which it plays; undefined while it is lost. */
  readonly port?: string;
  readonly firmware: string;
  readonly line: LineView;
}

export type PadFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A press on a pad that listens for one: which pad, and nothing of which button. `n` counts from 1. */
export interface PressHeard {
  readonly n: number;
  readonly pad: string;
}

/** How far a pad has come in the preflight. The dealer has been told that its faces are shown. */
export interface PreflightPad {
  readonly pad: string;
  /** Faces that were sealed, opened and fit their commitment, ascending. */
  readonly faces: readonly PadFace[];
  /** Two buttons together have halted. */
  readonly halted: boolean;
  /** It opened another face than it had sealed. */
  readonly lied: boolean;
}

/** Pads tried out while no round needs them; over when a round starts. */
export type PracticeView =
  | {
      readonly kind: 'pairing';
      /** Pads that are armed and wait for any button. */
      readonly listening: readonly string[];
      /** The last presses, oldest first. */
      readonly presses: readonly PressHeard[];
    }
  | {
      readonly kind: 'preflight';
      /** Over, the dealer reads what came of it. */
      readonly running: boolean;
      readonly pads: readonly PreflightPad[];
    };

/** What the LEDs of a pad say; PROTOCOL.md, "LEDs". */
export type PadLight =
  'dark' | 'choose' | 'nudged' | 'ready' | 'halted' | 'identify' | 'nothing' | 'took' | 'blocked' | 'out' | 'back';

/** The pad on the screen: for who has none, and for practice only, since everybody sees what is pressed on it. */
export interface PracticePadView {
  readonly id: string;
  readonly plugged: boolean;
  readonly light: PadLight;
}
