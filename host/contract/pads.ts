/** What was wrong with a damaged frame (PROTOCOL.md, "Frames"). */
export type BadFrame = 'crc' | 'syntax' | 'unknown' | 'overrun';

/** Counts, up to 999,999, of a pad's line. They rest while an attempt runs in the pad, to reveal no presses (Secrecy 3). */
export interface LineView {
  readonly good: number;
  readonly bad: Readonly<Record<BadFrame, number>>;
  readonly retries: number;
  readonly resets: number;
  /** When the last answer arrived, ms since 1970. */
  readonly heardAt?: number;
  /** From a ping to its answer, whole ms. */
  readonly pingMs?: number;
}

/** What is known of a pad that has been heard. */
export interface PadDetails {
  /** The path at which it plays; undefined while it is lost. */
  readonly port?: string;
  readonly firmware: string;
  readonly line: LineView;
}

export type PadFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A press on a pad that listens for one, without the button. `n` counts from 1. */
export interface PressHeard {
  readonly n: number;
  readonly pad: string;
}

/** How far a pad has come in the preflight, of which the dealer knows that it shows faces. */
export interface PreflightPad {
  readonly pad: string;
  /** Faces that were sealed, opened and fit their commitment, ascending. */
  readonly faces: readonly PadFace[];
  /** Two buttons together have halted. */
  readonly halted: boolean;
  /** It opened another face than it had sealed. */
  readonly lied: boolean;
}

/** Pads that are tried out while no round needs them; it ends when a round starts. */
export type PracticeView =
  | {
      readonly kind: 'pairing';
      /** Armed pads that wait for any button. */
      readonly listening: readonly string[];
      /** Oldest first. */
      readonly presses: readonly PressHeard[];
    }
  | {
      readonly kind: 'preflight';
      /** False once it is over and the dealer reads the results. */
      readonly running: boolean;
      readonly pads: readonly PreflightPad[];
    };

/** What the LEDs of a pad say; PROTOCOL.md, "LEDs". */
export type PadLight =
  | 'dark'
  | 'choose'
  | 'nudged'
  | 'ready'
  | 'halted'
  | 'identify'
  | 'nothing'
  | 'took'
  | 'blocked'
  | 'out'
  | 'back';

/** The pad on the screen, for people who have none. Only for practice, since everybody sees what is pressed on it. */
export interface PracticePadView {
  readonly id: string;
  readonly plugged: boolean;
  readonly light: PadLight;
}
