import '../app/games.ts';
import * as v from 'valibot';
import { jobSchema, work } from './night-file/job.ts';

/** A process that reads one file, so that a file of any kind can neither delay nor end the running referee. */
process.parentPort.once('message', ({ data }) => {
  void work(v.parse(jobSchema, data)).then((result) => process.parentPort.postMessage(result));
});
