import type { NightView } from '../contract/night.ts';
import type { AttemptCounter } from './attempts.ts';
import type { Entry, Line } from './line.ts';
import type { ReadRecord, TakeLine } from './reader.ts';

/** The folder of all nights, held by this host alone until it is closed. */
export interface NightFolder {
  readonly folder: string;
  /** Attempt numbers for every night in this folder. */
  readonly attempts: AttemptCounter;
  /** A new night, its header flushed. `at` in ms since 1970. Rejects with the system's error code. */
  create(at: number): Promise<NightRecord>;
  /**
   * Opens a night by its file name; `take` is given its lines. A torn last line is kept in another file. Rejects with
   * `RecordRefused` if it is missing, damaged before its last line, or newer than this host.
   */
  open(file: string, take?: TakeLine): Promise<NightRecord>;
  /** Reads a night as far as it is good; of an open night, everything flushed so far. Rejects like `open` if it is missing. */
  read(file: string): Promise<ReadRecord>;
  /** Copies the good part of a damaged night into a new night and returns its file name. */
  salvage(file: string): Promise<string>;
  /** Moves a night that is not open into the folder `deleted`. Returns its new path. */
  remove(file: string): Promise<string>;
  /** Moves a deleted night back. Returns its file name, a new one if the old one is taken. */
  restore(file: string): Promise<string>;
  /** Writes a file of this name, or the next free one, into the folder `exports`. Returns its path. */
  exportAs(name: string, content: string): Promise<string>;
  /** Remembers which night is open, empty for one without a file. Rejects with the system's error code. */
  keepOpen(file: string): Promise<void>;
  /** The night that was open last, empty if it had no file; otherwise the one begun last, by its header. Undefined if none. */
  lastOpen(): Promise<string | undefined>;
  list(): Promise<NightList>;
  /** Writes and removes a file, to find out whether the disk accepts writes. Rejects with the system's error code. */
  probe(): Promise<void>;
  /** Closes the nights still open and lets another host in. */
  close(): Promise<void>;
}

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

/** Oldest first. */
export interface NightList {
  readonly nights: readonly NightSummary[];
  readonly deleted: readonly NightSummary[];
}

export type NightSummary = Omit<NightView, 'current'>;
