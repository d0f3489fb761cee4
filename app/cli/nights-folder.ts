import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { defaultFolder } from '../../host/record/default-folder.ts';
import type { StartOptions } from './options.ts';

/** The folder of the nights, as told or the user's own. */
export function nightsFolder({ nights }: Pick<StartOptions, 'nights'>): string {
  return nights === undefined ? defaultFolder(process.platform, process.env, homedir()) : resolve(nights);
}
