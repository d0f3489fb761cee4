import { CsvError, parse } from 'csv-parse/sync';
import { hearName } from '../../contract/name.ts';
import { holdsUnseen, LONGEST } from '../../contract/text.ts';
import type { HostRefusalCode } from '../../contract/view.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';

/** Headers of the column of names, in the languages of the screens. */
const HEADERS = new Set(['name', 'names', 'player', 'players', 'név', 'nevek', 'játékos', 'játékosok', 'spieler', 'spielerin']);
const DELIMITERS = [';', '\t', ','];

/** A line of the list: its number, from 1, and the name in it. */
interface NamedLine {
  readonly line: number;
  readonly name: string;
}

type PeopleText = { readonly ok: true; readonly names: readonly string[] } | Refused<HostRefusalCode>;

/**
 * The names in a list of people: one in a line, or CSV whose header names the column (`HEADERS`); other columns are left out.
 * Every name is there once, so that people can be told apart. A refusal names the line, from 1.
 */
export function parsePeople(text: string): PeopleText {
  let rows: readonly Row[];
  let column: Column | undefined;
  try {
    column = columnIn(text);
    rows = rowsOf(text, column?.delimiter ?? DELIMITERS);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse('list unreadable', { line: openQuoteIn(text) });
  }
  const people = column === undefined ? rows : rows.slice(1);
  if (people.length === 0) return refuse('no names');
  const wide = people.find(({ cells }) => column === undefined && cells.length > 1);
  if (wide !== undefined) return refuse('several columns', { line: wide.line });
  const named = people.map(({ cells, line }) => ({ line, name: (cells[column?.at ?? 0] ?? '').normalize('NFC') }));
  return problemIn(named) ?? { ok: true, names: named.map(({ name }) => name) };
}

/** The line of the quotation mark that is never closed: the parser names only the line in which the text ends. */
function openQuoteIn(text: string): number {
  return 1 + text.split('\n').findLastIndex((line) => line.split('"').length % 2 === 0);
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string, delimiter: string | string[], to?: number): readonly Row[] {
  const options = { bom: true, info: true, relax_column_count: true, relax_quotes: true, trim: true, ...(to && { to }) };
  const parsed: unknown[] = parse(text, { ...options, delimiter, skip_empty_lines: true });
  const rows = parsed as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
  return rows.map(({ record, info }) => ({ line: info.lines, cells: record })).filter(({ cells }) => cells.some(Boolean));
}

interface Column {
  readonly delimiter: string;
  readonly at: number;
}

/** Where the names stand, if the first line is a header. */
function columnIn(text: string): Column | undefined {
  for (const delimiter of DELIMITERS) {
    const header = rowsOf(text, delimiter, 1)[0]?.cells ?? [];
    const at = header.findIndex((cell) => HEADERS.has(hearName(cell)));
    if (at >= 0) return { delimiter, at };
  }
  return undefined;
}

function problemIn(named: readonly NamedLine[]): Refused<HostRefusalCode> | undefined {
  const seen = new Map<string, number>();
  for (const { line, name } of named) {
    if (name === '') return refuse('line without name', { line });
    if (holdsUnseen(name)) return refuse('name unreadable', { line });
    if (name.length > LONGEST.name)
      return refuse('name too long', { line, name: name.slice(0, LONGEST.name), most: LONGEST.name });
    const first = seen.get(hearName(name));
    if (first !== undefined) return refuse('name twice', { line, name, first });
    seen.set(hearName(name), line);
  }
  return undefined;
}
