import type { RoundChoices, SeatInput } from '../contract/view.ts';
import type { RulebookId } from '../../rulebook/rulebooks.ts';
import type { Seat } from '../../rulebook/seat.ts';

export const RECORD_FORMAT = 2;

/** The first line of a night's file. Times are ISO 8601 in UTC; `hash` as in `Chained`. */
export interface Header {
  readonly record: 'hungarian-war-referee';
  readonly format: number;
  readonly app: string;
  readonly startedAt: string;
}

/** One accepted command with all its events; for a reveal also the outcome as it was shown, and the proof. */
export interface StepLine {
  readonly kind: 'step';
  readonly rulebook: RulebookId;
  readonly command: unknown;
  readonly events: readonly unknown[];
  /** For people and for `verify`; the fold never reads it. */
  readonly shown?: unknown;
  /** The nonces of the opened seals, by seat; null for real dice and "no die". */
  readonly proof?: { readonly attempt: number; readonly nonces: readonly (string | null)[] };
  /** For a reveal: the seats of real dice in the order typed, so that an undo can return to the typing. */
  readonly typed?: readonly Seat[];
}

/** A step undone or redone: `step` is the number of its line. */
export interface TurnLine {
  readonly kind: 'undo' | 'redo';
  readonly step: number;
}

/** All seals of an attempt, written at T before any face is asked for. Not an event and not undoable. */
export interface CommitmentsLine {
  readonly kind: 'commitments';
  readonly attempt: number;
  readonly seals: readonly {
    readonly seat: Seat;
    readonly kind: 'pad' | 'keys' | 'bot';
    readonly by: string;
    /** The seat's own attempt number, if its input changed after the others had been armed. */
    readonly attempt?: number;
    readonly hostNonce: string;
    readonly commitment: string;
    /** ms from T until the close was answered; nights begun in format 1 hold none. */
    readonly answered?: number;
  }[];
}

/** How the table is run: what a restart needs and no rulebook knows. Not an event and not undoable. */
export interface SettingsLine {
  readonly kind: 'settings';
  readonly inputs: readonly SeatInput[];
  readonly dealer: Seat;
  readonly choices: RoundChoices;
}

/** The night's name; an empty one removes it. Not an event and not undoable. */
export interface NamedLine {
  readonly kind: 'named';
  readonly name: string;
}

export type Entry = StepLine | TurnLine | CommitmentsLine | SettingsLine | NamedLine;

/** A line as in the file: with its number (the header is 0), its time, and its hash (see `makeLine`). */
export type Chained<Content> = Content & { readonly n: number; readonly at: string; readonly hash: string };

export type Line = Chained<Entry>;

/** An open night. Only one host holds it. */
export interface NightRecord {
  readonly file: string;
  readonly startedAt: string;
  /**
   * Appends, checks the written length and flushes; only then resolves, with the line and the milliseconds the flush
   * took. Appends happen in call order. Rejects with the system's error code (`ENOSPC`, `EIO` …); nothing of a failed
   * line stays in the file, and the same entry may be appended again.
   */
  append(entry: Entry, at: number): Promise<{ readonly line: Line; readonly flushMs: number }>;
  close(): Promise<void>;
}
