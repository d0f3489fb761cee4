import type { PlayedRound } from '../record/rounds.ts';

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
];

/** One row for each seat of each round (RFC 4180, lines end with LF); cards apart by spaces, an empty face is no die, or a game without faces. */
export function roundsCsv(rounds: readonly PlayedRound[]): string {
  return [COLUMNS, ...rounds.flatMap(rowsOf)].map((row) => row.map(cell).join(',')).join('\n');
}

function rowsOf({ game, rulebook, round, at, table, seats, standings }: PlayedRound): (string | number)[][] {
  return seats.map(({ player, face, laid = [], took, standing }, seat) => {
    const score = standings.find((candidate) => candidate.player.id === player.id);
    const before = [game, rulebook, round, at, table.join(' '), seat, player.name];
    return [...before, face ?? '', laid.join(' '), took.join(' '), standing, score?.points ?? '', score?.open ?? ''];
  });
}

function cell(value: string | number): string {
  // A spreadsheet would run a name that begins like a formula, whatever blanks stand before it; full width too.
  const text = typeof value === 'string' && /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
