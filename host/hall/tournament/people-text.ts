import { CsvError, parse } from 'csv-parse/sync';
import { cleanName, faultOf, hearName, lookOf, type NameFault } from '../../../rulebook/name.ts';
import { LONGEST } from '../../../rulebook/text.ts';
import type { HostRefusalCode } from '../../contract/view.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';

const DELIMITERS = [';', '\t', ','];
/** The first line of some lists says how they are separated. */
const SEPARATOR = /^sep=(.)(?=\n|$)/i;
/** A cell that begins with quotation marks and does not end with them: `"Koki" Anna`. */
const NICKNAME = /(?<=^|[;,\t]) *"[^"\n]*"(?= *[^\s;,\t"])[^;,\t\n]*/gm;

/** What stands above columns of names, in the languages of the screens. */
const NAMES = headers(`
  name, names, full name, player, players, player name, participant, participants, participant name, guest, guests,
  namen, vollständiger name, vor- und nachname, spieler, spielerin, spieler:in, spielerinnen, spieler:innen, spielername,
  teilnehmer, teilnehmerin, teilnehmer:in, teilnehmerinnen, teilnehmer:innen, teilnehmende, teilnehmername, gast, gäste,
  név, nevek, teljes név, játékos, játékosok, játékos neve, játékosnév, résztvevő, résztvevők, résztvevő neve, vendég, vendégek`);
const GIVEN = headers('first name, given name, forename, vorname, keresztnév, utónév');
const FAMILY = headers('last name, surname, family name, nachname, familienname, zuname, vezetéknév, családnév');
/** Beside a column of given names, one with this header holds the family names. */
const BARE = headers('name, név');
/** People of one team or family: see `teamsOf`. */
const TEAMS = headers('team, teams, family, mannschaft, familie, csapat, család');
/** Hungarians write the family name first. */
const HUNGARIAN = headers('keresztnév, utónév');

/** A line of the list: its number, from 1, and the name in it. */
interface NamedLine {
  readonly line: number;
  readonly name: string;
  readonly team?: string;
}
export type LineFault = Refusal<HostRefusalCode>;

/** Names that can be added, each once, and what is wrong with other lines, from the first. */
export interface PeopleList {
  readonly named: readonly NamedLine[];
  readonly faults: readonly LineFault[];
}

interface ReadList extends PeopleList {
  /** The text without the lines of these people. */
  readonly without: (people: readonly NamedLine[]) => string;
}

/**
 * The names in a list of people: one in a line, or CSV whose header names the column, or those of given and family names, and that
 * of teams; other columns are left out. Names that sound or look the same are a fault, since people could not be told apart.
 */
export function parsePeople(text: string): ReadList {
  const lines = text.replace(/^\ufeff/, '').replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n');
  const separator = SEPARATOR.exec(lines)?.[1];
  const list = lines.replace(SEPARATOR, '').replaceAll(NICKNAME, (cell) => `"${cell.trim().replaceAll('"', '""')}"`);
  const header = headerIn(list, separator === undefined ? DELIMITERS : [separator]);
  const rows = rowsOf(list, header?.delimiter ?? separator ?? DELIMITERS);
  const torn = rows.filter(({ cells }) => cells === undefined).map(({ line }) => refuse('list unreadable', { line }).refusal);
  // Spreadsheets save empty rows as separators alone.
  const blank = rows.filter(({ cells }) => cells?.some(Boolean) === false);
  const whole = rows.flatMap(({ line, cells = [] }) => (cells.some(Boolean) ? [{ line, cells }] : []));
  const { named, faults } = header === undefined ? oneInEach(whole) : { named: inColumns(whole.slice(1), header), faults: [] };
  const told = toldApart(named);
  const all = [...torn, ...faults, ...told.faults];
  return {
    named: told.named,
    faults: all.toSorted((one, other) => lineOf(one) - lineOf(other)),
    without: (people) => leftIn(lines, rows, new Set([...blank, ...people].map(({ line }) => line))),
  };
}

/** A row ends with the line that gives it its number. */
function leftIn(text: string, rows: readonly Row[], gone: ReadonlySet<number>): string {
  let at = 0;
  const isLeft = (_: string, i: number) => {
    if ((rows[at]?.line ?? Infinity) <= i) at += 1;
    return !gone.has(rows[at]?.line ?? Infinity);
  };
  return text.split('\n').filter(isLeft).join('\n').trim();
}

export const lineOf = ({ params }: LineFault) => Number(params['line']);

