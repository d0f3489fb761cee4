import type { IncomingMessage, ServerResponse } from 'node:http';
import { assetAt, pageHeaders, type Asset, type Pages } from './pages.ts';
import type { WebSite } from './site.ts';
import { WHO_PATH, whoJson } from './who.ts';

interface RespondOptions {
  readonly pages: Pages;
  readonly site: WebSite;
  /** The port that answers, which the `Host` has to name. */
  readonly port: number;
  /** The name of the host's lock file in its folder; it opens nothing. */
  readonly claim: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one HTTP request. Pages hold no secret: a browser that may send commands shows that on its socket. */
export function respond(options: RespondOptions, request: IncomingMessage, response: ServerResponse): void {
  const { host } = request.headers;
  const known = isLoopbackHost(host, options.port);
  const reply = known ? replyTo(options, request) : say(403, 'This referee answers on this computer only.');
  response.writeHead(reply.status, {
    // Not every browser counts WebSockets in 'self'. Nothing of a foreign Host goes into a header.
    ...pageHeaders(known ? ["'self'", `ws://${host}`] : []),
    'content-type': 'text/plain; charset=utf-8',
    ...reply.headers,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/** Only this computer's own names are accepted: a foreign name that resolves to 127.0.0.1 (DNS rebinding) is not. */
export function isLoopbackHost(host: string | undefined, port: number): host is string {
  return host === `127.0.0.1:${String(port)}` || host === `localhost:${String(port)}`;
}

function replyTo({ pages, site, claim }: RespondOptions, { method, url = '/' }: IncomingMessage): Reply {
  if (method !== 'GET' && method !== 'HEAD') return say(405, 'Only GET.', { allow: 'GET, HEAD' });
  // The path as it came, still encoded: `new URL` would fold `..` away, and throws on some paths.
  const [pathname = ''] = url.split('?', 1);
  switch (pathname) {
    case '/':
      return say(303, '', { location: `/${site.control.name}` });
    case WHO_PATH:
      if (claim === undefined) return asset(undefined);
      return { status: 200, body: whoJson(claim), headers: { 'content-type': 'application/json' } };
    case `/${site.display.name}`:
    case `/${site.control.name}`:
      return asset(pages.get(`${pathname}.html`));
    case '/favicon.ico':
      // Browsers ask for one by themselves; there is none.
      return { status: 204, body: '' };
    default: {
      const file = site.files?.get(pathname);
      if (file !== undefined) return attached(pathname, file());
      const found = assetAt(pages, pathname);
      // Pages have no second address.
      return asset(found?.type.startsWith('text/html') === true ? undefined : found);
    }
  }
}

function asset(found: Asset | undefined): Reply {
  if (found === undefined) return say(404, 'There is no such page.');
  return { status: 200, body: found.body, headers: { 'content-type': found.type } };
}

function attached(path: string, body: string): Reply {
  const type = path.endsWith('.csv') ? 'text/csv' : 'application/json';
  return { status: 200, body, headers: { 'content-type': `${type}; charset=utf-8`, 'content-disposition': 'attachment' } };
}

function say(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, body: text === '' ? '' : `${text}\n`, headers };
}
