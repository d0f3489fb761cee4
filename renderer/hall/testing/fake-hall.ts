import type { GuestView } from '../../../host/contract/guest.ts';
import type {
  BoardMetres,
  BoardShows,
  BoardView,
  Counts,
  HallGame,
  HallStanding,
  OrganiserView,
  PersonView,
  SeatingView,
  TableResult,
  TableSummary,
} from '../../../host/contract/hall.ts';
import type { HallClock } from '../../../host/contract/hall-clock.ts';
import { LONGEST } from '../../../rulebook/text.ts';

/** What a hall is made of for a test; what is left out is small and usual. */
export interface FakeHall {
  readonly names?: readonly string[];
  /** As many people as this, their names made of `names`; all of `names` if it is left out. */
  readonly people?: number;
  readonly tables?: number;
  readonly seats?: number;
  readonly rounds?: number;
  readonly counts?: Counts;
  /** Rounds that have begun, and how far the last one is. */
  readonly round?: number;
  readonly phase?: SeatingView['state'];
  /** Which tables have finished the round: all, every second, none. */
  readonly finished?: 'all' | 'some' | 'none';
  /** Tables that are lost, absent, never joined, and with each kind of trouble. */
  readonly troubled?: boolean;
  readonly shows?: BoardShows;
  /** Where phones find their table. */
  readonly phones?: string;
  readonly metres?: BoardMetres;
  readonly clock?: HallClock;
  /** People check in: every third has. */
  readonly checkIn?: true;
  /** Tables whose dealer calls. */
  readonly calls?: readonly number[];
}

const SHORT = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő', 'Kata', 'Laci'] as const;

const FAKE_GAMES: readonly HallGame[] = [
  {
    id: 'hungarian-war',
    seats: { least: 2, most: 10, recommended: [4, 6] },
    house: [
      { key: 'cards', clause: 'HW-21', kind: 'choice', values: ['taken', 'entered', 'dealt', 'untracked'], standard: 'taken' },
      { key: 'decks', clause: 'HW-1', kind: 'number', least: 1, most: 4, standard: 1 },
    ],
  },
  { id: 'war', seats: { least: 2, most: 4, recommended: [2, 3] }, house: [] },
];

/** So many people, each with a name of its own that is no longer than a name may be. */
function fakePeople(names: readonly string[], count = names.length, checkIn?: true): readonly PersonView[] {
  return Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? '';
    const lap = Math.floor(at / names.length);
    const number = lap === 0 ? '' : ` ${String(lap + 1)}`;
    const state = checkIn && at % 3 > 0 ? { here: false, awaited: true as const } : { here: at % 40 !== 39 };
    return { id: `p${String(at + 1)}`, name: name.slice(0, LONGEST.name - number.length) + number, ...state };
  });
}

const POINTS = [31, 12.5, 7, -3, 7, 0, 24, 18, 18, 2];

/** A view as a page gets it, which may differ from what the hall has made. */
const asSent = <View>(view: View): View => JSON.parse(JSON.stringify(view)) as View;

/** The organiser's view of a hall; `more` replaces parts of it. */
export function fakeOrganiser(hall: FakeHall = {}, more: Partial<OrganiserView> = {}): OrganiserView {
  const { tables = 3, seats = 4, rounds = 3, counts = 'points', round = 1, phase = 'started' } = hall;
  const people = fakePeople(hall.names ?? SHORT, hall.people, hall.checkIn);
  const seatings = Array.from({ length: round }, (_, at) => seatingOf(people, hall, at + 1, at + 1 === round ? phase : 'ended'));
  const begun = seatings.filter(({ state }) => state !== 'draft');
  const results = begun.flatMap((seating) => resultsOf(seating, hall));
  return asSent({
    kind: 'organiser',
    board: fakeBoard(hall, people, begun, results),
    settings: { name: 'Spring Cup', rulebook: 'hungarian-war', house: {}, counts, rounds, tables, seats },
    games: FAKE_GAMES,
    people,
    checkIn: hall.checkIn === true,
    seatings,
    results,
    codes: Array.from({ length: tables }, (_, at) => ({ table: at + 1, code: `${String(at + 1)}-k3mq9-tdhvx-4f2a` })),
    addresses: [
      { address: 'mqtts://192.168.1.5:8883/k7q2', network: 'wlan0' },
      { address: 'mqtts://10.42.0.1:8883/k7q2', network: 'enp0s31f6' },
    ],
    broker: { kind: 'embedded', link: 'live' },
    sharing: { on: false, addresses: [], screens: 0 },
    phones: { on: false, addresses: [], screens: 0 },
    messages: [],
    folder: '/home/tina/halls/spring-cup',
    ...more,
  });
}

function seatingOf(people: readonly PersonView[], hall: FakeHall, round: number, state: SeatingView['state']): SeatingView {
  const { tables: most = 3, seats = 4 } = hall;
  const here = people.filter((person) => person.here).map(({ id }) => id);
  const turned = [
    ...here.slice((round * 7) % Math.max(1, here.length)),
    ...here.slice(0, (round * 7) % Math.max(1, here.length)),
  ];
  const count = Math.min(most, Math.ceil(turned.length / seats));
  const tables = Array.from({ length: count }, (_, at) => ({
    table: at + 1,
    people: turned.slice(at * seats, (at + 1) * seats),
  }));
  return { round, state, tables, repeated: round - 1, unseated: turned.slice(count * seats) };
}

/** Nobody plays there: it has never joined, or is absent. */
const isEmpty = (table: number, troubled: boolean | undefined) => troubled === true && (table % 5 === 3 || table % 5 === 4);

