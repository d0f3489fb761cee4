import type { Session } from 'electron';
import { assetAt, pageHeaders, readPages } from '../host/web/pages.ts';
import type { WindowName } from './channels.ts';

/**
 * Pages have an https origin of their own instead of `file:`, so they get headers and cannot reach other files of this
 * computer. The name never resolves (RFC 2606); requests to it end in this process. A scheme of our own would have to be
 * registered before the app is ready, and a main process that is an ES module may be too late for that.
 */
export const ORIGIN = 'https://referee.invalid';
export const PAGES = {
  console: `${ORIGIN}/console.html`,
  table: `${ORIGIN}/table.html`,
  nightFile: `${ORIGIN}/night-file.html`,
} as const satisfies Record<WindowName, string>;

/** Whether a frame shows this page, whatever its fragment or query. */
export function isPage(url: string, name: WindowName): boolean {
  return /^[^?#]*/.exec(url)?.[0] === PAGES[name];
}

/** Answers every https request of the session: ours with a page, any other with nothing. */
export async function servePages(session: Session, folder: string): Promise<void> {
  const pages = await readPages(folder);
  session.protocol.handle('https', ({ method, url }) => {
    const { origin, pathname } = new URL(url);
    const asset = method === 'GET' && origin === ORIGIN ? assetAt(pages, pathname) : undefined;
    if (asset === undefined) return new Response(null, { status: 404, headers: pageHeaders([]) });
    return new Response(asset.body, { headers: { ...pageHeaders([]), 'content-type': asset.type } });
  });
}
