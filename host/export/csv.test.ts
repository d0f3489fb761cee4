import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundsCsv } from './csv.ts';

/** The rows of one round between these people, without the names of the columns. */
function rowsOf(names: readonly string[]): string[] {
  const players = names.map((name, seat) => ({ id: `p${seat}`, name }));
  const csv = roundsCsv([
    {
      game: 1,
      rulebook: 'hungarian-war',
      round: 1,
      at: '2026-11-21T20:04:37.000Z',
      table: ['KD', '??'],
      seats: players.map((player) => ({ player, face: null, took: ['KD', '2C'], standing: 'in' })),
      standings: players.map((player, seat) => ({ player, seat, points: 3, open: 1 })),
      winners: [],
      sides: [],
    },
  ]);
  return csv.split('\n').slice(1);
}

/** The cells of a row for a spreadsheet that splits at `separator`: quotes count where a cell begins with one. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quotes: 'none' | 'open' | 'closed' = 'none';
  for (const sign of row) {
    if (quotes === 'open') {
      if (sign === '"') quotes = 'closed';
      else cell += sign;
    } else if (sign === '"' && (quotes === 'closed' || cell === '')) {
      if (quotes === 'closed') cell += '"';
      quotes = 'open';
    } else {
      quotes = 'none';
      if (sign === separator) cells.push(cell);
      cell = sign === separator ? '' : cell + sign;
    }
  }
  return [...cells, cell];
}

test('names are quoted if they hold commas or quotes, and never start a formula', () => {
  const rows = rowsOf(['=1+1', 'Anna, the "first"', 'Béla', 'Ann-Marie +1']);
  expect(rows[0]).toContain(",0,'=1+1,,,KD 2C,in,3,1");
  expect(rows[1]).toContain(',1,"Anna, the ""first""",,,KD 2C,in,3,1');
  expect(rows[2]).toContain(',2,Béla,,,KD 2C,in,3,1');
  expect(rows[3]).toContain(',3,Ann-Marie +1,,,KD 2C,in,3,1');
});

const SEPARATORS = [',', ';', '\t', '|'];
const FORMULA = /^\s*["']?\s*[=+\-@＝＋－＠]/u;

test.each(SEPARATORS)('no name brings a formula into a spreadsheet that splits at %j', (separator) => {
  const risky = fc.constantFrom('=6*7', '+1', '-1', '@A1', '＝1', 'x', 'y', ' ', '"', "'", '""', ...SEPARATORS);
  const name = fc.array(risky, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, (given) => {
      const [row = ''] = rowsOf([given]);
      for (const cells of [cellsOf(row, separator), row.split(separator)]) {
        // A quotation mark that we add ourselves turns what follows into text.
        expect(cells.filter((cell) => FORMULA.test(cell.replace(/^\s*'/, 'text')))).toEqual([]);
      }
    }),
    { examples: [['x;=6*7;y'], ['"x;=6*7'], ['x;"=6*7";y'], ['x|=6*7'], ['x,"=6*7"']] },
  );
});

test('the file holds no control characters and no line breaks within a row', () => {
  const [row = ''] = rowsOf(['A\u001b[2J\u0007\u009b1m\u007f\u202eb\u2028c\r\nd']);
  expect(row).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  expect(row).toContain('A�[2J�');
});
