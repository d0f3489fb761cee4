import { readFileSync } from 'node:fs';
import type { Face } from '../codec/message.ts';

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');

/** The section of PROTOCOL.md with this heading, so that tests can compare the code with the text. */
export function section(heading: string): string {
  const [, found] = text.split(`\n## ${heading}\n`);
  if (found === undefined) throw new Error(`PROTOCOL.md has no section "${heading}"`);
  return found.split('\n## ')[0] ?? '';
}

/** The rows of the tables in a section, without headers; cells are trimmed and without backticks. */
export function tableRows(heading: string): readonly (readonly string[])[] {
  const tables = section(heading)
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block.startsWith('|'));
  return tables.flatMap((table) => table.split('\n').slice(2)).map(cells);
}

/** The examples, each as its lines, which begin with `>`, `<` or `--`. */
export function transcripts(): readonly (readonly string[])[] {
  return [...section('Examples').matchAll(/```wire\n(.*?)\n```/gs)].map(([, block = '']) => block.split('\n'));
}

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}

/** What happens to a pad in an example of PROTOCOL.md: a line from the host, or the text after `--`. */
export type Action =
  | { readonly type: 'power' }
  | { readonly type: 'reset' }
  | { readonly type: 'host'; readonly line: string }
  | { readonly type: 'press' | 'down' | 'up'; readonly face: Face; readonly nonce: string | undefined }
  | { readonly type: 'pass'; readonly ms: number };

const ACTION = /^-- (?<what>\w+)(?: (?<how>\w+))?(?:, nonce (?<nonce>[0-9a-f]{16}))?$/;

/** Reads a line of an example that begins with `>` or `--`. Throws if it is invalid. */
export function actionOf(line: string): Action {
  if (line.startsWith('> ')) return { type: 'host', line: line.slice(2) };
  const { what = '', how = '', nonce } = ACTION.exec(line)?.groups ?? {};
  if (what === 'power') return { type: 'power' };
  if (what === 'reset' && how === 'external') return { type: 'reset' };
  if (what === 'press' || what === 'down' || what === 'up') return { type: what, face: Number(how) as Face, nonce };
  if (how === 'ms') return { type: 'pass', ms: Number(what) };
  throw new Error(`invalid line in an example: "${line}"`);
}
