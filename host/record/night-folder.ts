import type { NightTrouble } from '../contract/night.ts';
import type { AttemptCounter } from './attempts.ts';
import type { NightRecord } from './line.ts';
import type { ReadRecord } from './reader.ts';

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
  /** What a night holds on the disk, as far as it is good; of an open one, all that has been flushed. Rejects as `open` does where it is not there. */
  read(file: string): Promise<ReadRecord>;
  /** The good part of a damaged night as a night of its own; the damaged file is left as it is. Answers the new file's name. */
  salvage(file: string): Promise<string>;
  /** Moves a night that is not open into the folder `deleted`. Answers the path at which it lies. */
  remove(file: string): Promise<string>;
  /** Moves a deleted night back. Answers its name within the folder, which is another one where the old has been taken. */
  restore(file: string): Promise<string>;
  /** Writes a file of this name, or the next free one, into the folder `exports`. Answers its path. */
  exportAs(name: string, content: string): Promise<string>;
  /** The night begun last, by headers alone; undefined where there is none. */
  newest(): Promise<string | undefined>;
  /** Keeps which night is open, empty for one without a file. Rejects with the system's error code. */
  keepOpen(file: string): Promise<void>;
  /** The night that was open last, empty where it had no file yet; the one begun last where nothing was kept. */
  lastOpen(): Promise<string | undefined>;
  list(): Promise<NightList>;
  /** Writes something beside the nights and takes it away again. Rejects with the system's error code while the disk takes nothing. */
  probe(): Promise<void>;
  /** Closes the nights still open and lets another host in. */
  close(): Promise<void>;
}

export interface OpenedNight {
  readonly night: NightRecord;
  /** The file that keeps the torn last line, where there was one. */
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
  /** ms since 1970; where the file does not say, when it was last written to. */
  readonly startedAt: number;
  readonly name?: string;
  /** Games begun and not undone, as far as the file is good. */
  readonly games: number;
  readonly trouble?: NightTrouble;
}
