import { exportNight } from '../../host/export/night.ts';
import { toldNight } from '../../host/export/told-night.ts';
import { EXPORT_FORMATS } from '../../host/contract/night.ts';
import { LANGUAGES } from '../../words/language.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

export interface ExportOptions {
  readonly format: string;
  /** Of `text`. */
  readonly language: string;
}

/** `referee export FILE`: the rounds that count, as far as the record is good; what is not good is said and exits with 1. */
export async function exportFile(io: Io, path: string, options: ExportOptions): Promise<ExitCode> {
  const format = oneOf(EXPORT_FORMATS, '--format', options.format);
  const language = oneOf(LANGUAGES, '--language', options.language);
  const told = toldNight(await readFileArgument(path));
  await io.out(exportNight(format, told, language));
  if (told.fault === undefined) return 0;
  io.say(`${path}: ${told.fault.message}; what stands before it was exported`);
  return 1;
}

function oneOf<Known extends string>(all: readonly Known[], option: string, given: string): Known {
  const known = all.find((one) => one === given);
  if (known === undefined) throw new Unusable(`${option}: ${given} is none of ${all.join(', ')}`);
  return known;
}
