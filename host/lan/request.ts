import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isKey } from '../web/secrets.ts';

/** A request from a private network, unchecked; `url` is exactly what stands in the request line. */
export interface LanRequest extends Pick<IncomingMessage, 'method' | 'url'>, Pick<IncomingHttpHeaders, 'host' | 'origin'> {
  /** It asks for a WebSocket. */
  readonly upgrade: boolean;
}

export type Wanted =
  | { readonly kind: 'file'; readonly path: string }
  /** The key without the slash behind it, as people may type it. */
  | { readonly kind: 'slash' }
  | { readonly kind: 'views' };

/** `views`: where the page asks for its views, below `/<key>`. Undefined for anything not allowed at this Host and key: DNS rebinding shows in the Host, another site in the Origin. */
export function parseRequest(
  { method, url, host, origin, upgrade }: LanRequest,
  at: { readonly host: string; readonly key: string; readonly views: string },
): Wanted | undefined {
  if (host !== at.host || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const [, given, path, query] = /^\/([^/?#]*)([^?#]*)(\?[^#]*)?$/.exec(url ?? '') ?? [];
  if (!isKey(given, at.key) || path === undefined) return undefined;
  if (upgrade) return path === at.views && query === undefined && origin === `http://${at.host}` ? { kind: 'views' } : undefined;
  return path === '' ? { kind: 'slash' } : { kind: 'file', path };
}
