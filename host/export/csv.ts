import { fingerprintInGroups } from '../contract/fingerprint.ts';
import { seenOnly } from '../../rulebook/text.ts';
import type { RecordedRound } from '../record/rounds.ts';

const COLUMNS = [
  'game',
  'rulebook',
  'round',
  'at',
  'table',
  'seat',
  'player',
  'face',
  'laid',
  'took',
  'standing',
  'points',
  'open',
  'fingerprint',
];

/**
 * One row for each seat of each round (RFC 4180, but with LF). Cards are separated by spaces; the face is empty if there was no
 * die or the game has no faces. A fingerprint keeps its hyphen, or a spreadsheet might read it as a number.
 */
export function roundsCsv(rounds: readonly RecordedRound[]): string {
  return csvOf([COLUMNS, ...rounds.flatMap(rowsOf)]);
}

/** Spreadsheets recognise UTF-8 in a CSV file only by this mark before it. */
export const SPREADSHEETS_MARK = '\uFEFF';

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

function rowsOf(played: RecordedRound): (string | number)[][] {
  const { game, rulebook, round, at, table, seats, standings, fingerprint } = played;
  const held = fingerprint === undefined ? '' : fingerprintInGroups(fingerprint, '-');
  return seats.map(({ player, face, laid = [], took, standing }, seat) => {
    const score = standings.find((candidate) => candidate.player.id === player.id);
    const before = [game, rulebook, round, at, table.join(' '), seat, player.name];
    const outcome = [face ?? '', laid.join(' '), took.join(' '), standing];
    return [...before, ...outcome, score?.points ?? '', score?.open ?? '', held];
  });
}

/** Where a spreadsheet may find a formula: at the beginning, or after a quotation mark or a character at which some split. */
const BEFORE_FORMULA = /(^|[,;|"'])(?=\s*[=+\-@＝＋－＠])/gu;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = seenOnly(value).replaceAll(BEFORE_FORMULA, "$1'");
  return /[",;|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