interface Row {
  readonly line: number;
  /** Clean; undefined if a quotation mark is opened and not closed. */
  readonly cells: readonly string[] | undefined;
}

/** Where a quotation mark is not closed, a cell ends with its line: all other lines are still read. */
function rowsOf(list: string, delimiter: string | readonly string[]): readonly Row[] {
  const cellsIn = (text: string) => {
    const rows = tryToParse(text, delimiter);
    return rows && (rows[0]?.cells ?? []);
  };
  return tryToParse(list, delimiter) ?? list.split('\n').map((text, at) => ({ line: at + 1, cells: cellsIn(text) }));
}

/** Undefined if a quotation mark is opened and not closed. */
function tryToParse(text: string, delimiter: string | readonly string[]) {
  const options = { info: true, relax_column_count: true, relax_quotes: true, trim: true, skip_empty_lines: true };
  try {
    const parsed: unknown[] = parse(text, { ...options, delimiter: [...delimiter], record_delimiter: '\n' });
    const rows = parsed as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record.map(cleanName) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return undefined;
  }
}

interface Header {
  readonly delimiter: string;
  /** Whose cells are a name, one after the other. */
  readonly columns: readonly number[];
  /** -1 without teams. */
  readonly team: number;
}

/** Where the names stand, if the first line says so. */
function headerIn(list: string, delimiters: readonly string[]): Header | undefined {
  const first = list.split('\n').find((line) => line.trim() !== '') ?? '';
  for (const delimiter of delimiters) {
    const cells = tryToParse(first, delimiter)?.[0]?.cells.map(letters) ?? [];
    const columns = columnsIn(cells);
    if (columns !== undefined) return { delimiter, columns, team: cells.findIndex((cell) => TEAMS.has(cell)) };
  }
  return undefined;
}

function columnsIn(header: readonly string[]): readonly number[] | undefined {
  const at = (words: ReadonlySet<string>) => header.findIndex((cell) => words.has(cell));
  const [name, given, family, bare] = [at(NAMES), at(GIVEN), at(FAMILY), at(BARE)];
  const second = family >= 0 ? family : bare;
  if (given >= 0 && second >= 0) return HUNGARIAN.has(header[given] ?? '') ? [second, given] : [given, second];
  const only = [name, given, family].find((column) => column >= 0);
  return only === undefined ? undefined : [only];
}

function headers(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(letters));
}

/** “Name:” is as good as “name”. */
function letters(header: string): string {
  return hearName(header).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

type WholeRow = Row & { readonly cells: readonly string[] };

function inColumns(rows: readonly WholeRow[], { columns, team: at }: Header): readonly NamedLine[] {
  return rows.map(({ line, cells }) => {
    const team = cleanName(cells[at]?.slice(0, LONGEST.name) ?? '');
    return { line, name: cleanName(columns.map((column) => cells[column] ?? '').join(' ')), ...(team !== '' && { team }) };
  });
}

/** Without a header. Several columns are one fault of the list, which is said where they begin. */
function oneInEach(rows: readonly WholeRow[]): PeopleList {
  const filled = rows.map(({ line, cells }) => ({ line, cells: cells.filter(Boolean) }));
  const wide = filled.find(({ cells }) => cells.length > 1);
  const named = filled.flatMap(({ line, cells: [name = '', ...others] }) => (others.length === 0 ? [{ line, name }] : []));
  return { named, faults: wide === undefined ? [] : [refuse('several columns', { line: wide.line }).refusal] };
}

const FAULTS = { empty: 'line without name', 'too long': 'name too long', garbled: 'name garbled' } as const satisfies Record<
  NameFault,
  HostRefusalCode
>;

function toldApart(lines: readonly NamedLine[]): PeopleList {
  const heard = new Map<string, number>();
  const seen = new Map<string, number>();
  const named: NamedLine[] = [];
  const faults: LineFault[] = [];
  for (const one of lines) {
    const { line, name } = one;
    const fault = faultOf(name);
    const [sound, look] = [hearName(name), lookOf(name)];
    const [twice, alike] = [heard.get(sound), seen.get(look)];
    const short = name.slice(0, LONGEST.name);
    if (fault !== undefined) faults.push(refuse(FAULTS[fault], { line, name: short, most: LONGEST.name }).refusal);
    else if (twice !== undefined) faults.push(refuse('name twice', { line, name, first: twice }).refusal);
    else if (alike !== undefined) faults.push(refuse('name looks the same', { line, name, first: alike }).refusal);
    else {
      heard.set(sound, line);
      seen.set(look, line);
      named.push(one);
    }
  }
  return { named, faults };
}
