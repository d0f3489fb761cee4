import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The built pages, served: where, and how to stop. */
export interface Pages {
  readonly url: string;
  /** The script of `judge/`, as a page runs it. */
  readonly judge: string;
  close(): Promise<void>;
}

/** Builds the pages beside what is built for use, and serves them. Rejects where they cannot be built. */
export async function servePages(): Promise<Pages> {
  const outDir = join(root, `.cache/pages-of-screens/${String(process.pid)}`);
  const built = {
    configFile: join(root, 'vite.config.ts'),
    build: { outDir },
    logLevel: 'error',
  } as const;
  await build(built);
  const server = await preview({ ...built, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the pages are served nowhere');
  const close = async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
  return { url, judge: await judgeScript(), close };
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
