import { posix } from 'node:path';
import { addressOf, type DocsPages } from './pages.ts';

/** Pictures that a document links to are served from here. */
export const PICTURES = 'pictures';

export interface DocsSite {
  readonly pages: DocsPages;
  /** The address at which the project's files can be read, without a slash at its end; undefined if there is none. */
  readonly sources: string | undefined;
}

/**
 * Where a link of a document leads in the site; undefined if the site has no such place.
 * @param document its path in the project
 * @param target as it stands in the document
 */
export function siteLink(document: string, target: string, { pages, sources }: DocsSite): string | undefined {
  if (/^[a-z]+:/.test(target) || target.startsWith('#')) return target;
  const [path = '', anchor] = target.split('#');
  const file = posix.join(posix.dirname(document), path);
  const place = pages.get(file);
  if (place !== undefined) return `${addressOf(place)}${anchor === undefined ? '' : `#${anchor}`}`;
  if (isPicture(file)) return `/${PICTURES}/${posix.basename(file)}`;
  return sources === undefined ? undefined : `${sources}/${file}`;
}

export function isPicture(file: string): boolean {
  return /^docs\/[^/]+\.(png|svg)$/.test(file);
}
