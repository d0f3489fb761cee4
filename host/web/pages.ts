import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface Asset {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
}

/** The built pages and all they load, by path: `/table.html`, `/assets/table-1.js`. */
export type Pages = ReadonlyMap<string, Asset>;

/**
 * Reads the built pages once, so that no request reaches the disk. Links, hidden files and files of unknown types are left
 * out. Empty if nothing is built, as in development.
 * @param folder of the built pages; they are in the folder itself and in `assets`
 */
export async function readPages(folder: string): Promise<Pages> {
  const pages = new Map<string, Asset>();
  for (const below of ['/', '/assets/']) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const type = TYPES[extname(entry.name)];
      if (type === undefined || !entry.isFile() || entry.name.startsWith('.')) continue;
      pages.set(below + entry.name, { body: await readFile(join(folder, below, entry.name)), type });
    }
  }
  return pages;
}

/** The asset at a URL's path, which is still percent-encoded, as `URL.pathname` gives it. */
export function assetAt(pages: Pages, pathname: string): Asset | undefined {
  try {
    return pages.get(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** The page at this path (`/table.html`), served at `/`, and all that it loads. Throws with `ENOENT` if it is not built. */
export function pageAlone(pages: Pages, path: string): Pages {
  const page = pages.get(path);
  if (page === undefined) throw Object.assign(new Error(`${path} is not built`), { code: 'ENOENT' });
  const found = new Map([['/', page]]);
  const toRead = [page];
  for (let asset = toRead.pop(); asset !== undefined; asset = toRead.pop()) {
    const text = asset.body.toString('latin1');
    for (const [path, part] of pages) {
      // Built names carry a hash, so a file that contains one refers to it.
      if (!path.startsWith('/assets/') || found.has(path) || !text.includes(path.slice('/assets/'.length))) continue;
      found.set(path, part);
      toRead.push(part);
    }
  }
  return found;
}

/** Identifies a build of the pages by 16 hex digits: each page names its parts by their content. */
export function buildOf(pages: Pages): string {
  const hash = createHash('sha256');
  for (const page of ['/console.html', '/table.html', '/phone.html', '/organiser.html', '/board.html', '/guest.html'])
    hash.update(pages.get(page)?.body ?? '');
  return hash.digest('hex').slice(0, 16);
}

/**
 * The headers of every answer, in both shells. Svelte sets styles through the CSSOM, which needs no `unsafe-inline`.
 * @param connect where a page may connect to; the Electron pages connect nowhere
 */
export function pageHeaders(connect: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.length > 0 ? connect.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=()',
    'cache-control': 'no-cache',
  };
}
