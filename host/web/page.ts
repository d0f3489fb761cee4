import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAsset } from './asset.ts';
import { holdsKey, isKey, isLoopbackHost, keyCookie } from './guard.ts';
import { pageHeaders } from './headers.ts';
import { WHO_PATH, whoJson } from './who.ts';

/** Where the pages are and what opens the console. */
export interface PageOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** Opens the console; whoever has it can do what the dealer can. */
  readonly key: string;
  /** The host's claim on the folder of the nights; it opens nothing. */
  readonly claim?: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one HTTP request. */
export async function respond(
  options: PageOptions,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host } = request.headers;
  const known = isLoopbackHost(host, port);
  const reply = known ? await replyTo(options, port, request) : say(403, 'This referee answers on this computer only.');
  response.writeHead(reply.status, {
    // Not every browser counts WebSockets in 'self'. Nothing of a foreign Host goes into a header.
    ...pageHeaders(known ? ["'self'", `ws://${host}`] : []),
    'content-type': 'text/plain; charset=utf-8',
    ...reply.headers,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

async function replyTo(options: PageOptions, port: number, request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET.', { allow: 'GET, HEAD' });
  const { pathname, key } = target(request.url ?? '/');
  switch (pathname) {
    case '/':
      return say(303, '', { location: holdsKey(request, port, options.key) ? '/console' : '/table' });
    case WHO_PATH:
      if (options.claim === undefined) return nothing();
      return { status: 200, body: whoJson(options.claim), headers: { 'content-type': 'application/json' } };
    case '/table':
      return file(options.pages, '/table.html');
    case '/console':
      return consolePage(options, port, key, request);
    case '/favicon.ico':
      // Browsers ask for one by themselves; there is none.
      return { status: 204, body: '' };
    default:
      return part(options.pages, pathname);
  }
}

/** The path as it came, still encoded (`new URL` would fold `..` away and throw on some), and the key if there is one. */
function target(url: string): { readonly pathname: string; readonly key: string | undefined } {
  const [pathname = '', query = ''] = url.split('?', 2);
  return { pathname, key: new URLSearchParams(query).get('key') ?? undefined };
}

/** The key leaves the address bar as soon as it has become a cookie. */
function consolePage(
  options: PageOptions,
  port: number,
  given: string | undefined,
  request: IncomingMessage,
): Reply | Promise<Reply> {
  if (isKey(given, options.key)) {
    const cookie = `${keyCookie(port)}=${options.key}; HttpOnly; SameSite=Strict; Path=/`;
    return say(303, '', { location: '/console', 'set-cookie': cookie });
  }
  if (holdsKey(request, port, options.key)) return file(options.pages, '/console.html');
  return say(401, 'The console opens with the address that the referee printed when it started.');
}

async function file(pages: string, pathname: string): Promise<Reply> {
  const asset = await readAsset(pages, pathname);
  return asset === undefined ? nothing() : { status: 200, body: asset.body, headers: { 'content-type': asset.type } };
}

/** What a page needs. Pages themselves have no second address that would pass by the key. */
async function part(pages: string, pathname: string): Promise<Reply> {
  const reply = await file(pages, pathname);
  return reply.headers?.['content-type']?.startsWith('text/html') === true ? nothing() : reply;
}

function nothing(): Reply {
  return say(404, 'There is no such page.');
}

function say(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, body: text === '' ? '' : `${text}\n`, headers };
}
