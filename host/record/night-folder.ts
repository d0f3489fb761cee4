import type { NightTrouble } from '../contract/night.ts';
import type { AttemptCounter } from './attempts.ts';
import type { NightRecord } from './line.ts';
import type { ReadRecord, TakeLine } from './reader.ts';

/** The folder of all nights, held by this host alone until it is closed. */
export interface NightFolder {
  readonly folder: string;
  /** Attempt numbers for every night in this folder. */
  readonly attempts: AttemptCounter;
  /** A new night, its header flushed. `at` in ms since 1970. Rejects with the system's error code. */
  create(at: number): Promise<NightRecord>;
  /**
   * Opens a night by its file name; `take` is given its lines. Rejects with `RecordRefused` if it is missing, damaged before
   * its last line, or newer than this host.
   */
  open(file: string, take?: TakeLine): Promise<OpenedNight>;
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
  /** The night begun last, found by its header; undefined if there is none. */
  newest(): Promise<string | undefined>;
  /** Remembers which night is open, empty for one without a file. Rejects with the system's error code. */
  keepOpen(file: string): Promise<void>;
  /** The night that was open last, empty if it had no file; otherwise the one begun last. */
  lastOpen(): Promise<string | undefined>;
  list(): Promise<NightList>;
  /** Writes and removes a file, to find out whether the disk accepts writes. Rejects with the system's error code. */
  probe(): Promise<void>;
  /** Closes the nights still open and lets another host in. */
  close(): Promise<void>;
}

export interface OpenedNight {
  readonly night: NightRecord;
  /** The file that keeps the torn last line, if there was one. */
  readonly torn: string | undefined;
}

/** Oldest first. */
export interface NightList {
  readonly nights: readonly NightSummary[];
  readonly deleted: readonly NightSummary[];
}

export interface NightSummary {
  /** The name within the folder. */
  readonly file: string;
  /** ms since 1970; the file's last change if it does not say. */
  readonly startedAt: number;
  readonly name?: string;
  /** Games begun and not undone, as far as the file is good. */
  readonly games: number;
  readonly trouble?: NightTrouble;
}
