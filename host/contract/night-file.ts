import * as v from 'valibot';
import type { Language } from '../../words/language.ts';
import { languageSchema } from './command.ts';
import { EXPORT_FORMATS, type NightResult, type NightTrouble } from './night.ts';

/** A game of a night, as far as its rounds count. */
export interface GameInFile {
  /** The name of the game in each language. */
  readonly name: Readonly<Record<Language, string>>;
  readonly players: readonly string[];
  readonly rounds: number;
  /** Who won; empty if the game was not played to its end. */
  readonly winners: readonly string[];
}

/** A seal that was closed so late that the opening stalled; `line` as an editor counts, `ms` after the count. */
export interface LateInFile {
  readonly line: number;
  readonly seat: number;
  readonly ms: number;
}

/** What a file that was opened as a night holds. */
export type NightInFile =
  | {
      readonly kind: 'night';
      /** ms since 1970. */
      readonly startedAt: number;
      readonly name?: string;
      readonly games: readonly GameInFile[];
      readonly verdict: Extract<NightResult, { readonly kind: 'verified' }>;
      readonly late: readonly LateInFile[];
    }
  /** Nothing in it can be read as a night; `damaged` means its first line. */
  | { readonly kind: 'no night'; readonly trouble: NightTrouble }
  | { readonly kind: 'gone' }
  /** Reading it failed or took too long, in a process of its own. */
  | { readonly kind: 'gave up' };

/** What the window of a night's file shows. */
export interface NightFileView {
  /** The file's own name, without its folder. */
  readonly file: string;
  readonly path: string;
  /** Undefined while it is read. */
  readonly found?: NightInFile;
  /** The running referee writes this file now. */
  readonly isOpen: boolean;
  /** What came of the last export. */
  readonly saved?: SavedExport;
}

export type SavedExport =
  | { readonly kind: 'saved'; readonly path: string; readonly rounds: number; readonly from?: number }
  /** The file that was chosen is a night, which no export may replace. */
  | { readonly kind: 'is a night'; readonly path: string }
  /** No dialog may ask where it goes, because it would show what seats press. */
  | { readonly kind: 'seats at keys' }
  /** The system's code. */
  | { readonly kind: 'failed'; readonly code: string };

/** What the window may ask. */
export const nightFileRequestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('readAgain') }),
  /** Asks for a place in a dialog, and writes the export there. */
  v.strictObject({ type: v.literal('export'), format: v.picklist(EXPORT_FORMATS), language: languageSchema }),
  v.strictObject({ type: v.literal('close') }),
]);
export type NightFileRequest = v.InferOutput<typeof nightFileRequestSchema>;

/** `window.nightFile`, only in the window of a night's file. */
export interface NightFileBridge {
  /** Calls back with the view and each newer one. */
  watch(onView: (view: NightFileView) => void): void;
  ask(request: NightFileRequest): void;
}

declare global {
  interface Window {
    readonly nightFile?: NightFileBridge;
  }
}
