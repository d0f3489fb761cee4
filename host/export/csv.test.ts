import { expect, test } from 'vitest';
import { roundsCsv } from './csv.ts';

test('names stay what they are: quoted where they hold commas or quotes, never run as a formula', () => {
  const players = ['=1+1', 'Anna, the "first"', 'Béla'].map((name, seat) => ({ id: `p${seat}`, name }));
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
  const rows = csv.split('\n');
  expect(rows[1]).toContain(",0,'=1+1,,,KD 2C,in,3,1");
  expect(rows[2]).toContain(',1,"Anna, the ""first""",,,KD 2C,in,3,1');
  expect(rows[3]).toContain(',2,Béla,,,KD 2C,in,3,1');
});
