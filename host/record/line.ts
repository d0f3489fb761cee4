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

/** One accepted command with all its events. Of a reveal also the outcome as it was shown, and the proof. */
export interface StepLine {
  readonly kind: 'step';
  readonly rulebook: RulebookId;
  readonly command: unknown;
  readonly events: readonly unknown[];
  /** For readers and for `verify`, never a source. */
  readonly shown?: unknown;
  /** The nonces of the opened seals, by seat; null for real dice and "no die". */
  readonly proof?: { readonly attempt: number; readonly nonces: readonly (string | null)[] };
  /** Of a reveal: the seats of real dice in the order typed, so that an undo returns to the typing. */
  readonly typed?: readonly Seat[];
}

/** A step undone or redone: `step` is the number of its line. */
export interface TurnLine {
  readonly kind: 'undo' | 'redo';
  readonly step: number;
}

/** All seals of an attempt at T, before any face is asked for. No event, no step of undo. */
export interface CommitmentsLine {
  readonly kind: 'commitments';
  readonly attempt: number;
  readonly seals: readonly {
    readonly seat: Seat;
    readonly kind: 'pad' | 'keys' | 'bot';
    readonly by: string;
    /** Where the seat's input changed after the others had been armed: the number it was armed with alone. */
    readonly attempt?: number;
    readonly hostNonce: string;
    readonly commitment: string;
    /** ms from T until the close was answered; nights begun in format 1 hold none. */
    readonly answered?: number;
  }[];
}

/** How the table is run: what a restart needs and no rulebook knows. No event, no step of undo. */
export interface SettingsLine {
  readonly kind: 'settings';
  readonly inputs: readonly SeatInput[];
  readonly dealer: Seat;
  readonly choices: RoundChoices;
}

/** What people call this night; an empty name takes the one before away. No event, no step of undo. */
export interface NamedLine {
  readonly kind: 'named';
  readonly name: string;
}

export type Entry = StepLine | TurnLine | CommitmentsLine | SettingsLine | NamedLine;

/** A line as it stands in the file: its number (the header is 0), its time, and SHA-256 over itself without `hash` and the hash before. */
export type Chained<Content> = Content & { readonly n: number; readonly at: string; readonly hash: string };

export type Line = Chained<Entry>;

/** An open night. Only one host holds it. */
export interface NightRecord {
  readonly file: string;
  readonly startedAt: string;
  /** What the file held when it was opened. */
  readonly read: readonly Line[];
  /**
   * Appends, checks the written length and flushes; only then resolves, with the line and the milliseconds the flush
   * took. Appends happen in call order. Rejects with the system's error code (`ENOSPC`, `EIO` …); nothing of a failed
   * line stays in the file, and the same entry may be appended again.
   */
  append(entry: Entry, at: number): Promise<{ readonly line: Line; readonly flushMs: number }>;
  close(): Promise<void>;
}
