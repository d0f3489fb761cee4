import { describe, expect, it } from 'vitest';
import type { BoardShows, BoardView } from '../../../host/contract/hall.ts';
import { boardSay } from './parts.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import type { Language } from '../../../words/language.ts';
import { dwellOf, pagesOf, pagesOn, parseScreen, type BoardPage } from './pages.ts';
import { partsOf, rangesOf } from './parts.ts';
import { roomOf, slice } from './room.ts';

const TELEVISION = roomOf(1920, 1080);
const PHONE = roomOf(390, 844);

function pagesIn(hall: FakeHall, shows: BoardShows = { what: 'turns' }, room = TELEVISION) {
  const view: BoardView = { ...fakeOrganiser(hall).board, shows };
  const parts = partsOf(view, room, boardSay('en'));
  return { view, parts, pages: pagesOf(view, parts) };
}
const kinds = (pages: readonly BoardPage[]) => [...new Set(pages.map(({ what }) => what))];

const PLACES = 'http://192.168.1.5:4715/k3mq9tdhvx4f2a7b/';

it.each<[string, FakeHall, BoardShows['what'], readonly string[]]>([
  ['the tables and the standings while they play', {}, 'turns', ['tables', 'standings']],
  [
    'everybody’s seat until half of the tables play',
    { round: 2, rounds: 3, finished: 'none' },
    'turns',
    ['people', 'overview', 'standings'],
  ],
  ['the tables before the first round', { round: 0 }, 'turns', ['tables']],
  ['no standings before the first result', { finished: 'none' }, 'turns', ['people', 'overview']],
  ['the winner after the last round', { rounds: 2, round: 2, phase: 'ended' }, 'turns', ['podium', 'standings']],
  ['the tables after any other', { rounds: 3, round: 2, phase: 'ended' }, 'turns', ['tables', 'standings']],
  ['all tables at once too, if their tiles take pages', { tables: 12, people: 48 }, 'turns', ['overview', 'tables', 'standings']],
  ['all at once instead, if they are many', { tables: 60, people: 240 }, 'turns', ['overview', 'standings']],
  ['the only table, enlarged', { tables: 1, people: 4 }, 'turns', ['table', 'standings']],
  ['the code alone before the first round', { phones: PLACES, round: 0 }, 'turns', ['overview']],
  [
    'the code where somebody has to check in',
    { phones: PLACES, checkIn: true, phase: 'ended' },
    'turns',
    ['overview', 'tables', 'standings'],
  ],
  ['no code else', { phones: PLACES }, 'turns', ['tables', 'standings']],
  ['the tables alone, if they are chosen', {}, 'tables', ['tables']],
  ['one table, if it is chosen', {}, 'table', ['table']],
  ['where people sit, if that is chosen', {}, 'seating', ['people', 'places']],
  ['their names alone, if they are many', { tables: 100, people: 400 }, 'seating', ['people']],
])('the board shows %s', (_what, hall, what, expected) => {
  const shows: BoardShows = what === 'table' ? { what, table: 2 } : { what };
  expect(kinds(pagesIn(hall, shows).pages)).toEqual(expected);
});

it('names no winner where nobody has a result', () => {
  const { view } = pagesIn({ rounds: 1, phase: 'ended' });
  const standings = view.standings.map((one) => ({ ...one, place: 1, total: 0 }));
  const all = pagesOf({ ...view, standings }, partsOf({ ...view, standings }, TELEVISION, boardSay('en')));
  expect(kinds(all)).toEqual(['tables', 'standings']);
});

it('comes round again soon however many people there are, but shows all standings if they are chosen', () => {
  const { pages } = pagesIn({ tables: 500, people: 5_000, seats: 10 });
  expect(pages.filter(({ what }) => what === 'standings')).toHaveLength(5);
  const chosen = pagesIn({ people: 500, tables: 125 }, { what: 'standings' });
  const { standings, grids } = chosen.parts;
  expect(chosen.pages.flatMap(({ page }) => slice(standings, page, grids.standings))).toEqual(standings);
});

it.each([2, 12, 60, 500, 1_000])('all of %i tables have room on one page', (tables) => {
  const { parts, pages } = pagesIn({ tables, people: tables * 2, seats: 2 }, { what: 'overview' });
  expect(pages).toEqual([{ what: 'overview', page: 0, of: 1 }]);
  const { columns, rows, width } = parts.grids.overview;
  expect(columns * rows).toBeGreaterThanOrEqual(tables);
  expect(columns * width).toBeLessThanOrEqual(TELEVISION.width + 0.01);
  expect(rows * width).toBeLessThanOrEqual(TELEVISION.height);
});

describe.each([
  ['a television', TELEVISION],
  ['a phone held upright', PHONE],
])('the pages on %s', (_where, room) => {
  it.each([2, 3, 4, 5, 6, 7, 13, 100, 1_000])('show each of %i tables once, with a line for everybody', (tables) => {
    const { parts, pages } = pagesIn({ tables, people: tables * 4 }, { what: 'tables' }, room);
    const { grids } = parts;
    expect(pages.flatMap(({ page }) => slice(parts.tables, page, grids.tables))).toEqual(parts.tables);
    const most = Math.max(...parts.tables.map(({ game }) => game?.players.length ?? 0));
    expect(grids.tables.lines * grids.tables.across).toBeGreaterThanOrEqual(most);
    expect(grids.tables.rows * grids.tables.height).toBeLessThanOrEqual(room.height);
  });

  it.each([2, 4, 6, 10])('have room for %i people at a table', (seats) => {
    const { parts } = pagesIn({ tables: 5, people: 5 * seats, seats }, { what: 'seating' }, room);
    const { places } = parts.grids;
    expect(places.rows * places.height).toBeLessThanOrEqual(room.height + 1);
    expect((places.lines - 1) * places.across).toBeGreaterThanOrEqual(seats);
  });
});

