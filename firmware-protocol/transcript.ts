import type { Face } from './codec/message.ts';

/** What happens to a pad in an example of PROTOCOL.md: a line of the host's, or what stands behind `--`. */
export type Action =
  | { readonly type: 'power' }
  | { readonly type: 'reset' }
  | { readonly type: 'host'; readonly line: string }
  | { readonly type: 'press' | 'down' | 'up'; readonly face: Face; readonly nonce: string | undefined }
  | { readonly type: 'pass'; readonly ms: number };

const HAPPENS = /^-- (?<what>\w+)(?: (?<how>\w+))?(?:, nonce (?<nonce>[0-9a-f]{16}))?$/;

/** A line of an example, which begins with `>` or `--`. Throws where it says what no example may say. */
export function actionOf(line: string): Action {
  if (line.startsWith('> ')) return { type: 'host', line: line.slice(2) };
  const { what = '', how = '', nonce } = HAPPENS.exec(line)?.groups ?? {};
  if (what === 'power') return { type: 'power' };
  if (what === 'reset' && how === 'external') return { type: 'reset' };
  if (what === 'press' || what === 'down' || what === 'up') return { type: what, face: Number(how) as Face, nonce };
  if (how === 'ms') return { type: 'pass', ms: Number(what) };
  throw new Error(`an example says "${line}"`);
}
