import { expect, test } from 'vitest';
import type { BoardView, HallStanding } from '../contract/hall.ts';
import { GuestViewer } from './hall-views.ts';

const standing: HallStanding = { person: 'p1', name: 'Anna', here: true, place: 1, total: 12, rounds: [12] };
const board = {
  ...{ kind: 'board', version: 1, now: 1_000, name: 'Kávéház', metres: 10, sound: true, counts: 'points', round: 1, rounds: 3 },
  ...{ shows: { what: 'turns' }, tables: [{ table: 1, link: 'live', result: 'playing' }] },
  standings: Array.from({ length: 50 }, (_, at) => ({ ...standing, person: `p${at + 1}` })),
  seating: { round: 1, state: 'started', tables: [{ table: 1, people: ['p1'] }], repeated: 0, unseated: [] },
} satisfies BoardView;

test('guests see where everybody sits and stands, and nothing of the tables', () => {
  const view = new GuestViewer().see(board);
  expect(view.standings[0]).toEqual({ person: 'p1', name: 'Anna', here: true, place: 1, total: 12 });
  expect(Object.keys(view).sort()).toEqual(
    ['counts', 'kind', 'name', 'now', 'round', 'rounds', 'seating', 'standings', 'version'].sort(),
  );
});

test('what the tables tell sends phones nothing; new standings come 20 ms later for each person, a new seating at once', () => {
  const viewer = new GuestViewer();
  const first = viewer.see(board);
  expect(viewer.see({ ...board, version: 2, now: 9_000, tables: [] })).toBe(first);
  const standings = [...board.standings];
  expect(viewer.see({ ...board, now: 1_999, standings })).toBe(first);
  const second = viewer.see({ ...board, version: 4, now: 2_000, standings });
  expect(second).toMatchObject({ version: 4, now: 2_000 });
  const ended = { ...board, version: 5, now: 2_001, standings, seating: { ...board.seating, state: 'ended' } } as const;
  expect(viewer.see(ended).seating?.state).toBe('ended');
});
