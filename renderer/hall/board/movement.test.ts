import { describe, expect, it } from 'vitest';
import type { BoardView, HallStanding } from '../../../host/contract/hall.ts';
import { movedIn } from './movement.ts';

/** People by place, each with what the rounds brought. */
function standings(...people: readonly (readonly [name: string, ...rounds: (number | null)[]])[]): readonly HallStanding[] {
  const rows = people.map(([name, ...rounds]) => {
    const total = rounds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return { person: name, name, here: true, place: 0, total, rounds };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ total }) => total > row.total).length }));
}
const seating = { round: 2, state: 'ended', tables: [{ table: 1, people: [] }], repeated: 0, unseated: [] } as const;
const moved = (rows: readonly HallStanding[], more: Partial<BoardView> = {}) =>
  Object.fromEntries(movedIn({ round: 2, seating, tables: [], standings: rows, ...more }));

describe('places since the round before', () => {
  const ROWS = standings(['Cili', 1, 30], ['Anna', 20, 2], ['Béla', 10, 3], ['Dani', null, 1]);

  it('are gained and lost, and newcomers have gained none', () => {
    expect(moved(ROWS)).toEqual({ Cili: 2, Anna: -1, Béla: -1 });
  });

  it('are shared by those who had the same total', () => {
    expect(moved(standings(['Cili', 5, 9], ['Anna', 5, 2], ['Béla', 5, 1]))).toEqual({ Cili: 0, Anna: -1, Béla: -2 });
  });

  it('were decided by the rounds that were won until then', () => {
    const [cili, anna, bela] = standings(['Cili', 5, 9], ['Anna', 5, 2], ['Béla', 5, 1]);
    if (!cili || !anna || !bela) throw new Error('three');
    expect(moved([{ ...cili, won: [2] }, { ...anna, won: [1] }, bela])).toEqual({ Cili: 1, Anna: -1, Béla: -1 });
  });

  it('do not differ by how a computer rounds', () => {
    expect(moved(standings(['Anna', 0.1 + 0.2, 1], ['Béla', 0.3, 1]))).toMatchObject({ Anna: 0 });
  });

  it('are told once all tables of the round have finished, from the second round on', () => {
    const started = { ...seating, state: 'started' as const };
    const table = (result: 'playing' | 'over') => [{ table: 1, link: 'live', result }] as const;
    expect(moved(ROWS, { seating: started, tables: table('playing') })).toEqual({});
    expect(moved(ROWS, { seating: started, tables: table('over') })).not.toEqual({});
    expect(moved(ROWS, { round: 1 })).toEqual({});
  });
});
