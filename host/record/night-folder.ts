import type { AttemptCounter } from './attempts.ts';
import type { NightRecord } from './line.ts';

/** The folder of all nights, held by this host alone until it is closed. */
export interface NightFolder {
  readonly folder: string;
  /** Attempt numbers for every night in this folder. */
  readonly attempts: AttemptCounter;
  /** A new night, its header flushed. `at` in ms since 1970. Rejects with the system's error code. */
  create(at: number): Promise<NightRecord>;
  /**
   * Opens a night by its file name within the folder. Rejects with `RecordRefused` where it is not there, damaged
   * before its last line, or newer than this host.
   */
  open(file: string): Promise<OpenedNight>;
  /** The good part of a damaged night as a night of its own; the damaged file is left as it is. Answers the new file's name. */
  salvage(file: string): Promise<string>;
  /** The night begun last, by headers alone; undefined where there is none. */
  newest(): Promise<string | undefined>;
  /** Oldest first. */
  list(): Promise<readonly NightSummary[]>;
  /** Closes the nights still open and lets another host in. */
  close(): Promise<void>;
}

export interface OpenedNight {
  readonly night: NightRecord;
  /** The file that keeps the torn last line, where there was one. */
  readonly torn: string | undefined;
}

export interface NightSummary {
  /** The name within the folder. */
  readonly file: string;
  /** ms since 1970. */
  readonly startedAt: number;
  /** Games begun, as far as the file is good. */
  readonly games: number;
  /** Lines count from 1, as an editor shows them. */
  readonly damagedLine?: number;
}
