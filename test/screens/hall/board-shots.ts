import type { BoardShows, BoardView } from '../../../host/contract/hall.ts';
import { fakeOrganiser, type FakeHall } from '../../../renderer/hall/testing/fake-hall.ts';
import { PEOPLE } from '../people.ts';
import { HALLS } from './halls.ts';

/** What a hall board is shown as. */
export interface BoardShot {
  readonly name: string;
  /** The names in the hall, which a judge looks for on the page. */
  readonly people: readonly string[];
  readonly view: BoardView;
  /** What it showed before. */
  readonly before?: BoardView;
  /** Pages that have been turned. */
  readonly turns?: number;
  /** The hall has fallen silent. */
  readonly silent?: true;
}

type More = Partial<Omit<BoardShot, 'name' | 'people' | 'view'>> & { readonly shows?: BoardShows };

function shot(name: string, hall: FakeHall, { shows = { what: 'turns' }, ...more }: More = {}): BoardShot {
  const { board, people } = fakeOrganiser(hall);
  return { name, people: people.map((person) => person.name), view: { ...board, shows }, ...more };
}

const { fresh, three, club, long, ten, full } = HALLS;
const FINISHED = { ...long, troubled: false, finished: 'all' } as const;

const PHONES = 'http://192.168.178.134:4715/k3mq9tdhvx4f2a7b/';

const NOW = Date.UTC(2026, 0, 10, 19);
const CLOCK = { to: 'end', endsAt: NOW + 1_475_000 } as const;

/** The clock of a round, of its last minute, halted, of the pause after it; time is just up, and has been up; tables that call. */
const CLOCKS: readonly BoardShot[] = [
  shot('clock', { ...club, clock: CLOCK, calls: [7] }, { shows: { what: 'tables' } }),
  shot('clock-people', { ...long, clock: CLOCK }, { shows: { what: 'seating' } }),
  shot('clock-table', { ...long, clock: CLOCK }, { shows: { what: 'table', table: 1 } }),
  shot('clock-halted', { ...club, clock: { to: 'end', left: 45_000 } }, { shows: { what: 'overview' } }),
  shot(
    'clock-pause',
    { ...club, phase: 'ended', clock: { to: 'start', endsAt: NOW + 299_000 } },
    { shows: { what: 'standings' } },
  ),
  shot('clock-up', { ...club, clock: { to: 'end', endsAt: NOW - 1_000 } }),
  shot('clock-was-up', { ...long, clock: { to: 'end', endsAt: NOW - 60_000 }, calls: [3, 12] }, { shows: { what: 'tables' } }),
];

/** The tables, at a glance or one enlarged. */
const TABLES: readonly BoardShot[] = [
  shot('not-begun', { ...fresh, tables: 4 }),
  ...[1, 2, 3, 4, 6, 7].map((tables) => shot(`tables-${String(tables)}`, { tables, people: tables * 4 })),
  shot('tables-of-ten', ten),
  shot('tables-club', club, { shows: { what: 'tables' } }),
  shot('tables-long', long, { shows: { what: 'tables' } }),
  shot('tables-over', FINISHED, { shows: { what: 'tables' } }),
  shot('tables-500', full, { shows: { what: 'tables' }, turns: 3 }),
  shot('tables-near', { ...long, metres: 5 }, { shows: { what: 'tables' } }),
  ...([2, 12, 60, 500] as const).map((tables) =>
    shot(`overview-${String(tables)}`, { tables, people: tables * 4 - 8 }, { shows: { what: 'overview' } }),
  ),
  shot('overview-phones', { ...long, phones: PHONES }, { shows: { what: 'overview' } }),
  shot('overview-check-in', { ...fresh, checkIn: true, phones: PHONES }),
  shot('overview-trouble', long, { shows: { what: 'overview' } }),
  shot('table-4', three, { shows: { what: 'table', table: 1 } }),
  shot('table-10', ten, { shows: { what: 'table', table: 1 } }),
  shot('table-lost', long, { shows: { what: 'table', table: 2 } }),
  shot('table-absent', long, { shows: { what: 'table', table: 4 } }),
  shot('moment', { ...club, finished: 'all' }, { before: fakeOrganiser({ ...club, finished: 'none' }).board }),
  shot('moment-long', FINISHED, { before: fakeOrganiser({ ...FINISHED, finished: 'none' }).board }),
  shot('moment-ten', { ...ten, finished: 'all' }, { before: fakeOrganiser({ ...ten, finished: 'none' }).board }),
];

/** Who stands where, and who sits where. */
const LISTS: readonly BoardShot[] = [
  shot('standings-12', { ...three, round: 2 }, { shows: { what: 'standings' } }),
  shot('standings-moved', { ...club, phase: 'ended' }, { shows: { what: 'standings' } }),
  shot('standings-long', { ...long, counts: 'places' }, { shows: { what: 'standings' } }),
  shot('standings-5000', full, { shows: { what: 'standings' }, turns: 2 }),
  shot('coming', { ...club, finished: 'none' }),
  shot('seating-60', { ...three, people: 60, tables: 12, seats: 5 }, { shows: { what: 'seating' }, turns: 1 }),
  shot('seating-near', { ...full, metres: 5 }, { shows: { what: 'seating' } }),
  shot('seating-mixed', { ...club, names: [...PEOPLE.arabic, ...PEOPLE.short] }, { shows: { what: 'seating' } }),
  shot('seating-phones', { ...long, phones: PHONES }, { shows: { what: 'seating' } }),
  shot('seating-12', three, { shows: { what: 'seating' } }),
  shot('seating-long', long, { shows: { what: 'seating' } }),
  shot('seating-5000', full, { shows: { what: 'seating' }, turns: 1 }),
  shot('places-12', three, { shows: { what: 'seating' }, turns: 1 }),
  shot('places-of-ten', ten, { shows: { what: 'seating' }, turns: 2 }),
  shot('places-long', long, { shows: { what: 'seating' }, turns: 5 }),
  shot('podium-12', { ...three, rounds: 2, round: 2, phase: 'ended' }),
  shot('podium', { ...club, round: 5, phase: 'ended' }),
  shot('podium-long', { names: PEOPLE.long, people: 10, tables: 2, seats: 5, round: 3, phase: 'ended' }),
  shot('silent', long, { silent: true }),
];

/** Every state of the hall board that looks different. */
export const BOARD_SHOTS: readonly BoardShot[] = [...TABLES, ...LISTS, ...CLOCKS];
