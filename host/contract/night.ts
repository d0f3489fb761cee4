/** A row for each seat of each round, an object, or text for people. */
export const EXPORT_FORMATS = ['csv', 'json', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A night of 20,000 rounds of ten seats, in bytes: no larger file is read, and no night grows beyond it. */
export const MOST_NIGHT_BYTES = 64 * 1024 * 1024;

/** Why a file in the folder cannot be continued. Lines count from 1, as in an editor. */
export type NightTrouble =
  /** The lines before this one are good and can be salvaged. */
  | { readonly kind: 'damaged'; readonly line: number }
  /** A newer referee wrote it; in this format, or else a game in it is newer. */
  | { readonly kind: 'newer'; readonly format?: number }
  | { readonly kind: 'foreign' }
  /** Larger than `MOST_NIGHT_BYTES`. */
  | { readonly kind: 'too large' }
  /** The system refuses to read it, with this code (`EACCES` …). */
  | { readonly kind: 'unreadable'; readonly code: string };

/** One file of the folder of nights, or of the folder `deleted` beside it. */
export interface NightView {
  readonly file: string;
  /** When the night began, ms since 1970; if the file does not say, when it was last written. */
  readonly startedAt: number;
  readonly name?: string;
  /** Games begun and not undone, as far as the file is good. */
  readonly games: number;
  readonly trouble?: NightTrouble;
  readonly current: boolean;
}

/** Something in a record that cannot be true. */
export interface NightFault {
  readonly line: number;
  readonly what: 'file' | 'fold' | 'invariant' | 'shown' | 'proof';
  readonly seat?: number;
}

/** The result of the last verification, export, deletion or restoration. */
export type NightResult =
  | {
      readonly kind: 'verified';
      readonly file: string;
      readonly ok: boolean;
      readonly games: number;
      readonly rounds: number;
      readonly fingerprint: string;
      /** Counts of faces: with a commitment that fits, of pads and of the host's own seals; of real dice; given by the dealer. */
      readonly provenByPads: number;
      readonly provenByHost: number;
      readonly typed: number;
      readonly byHand: number;
      /** The first few, in the order of their lines. */
      readonly faults: readonly NightFault[];
      readonly moreFaults: number;
    }
  | {
      readonly kind: 'exported';
      readonly file: string;
      readonly path: string;
      readonly rounds: number;
      /** The first bad line; the lines from there on were not exported. */
      readonly from?: number;
    }
  | { readonly kind: 'deleted'; readonly file: string; readonly path: string }
  | { readonly kind: 'restored'; readonly file: string };
