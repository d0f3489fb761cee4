import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Onlooker } from '../contract/live.ts';

const PAGES = ['console', 'table'] as const satisfies readonly Onlooker[];

/** Tells one build of the pages from another, as 16 hex digits: each page names its parts by what is in them. */
export async function buildOfPages(folder: string): Promise<string> {
  const hash = createHash('sha256');
  // The development server has pages where nothing is built.
  for (const page of PAGES) hash.update(await readFile(join(folder, `${page}.html`)).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
}