function resultsOf({ round, state, tables }: SeatingView, { finished = 'some', troubled }: FakeHall): readonly TableResult[] {
  return tables.map(({ table, people }) => {
    if (isEmpty(table, troubled)) return { round, table, state: 'none', rows: [] };
    const isOver = state === 'ended' || finished === 'all' || (finished === 'some' && table % 2 === 1);
    const rows = people.map((person, at) => ({ person, points: POINTS[(at * 3 + table) % POINTS.length] ?? 0 }));
    if (finished === 'none' && state === 'started') return { round, table, state: 'none', rows: [] };
    if (isOver && table % 7 === 0) return { round, table, state: 'corrected', rows, reason: 'The pile was counted twice' };
    return { round, table, state: isOver ? 'over' : 'playing', rows };
  });
}

function fakeBoard(
  hall: FakeHall,
  people: readonly PersonView[],
  begun: readonly SeatingView[],
  results: readonly TableResult[],
): BoardView {
  const { rounds = 3, counts = 'points', tables = 3 } = hall;
  const seating = begun.at(-1);
  return asSent({
    kind: 'board',
    version: 1,
    now: Date.UTC(2026, 0, 10, 19),
    name: 'Spring Cup',
    metres: hall.metres ?? 10,
    sound: true,
    ...(hall.clock && { clock: hall.clock }),
    counts,
    round: seating?.round ?? 0,
    rounds,
    shows: hall.shows ?? { what: 'turns' },
    tables: summariesOf(tables, hall, people, seating, results),
    standings: standingsOf(people, results, counts, begun.length),
    ...(seating !== undefined && { seating }),
    ...(hall.phones !== undefined && { phones: hall.phones }),
  });
}

function summariesOf(
  count: number,
  hall: FakeHall,
  people: readonly PersonView[],
  seating: SeatingView | undefined,
  results: readonly TableResult[],
): readonly TableSummary[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const now = new Map(results.filter(({ round }) => round === seating?.round).map((result) => [result.table, result]));
  return Array.from({ length: count }, (_, at) => summaryOf(at + 1, hall, names, now.get(at + 1)));
}

function summaryOf(
  table: number,
  hall: FakeHall,
  names: ReadonlyMap<string, string>,
  result: TableResult | undefined,
): TableSummary {
  const link = hall.troubled === true && table % 5 === 2 ? 'lost' : 'live';
  const base: TableSummary = { table, link, result: result?.state ?? 'none' };
  if (hall.troubled === true && table % 5 === 3) return { ...base, link: 'never' };
  if (hall.troubled === true && table % 5 === 4) return { ...base, absent: true };
  if (result === undefined || result.state === 'none') return base;
  const over = result.state !== 'playing';
  const rows = result.rows.toSorted((a, b) => b.points - a.points);
  const players = rows.map(({ person, points }, at) => ({
    name: names.get(person) ?? person,
    points,
    open: at === 1 && !over ? 2 : 0,
    ...(at > 1 && table % 3 !== 0 && { out: true as const }),
    ...(over && points === rows[0]?.points && { winner: true as const }),
  }));
  return {
    ...base,
    game: { rulebook: 'hungarian-war', round: 1 + ((table * 5) % 14), over, players, at: Date.UTC(2026, 0, 10, 18, 59) },
    ...(hall.calls?.includes(table) && { calls: true as const }),
    ...(hall.troubled === true && table % 10 === 1 && { strangers: true as const }),
    ...(hall.troubled === true && TROUBLES[table % 10] !== undefined && { trouble: TROUBLES[table % 10] }),
  };
}

const NIGHT = '0123456789abcdef0123456789abcdef';
const TROUBLES: Readonly<Record<number, NonNullable<TableSummary['trouble']>>> = {
  0: { kind: 'differs', night: NIGHT, line: 412 },
  5: { kind: 'damaged', night: NIGHT, line: 17 },
  6: { kind: 'unreadable', night: NIGHT, line: 3 },
  7: { kind: 'disk', code: 'ENOSPC' },
};

function standingsOf(
  people: readonly PersonView[],
  results: readonly TableResult[],
  counts: Counts,
  rounds: number,
): readonly HallStanding[] {
  const points = new Map<string, number>();
  for (const { round, rows } of results) for (const row of rows) points.set(`${row.person}.${String(round)}`, row.points);
  const rows = people.map(({ id, name, here, awaited }, at) => {
    const each = Array.from({ length: rounds }, (_, round) => points.get(`${id}.${String(round + 1)}`) ?? null);
    const sum = each.reduce<number>((total, one) => total + (one ?? 0), 0);
    return {
      person: id,
      name,
      here: here || awaited === true,
      ...(awaited && { awaited }),
      rounds: each,
      total: counts === 'points' ? sum : Math.round(((at * 37) % 301) * 10) / 10 + 1 / 3,
    };
  });
  const sorted = rows.toSorted((a, b) => b.total - a.total);
  const places = new Map(sorted.toReversed().map(({ total }, at) => [total, sorted.length - at]));
  return sorted.map((row) => ({ ...row, place: places.get(row.total) ?? 0 }));
}

/** What the phones of the guests show of a hall. */
export function fakeGuest(hall: FakeHall = {}): GuestView {
  const { version, now, name, counts, round, rounds, seating, standings } = fakeOrganiser(hall).board;
  return { kind: 'guest', version, now, name, counts, round, rounds, standings, ...(seating && { seating }) };
}
