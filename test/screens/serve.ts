import type { TestProject } from 'vitest/node';
import { servePages, type Pages } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly pages: Pick<Pages, 'url' | 'judge'>;
  }
}

/** Once for all files of the suite. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, judge, close } = await servePages();
  provide('pages', { url, judge });
  return close;
}
