import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that the bundler made. */
type Made =
  | { readonly type: 'chunk'; readonly fileName: string; readonly code: string }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array };

/** A program that was started a moment ago may still load its own files, ms. */
const KEPT_MS = 60 * 60_000;

/**
 * Writes a compiled program so that it can be run, and compiled by another process, at any moment: each file appears as a
 * whole, those of other contents have other names, and `last`, by which the program is judged to be new, is written last.
 */
export function writeCompiled(folder: string, files: readonly Made[], last: string): void {
  mkdirSync(folder, { recursive: true });
  const inOrder = [...files].sort((a, b) => Number(a.fileName === last) - Number(b.fileName === last));
  for (const file of inOrder) {
    const beside = join(folder, `.${file.fileName}.${process.pid}`);
    writeFileSync(beside, file.type === 'chunk' ? file.code : file.source);
    renameSync(beside, join(folder, file.fileName));
  }
  removeCompiled(folder, Date.now() - KEPT_MS);
}

/** Removes the files of a compiled program that were last written before this time, ms since 1970. */
export function removeCompiled(folder: string, before: number): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? before;
    if (written < before) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Puts a folder in the place of another, whole: a server never finds half of it. Other processes may do the same at the same
 * moment; then the last one's stays. Throws what the system says if the folder cannot be moved.
 */
export function replaceFolder(made: string, folder: string): void {
  const before = `${made}-before`;
  for (let left = 5; ; left -= 1) {
    try {
      if (existsSync(folder)) renameSync(folder, before);
      renameSync(made, folder);
      break;
    } catch (error) {
      // Another process may have moved the folder, or put its own there, in between.
      if (left === 0) throw error;
      rmSync(before, { recursive: true, force: true });
    }
  }
  rmSync(before, { recursive: true, force: true });
}
