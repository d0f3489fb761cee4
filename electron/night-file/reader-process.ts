import { join } from 'node:path';
import { utilityProcess } from 'electron';
import type { Job, Results } from './job.ts';

/** No night takes longer, ms. */
const LONGEST_MS = 60_000;
/** MB. A small computer must keep memory for the referee. */
const MEMORY = 768;

/** Does the job in a process of its own. Resolves with undefined if that takes too long, or more memory than it is given. */
export function inReaderProcess<Type extends Job['type']>(
  job: Extract<Job, { readonly type: Type }>,
  longest = LONGEST_MS,
): Promise<Results[Type] | undefined> {
  const reader = utilityProcess.fork(join(import.meta.dirname, 'night-reader.js'), [], {
    serviceName: 'Reader of a night',
    stdio: 'ignore',
    execArgv: [`--max-old-space-size=${MEMORY}`],
  });
  return new Promise((resolve) => {
    const end = (result: Results[Type] | undefined) => {
      clearTimeout(timer);
      resolve(result);
      reader.kill();
    };
    const timer = setTimeout(() => end(undefined), longest);
    reader.once('message', (result: Results[Type]) => end(result));
    reader.once('exit', () => end(undefined));
    reader.postMessage(job);
  });
}
