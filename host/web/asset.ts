import { readFile, realpath } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

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

/**
 * The file a URL's path stands for, from inside `folder` and nowhere else: links that lead out, hidden files, unknown
 * types and paths that do not decode are as good as not there.
 * @param pathname still percent-encoded, as `URL.pathname` gives it
 */
export async function readAsset(folder: string, pathname: string): Promise<Asset | undefined> {
  const inside = decoded(pathname);
  if (inside === undefined || /\0|\\|(^|\/)\./.test(inside)) return undefined;
  const type = TYPES[extname(inside)];
  if (type === undefined) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, `.${inside}`));
    if (!file.startsWith(root + sep)) return undefined;
    return { body: await readFile(file), type };
  } catch {
    return undefined;
  }
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
