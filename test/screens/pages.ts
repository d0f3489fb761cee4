import { join } from 'node:path';
import { build, preview } from 'vite';
import { buildStale } from '../../app/cli/build.ts';

/** Runs in the page: it has its words, and listens to the host and the keys. */
export const MOUNTED = `document.querySelector('body > div')?.hasChildNodes() === true`;

const root = join(import.meta.dirname, '../..');

/** The built pages, served: where, and how to stop. */
export interface Pages {
  readonly url: string;
  /** The script of `judge/`, as a page runs it. */
  readonly judge: string;
  close(): Promise<void>;
}

/** Builds the pages if they are stale and serves them. Rejects if they cannot be built. */
export async function servePages(): Promise<Pages> {
  await buildStale(root, ['renderer']);
  const server = await preview({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the pages are not served');
  return { url, judge: await judgeScript(), close: () => server.close() };
}

async function judgeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'judge/main.ts'), formats: ['iife'], name: 'judging' },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('the judge has not been built');
  return first.output[0].code;
}
