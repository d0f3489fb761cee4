import * as v from 'valibot';
import { languageSchema } from '../../host/contract/command.ts';
import type { NightInFile } from '../../host/contract/night-file.ts';
import { EXPORT_FORMATS } from '../../host/contract/night.ts';
import { findNight } from './find-night.ts';
import { saveExport, type ExportEnd } from './save-export.ts';

/** What is done with a night's file in a process of its own. */
export const jobSchema = v.variant('type', [
  v.strictObject({ type: v.literal('find'), path: v.string() }),
  v.strictObject({
    type: v.literal('export'),
    path: v.string(),
    target: v.string(),
    format: v.picklist(EXPORT_FORMATS),
    language: languageSchema,
  }),
]);
export type Job = v.InferOutput<typeof jobSchema>;

/** What each kind of job results in. */
export interface Results {
  readonly find: NightInFile;
  readonly export: ExportEnd;
}

export function work(job: Job): Promise<Results[Job['type']]> {
  return job.type === 'find' ? findNight(job.path) : saveExport(job);
}
