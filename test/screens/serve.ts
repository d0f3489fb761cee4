import type { TestProject } from 'vitest/node';
import { servePages } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built pages are served. */
    readonly pages: string;
    /** The script of `judge/`. */
    readonly judge: string;
  }
}

/** Once for all files of the suite. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, judge, close } = await servePages();
  provide('pages', url);
  provide('judge', judge);
  return close;
}
