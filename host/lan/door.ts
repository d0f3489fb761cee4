import { isKey } from '../web/guard.ts';

/** What a request from the room asks for, as it came and unchecked. */
export interface Knock {
  readonly method: string | undefined;
  /** The target as it stands in the request line. */
  readonly url: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** It wants to become a WebSocket. */
  readonly upgrade: boolean;
}

/** The door it knocks at. */
export interface Door {
  /** The address and port the connection came to, as a `Host` names them. */
  readonly host: string;
  readonly key: string;
}

export type Wanted =
  | { readonly what: 'file'; readonly path: string }
  /** The key without the slash behind it, as it may be typed. */
  | { readonly what: 'slash' }
  | { readonly what: 'views' };

/** Below the key's folder, where the page looks for its views. */
const VIEWS = '/live/table';

/**
 * What is behind `/<key>/` for this request, or undefined, whatever is wrong with it: who stands outside learns nothing.
 * A foreign name that leads to this computer (DNS rebinding) is known by its Host, another site's page by its Origin.
 */
export function wantedOf({ method, url, host, origin, upgrade }: Knock, door: Door): Wanted | undefined {
  if (host !== door.host || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const [, given, path, query] = /^\/([^/?#]*)([^?#]*)(\?[^#]*)?$/.exec(url ?? '') ?? [];
  if (!isKey(given, door.key) || path === undefined) return undefined;
  if (upgrade) return path === VIEWS && query === undefined && origin === `http://${door.host}` ? { what: 'views' } : undefined;
  if (path === '') return { what: 'slash' };
  return { what: 'file', path };
}
