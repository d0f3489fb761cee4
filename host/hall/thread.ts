import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the thread of this name, which lies beside the file at `from` (its `import.meta.url`). The sources need a loader, as in
 * `scripts/launch.js`; a compiled thread lies beside whatever starts it.
 */
export function startThread(from: string, name: string, options: WorkerOptions): Worker {
  const isSource = from.endsWith('.ts');
  const thread = new URL(`./${name}.${isSource ? 'ts' : 'js'}`, from);
  if (!isSource) return new Worker(thread, options);
  const loading = `import('tsx/esm/api').then(({ register }) => (register(), import('${thread.href}')))`;
  return new Worker(loading, { ...options, eval: true });
}
