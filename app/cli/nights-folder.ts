import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import type { StartOptions } from './options.ts';

const APP = 'hungarian-war-referee';

/** The folder that the options name, or else `nights` in the user's data directory. */
export function nightsFolder({ nights }: Pick<StartOptions, 'nights'>): string {
  if (nights !== undefined) return resolve(nights);
  const { data } = envPaths(APP, { suffix: '' });
  // A relative XDG_DATA_HOME is invalid and counts as unset (XDG Base Directory Specification).
  if (!isAbsolute(data)) return join(homedir(), '.local', 'share', APP, 'nights');
  // On Windows env-paths adds a folder of its own, where no earlier version kept its nights.
  return join(process.platform === 'win32' ? dirname(data) : data, 'nights');
}
