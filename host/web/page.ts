import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAsset } from './asset.ts';
import { isLoopbackHost } from './guard.ts';
import { pageHeaders } from './headers.ts';
import { WHO_PATH, whoJson } from './who.ts';

export interface PageOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** The host's claim on the folder of the nights; it opens nothing. */
  readonly claim?: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one HTTP request. Pages hold no secret: whoever may open the console says so on its socket. */
export async function respond(
  options: PageOptions,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host } = request.headers;
  const known = isLoopbackHost(host, port);
  const reply = known ? await replyTo(options, request) : say(403, 'This referee answers on this computer only.');
  response.writeHead(reply.status, {
    // Not every browser counts WebSockets in 'self'. Nothing of a foreign Host goes into a header.
    ...pageHeaders(known ? ["'self'", `ws://${host}`] : []),
    'content-type': 'text/plain; charset=utf-8',
    ...reply.headers,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

async function replyTo(options: PageOptions, request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET.', { allow: 'GET, HEAD' });
  // The path as it came, still encoded: `new URL` would fold `..` away and throw on some.
  const [pathname = ''] = (request.url ?? '/').split('?', 1);
  switch (pathname) {
    case '/':
      return say(303, '', { location: '/console' });
    case WHO_PATH:
      if (options.claim === undefined) return nothing();
      return { status: 200, body: whoJson(options.claim), headers: { 'content-type': 'application/json' } };
    case '/table':
    case '/console':
      return file(options.pages, `${pathname}.html`);
    case '/favicon.ico':
      // Browsers ask for one by themselves; there is none.
      return { status: 204, body: '' };
    default:
      return part(options.pages, pathname);
  }
}

async function file(pages: string, pathname: string): Promise<Reply> {
  const asset = await readAsset(pages, pathname);
  return asset === undefined ? nothing() : { status: 200, body: asset.body, headers: { 'content-type': asset.type } };
}

/** What a page needs. Pages themselves have no second address. */
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
