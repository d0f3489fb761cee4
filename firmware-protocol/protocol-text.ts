import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('PROTOCOL.md', import.meta.url), 'utf8');

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
