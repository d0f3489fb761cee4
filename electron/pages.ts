import type { Session } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import { readAsset } from '../host/web/asset.ts';
import { pageHeaders } from '../host/web/headers.ts';

/**
 * Pages have a name of their own instead of `file:`: an origin nothing else shares, headers, and no way to any other
 * file of this computer. The name never leads anywhere (RFC 2606); requests to it end in this process, before any
 * network. A scheme of our own would have to be registered before the app is ready, for which a main process that is
 * an ES module can be too late.
 */
export const ORIGIN = 'https://referee.invalid';
export const PAGES = { console: `${ORIGIN}/console.html`, table: `${ORIGIN}/table.html` } as const satisfies Record<
  Onlooker,
  string
>;

/** Whether a frame shows this page, whatever part of it (`#…`, `?…`). */
export function isPage(url: string, who: Onlooker): boolean {
  return /^[^?#]*/.exec(url)?.[0] === PAGES[who];
}

/** Answers every https request of the session: ours with a page, any other with nothing. */
export function servePages(session: Session, folder: string): void {
  session.protocol.handle('https', async ({ method, url }) => {
    const { origin, pathname } = new URL(url);
    const asset = method === 'GET' && origin === ORIGIN ? await readAsset(folder, pathname) : undefined;
    if (asset === undefined) return new Response(null, { status: 404, headers: pageHeaders([]) });
    return new Response(asset.body, { headers: { ...pageHeaders([]), 'content-type': asset.type } });
  });
}
