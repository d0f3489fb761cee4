/** What a night can be written out as: a row for each seat of each round, an object, or text to be read. */
export const EXPORT_FORMATS = ['csv', 'json', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Why a file of the folder is no night that can be gone on with. Lines count from 1, as an editor shows them. */
export type NightTrouble =
  /** What stands before the line is good and can be salvaged, unless the line is the first. */
  | { readonly kind: 'damaged'; readonly line: number }
  | { readonly kind: 'newer'; readonly format: number }
  /** Not written by a referee. */
  | { readonly kind: 'foreign' }
  /** The system refuses to read it, with its own code (`EACCES` …). */
  | { readonly kind: 'unreadable'; readonly code: string };

/** One file of the folder of nights, or of the folder `deleted` beside it. */
export interface NightView {
  readonly file: string;
  /** When the night began, ms since 1970; where the file does not say, when it was last written to. */
  readonly startedAt: number;
  readonly name?: string;
  /** Games begun and not undone, as far as the file is good. */
  readonly games: number;
  readonly trouble?: NightTrouble;
  readonly current: boolean;
}

/** One thing in a record that cannot be as it says. */
export interface NightFault {
  readonly line: number;
  readonly what: 'file' | 'fold' | 'invariant' | 'shown' | 'proof';
  readonly seat?: number;
}

/** What came of the last verifying, export or deletion. */
export type NightReport =
  | {
      readonly kind: 'verified';
      readonly file: string;
      readonly ok: boolean;
      readonly games: number;
      readonly rounds: number;
      readonly fingerprint: string;
      /** Faces whose commitment is older than their reveal and fits, of pads and of the host's own seals; real dice; faces given by the dealer's hand. */
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
      /** The line from which on the record is not good, and nothing was exported. */
      readonly from?: number;
    }
  | { readonly kind: 'deleted'; readonly file: string; readonly path: string }
  | { readonly kind: 'restored'; readonly file: string };
