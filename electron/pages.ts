import { protocol, type Session } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import { readAsset } from '../host/web/asset.ts';
import { pageHeaders } from '../host/web/headers.ts';

/**
 * Pages have a scheme of their own instead of `file:`: an origin nothing else shares, headers, and no way to any other
 * file of this computer.
 */
const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://referee`;
export const PAGES = { console: `${ORIGIN}/console.html`, table: `${ORIGIN}/table.html` } as const satisfies Record<
  Onlooker,
  string
>;

/** To be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true } }]);
}

/** Whether a frame shows this page, whatever part of it (`#…`, `?…`). */
export function isPage(url: string, who: Onlooker): boolean {
  return /^[^?#]*/.exec(url)?.[0] === PAGES[who];
}

export function servePages(session: Session, folder: string): void {
  session.protocol.handle(SCHEME, async ({ method, url }) => {
    const { host, pathname } = new URL(url);
    const asset = method === 'GET' && `${SCHEME}://${host}` === ORIGIN ? await readAsset(folder, pathname) : undefined;
    if (asset === undefined) return new Response(null, { status: 404, headers: pageHeaders([]) });
    return new Response(asset.body, { headers: { ...pageHeaders([]), 'content-type': asset.type } });
  });
}
