import { readFileSync } from 'node:fs';
import type { Face } from '../codec/message.ts';

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');

/** PROTOCOL.md under one of its headings, up to the next, so that tests can hold the code against what is written. */
export function section(heading: string): string {
  const [, found] = text.split(`\n## ${heading}\n`);
  if (found === undefined) throw new Error(`PROTOCOL.md has no section "${heading}"`);
  return found.split('\n## ')[0] ?? '';
}

/** The rows of the tables in a section, without heads; cells trimmed and without code marks. */
export function tableRows(heading: string): readonly (readonly string[])[] {
  const tables = section(heading)
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block.startsWith('|'));
  return tables.flatMap((table) => table.split('\n').slice(2)).map(cells);
}

/** The examples: each a list of lines that begin with `>`, `<` or `--`. */
export function transcripts(): readonly (readonly string[])[] {
  return [...section('Examples').matchAll(/```wire\n(.*?)\n```/gs)].map(([, block = '']) => block.split('\n'));
}

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}

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