describe('several screens', () => {
  it.each([2, 3, 4, 7])('of %i each show their part of the pages, in order, and together all', (of) => {
    const { pages } = pagesIn({ tables: 100, people: 400, finished: 'none' });
    const each = Array.from({ length: of }, (_, at) => pagesOn(pages, { screen: at + 1, of }));
    for (const what of ['people', 'standings'] as const) {
      const shown = each.flatMap((own) => own.filter((page) => page.what === what));
      expect(shown).toEqual(pages.filter((page) => page.what === what));
    }
  });

  it('all show what has one page, and none of them shows nothing', () => {
    const { pages } = pagesIn({}, { what: 'table', table: 1 });
    expect(pagesOn(pages, { screen: 3, of: 3 })).toEqual(pages);
    const few = pagesIn({ tables: 13, people: 52 }, { what: 'tables' }).pages;
    for (let screen = 1; screen <= 9; screen++) expect(pagesOn(few, { screen, of: 9 })).not.toEqual([]);
  });

  it.each([
    ['2/4', { screen: 2, of: 4 }],
    [null, undefined],
    ['', undefined],
    ['0/4', undefined],
    ['5/4', undefined],
    ['1/4/4', undefined],
    ['100/100', undefined],
  ])('are told apart by the address: %s', (text, screen) => {
    expect(parseScreen(text)).toEqual(screen);
  });
});

it('sorts people as their language does', () => {
  const names = ['Zoé', 'Ödön', 'Olga', 'Cs. Anna', 'Cz. Béla', 'Cili'];
  const { board } = fakeOrganiser({ names, tables: 2, people: 6 });
  const sorted = (language: Language) => partsOf(board, TELEVISION, boardSay(language)).people.map(({ name }) => name);
  expect(sorted('de').slice(-3)).toEqual(['Ödön', 'Olga', 'Zoé']);
  expect(sorted('hu').slice(-3)).toEqual(['Olga', 'Ödön', 'Zoé']);
});

it('leaves a page as long as its names take to be looked through', () => {
  const dwell = (hall: FakeHall) => {
    const { parts, pages } = pagesIn(hall, { what: 'standings' });
    return pages.map((page) => dwellOf(page, parts, pages))[0] ?? 0;
  };
  const [few, many, long] = [
    dwell({ people: 2, tables: 1 }),
    dwell({ people: 48, tables: 12 }),
    dwell({ people: 48, tables: 12, names: ['Maximiliane Wommersdorff', 'Hildegarde Wommersdorfer'] }),
  ];
  expect(few).toBe(6_000);
  expect(long).toBeGreaterThan(many);
  expect(long).toBeLessThanOrEqual(20_000);
});

describe('people who look for their names', () => {
  it.each([12, 30, 48])('have seen all pages of %i within ten seconds', (people) => {
    const { parts, pages } = pagesIn({ people, tables: people / 6, seats: 6 }, { what: 'seating' });
    const names = pages.filter(({ what }) => what === 'people');
    expect(names.reduce((ms, page) => ms + dwellOf(page, parts, pages), 0)).toBeLessThanOrEqual(10_000);
  });

  const list = (...names: readonly string[]) => names.map((name) => ({ name }));
  const TWO = { columns: 1, rows: 2, width: 1, height: 1, lines: 1, across: 1, each: 1 };
  it.each([
    [list('Anna', 'Béla', 'Cili', 'Feri'), ['A–B', 'C–F']],
    [list('Kata', 'Kiss', 'Kovács', 'Zoé'), ['K–Ki', 'Ko–Z']],
    [list('Nagy Anna', 'Nagy Béla', 'Nagy Cili', 'Nagy Dani'), ['N–Nag', 'Nag–N']],
    [list('Anna'), ['A']],
    [list(), ['']],
  ])('are told where each page begins and ends: %j', (people, ranges) => {
    expect(rangesOf(people, TWO)).toEqual(ranges);
  });
});

it('more is on each page that is read from nearer', () => {
  const count = (metres: 10 | 5) => {
    const { grids } = pagesIn({ people: 400, tables: 100 }, { what: 'tables' }, roomOf(3840, 2160, metres)).parts;
    return grids.tables.columns * grids.tables.rows;
  };
  expect(count(5)).toBeGreaterThanOrEqual(4 * count(10));
  expect(roomOf(3840, 2160)).toEqual(TELEVISION);
});

it('the code for phones stands beside the flowers, and beside names where it takes no page from them', () => {
  expect(pagesIn({}).parts.phones).toEqual([]);
  expect(pagesIn({ phones: PLACES }).parts.phones).toEqual(['overview', 'people']);
  const [without, many] = [undefined, PLACES].map(
    (phones) => pagesIn({ people: 200, tables: 40, ...(phones && { phones }) }).parts,
  );
  expect(many?.phones).toEqual(['overview']);
  expect(many?.grids.people.columns).toBe(without?.grids.people.columns);
  expect(many?.grids.overview.width).toBeLessThan(without?.grids.overview.width ?? 0);
  expect(pagesIn({ phones: PLACES }, { what: 'turns' }, PHONE).parts.phones).toEqual([]);
  expect(pagesIn({ phones: PLACES, checkIn: true }).parts.checkIn).toBe(true);
  for (const hall of [{ phones: PLACES }, { checkIn: true }] as const) expect(pagesIn(hall).parts.checkIn).toBe(false);
});
