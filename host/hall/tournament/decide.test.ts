import { describe, expect, test } from 'vitest';
import type { GameDifference, TournamentSettings } from '../../contract/hall.ts';
import { splitIn } from '../../contract/team.ts';
import type { HallClock } from '../../contract/hall-clock.ts';
import type { Refused } from '../../../rulebook/refusal.ts';
import { seededRandom } from '../../../rulebook/random.ts';
import { decide, type Deed } from './decide.ts';
import { takeSeating } from './decide-rounds.ts';
import { evolve, NEW_TOURNAMENT } from './evolve.ts';
import { resultsOf } from './results.ts';
import { seatRound } from './seating/seat-round.ts';
import { standingsOf } from './standings.ts';
import { boardPart } from '../hall-views.ts';
import { fakePlayed } from './testing/fake-played.ts';
import type { FrozenResult, PlayedResult, Tournament, TournamentEvent } from './tournament.ts';

const SETTINGS: TournamentSettings = {
  name: 'Spring cup',
  rulebook: 'hungarian-war',
  house: {},
  counts: 'points',
  rounds: 2,
  tables: 2,
  seats: 3,
};
const NOW = 1_000_000;
const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Ella', 'Feri'];
const chosen: TournamentEvent = { type: 'SettingsChosen', settings: SETTINGS };
const people = NAMES.map((name, i) => ({ id: `p${i + 1}`, name }));
const added: TournamentEvent = { type: 'PeopleAdded', people };
const seated = (round: number): TournamentEvent => ({
  type: 'RoundSeated',
  round,
  tables: [
    { table: 1, people: ['p1', 'p2', 'p3'] },
    { table: 2, people: ['p4', 'p5', 'p6'] },
  ],
  repeated: 0,
  unseated: [],
});
const started = (round: number): TournamentEvent => ({ type: 'RoundStarted', round });
const ended = (round: number, results: readonly FrozenResult[] = []): TournamentEvent => ({ type: 'RoundEnded', round, results });
const drafted = [chosen, added, seated(1)];
const underWay = [...drafted, started(1)];
const between = [...underWay, ended(1)];

function given(...events: readonly TournamentEvent[]) {
  const state = events.reduce((before, event, i) => evolve(before, event, i + 1), NEW_TOURNAMENT);
  return {
    state,
    when(command: Deed, played: readonly PlayedResult[] = []) {
      const toDo = decide(state, command, played, seededRandom(1), NOW);
      return 'toSeat' in toDo ? takeSeating(toDo, seatRound({ ...toDo.toSeat, effort: 0.1 })) : toDo;
    },
  };
}
const accepted = (...events: readonly TournamentEvent[]) => ({ ok: true, events });
const refused = (code: string, params = {}) => ({ ok: false, refusal: { code, params } });
/** At a table of round 1, which the fourth line of the record has started. */
const over = (table: number, ...people: readonly string[]): PlayedResult => ({
  ...fakePlayed({ ...SETTINGS, round: 1, table, seating: 4 }),
  rows: people.map((person, i) => ({ person, points: 10 - i })),
});
/** As it stands in the results. */
const told = ({ round, table, state, rows }: PlayedResult) => ({ round, table, state, rows });
const playedOut = [over(1, 'p1', 'p2', 'p3'), over(2, 'p4', 'p5', 'p6')];

describe('check-in', () => {
  const opened: TournamentEvent = { type: 'CheckInOpened' };
  const arrived = (person: string): TournamentEvent => ({ type: 'CheckedIn', person });
  const here = ({ people }: Tournament) => people.filter((person) => person.here).map(({ id }) => id);

  test('seats those who are here: checked in by themselves or by the organiser; the others are absent', () => {
    const late: TournamentEvent = { type: 'PeopleAdded', people: [{ id: 'p7', name: 'Gabi' }] };
    const { state, when } = given(chosen, added, opened, late, arrived('p1'), arrived('p2'), {
      type: 'PersonBack',
      person: 'p3',
    });
    expect(here(state)).toEqual(['p1', 'p2', 'p3']);
    const decided = when({ type: 'seat' });
    const [seating] = decided.ok ? decided.events : [];
    expect(seating).toMatchObject({ type: 'RoundSeated', unseated: [] });
    expect(seating?.type === 'RoundSeated' && seating.tables.flatMap((table) => table.people).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(standingsOf(state, []).map((one) => [one.here, one.awaited ?? false])).toEqual([
      ...Array<unknown>(3).fill([true, false]),
      ...Array<unknown>(4).fill([true, true]),
    ]);
  });

  test('is given up again: everybody counts as here but those who had left', () => {
    const left: TournamentEvent = { type: 'PersonLeft', person: 'p6' };
    const { state } = given(chosen, added, left, opened, arrived('p1'), { type: 'CheckInClosed' });
    expect(state.people).toEqual(given(chosen, added, left).state.people);
  });

  test('leaves the draft as it is: whoever comes late has no seat in it until it is seated again', () => {
    const all = people.slice(0, 5).map(({ id }) => arrived(id));
    const tables = [{ table: 1, people: ['p1', 'p2', 'p3', 'p4', 'p5'] }];
    const draft: TournamentEvent = { type: 'RoundSeated', round: 1, tables, repeated: 0, unseated: [] };
    const { state } = given(chosen, added, opened, ...all, draft, arrived('p6'), arrived('p6'));
    expect(state.seatings).toEqual([{ round: 1, state: 'draft', tables, repeated: 0, unseated: ['p6'] }]);
  });
});

const settings = (change: Partial<TournamentSettings>): Deed => ({ type: 'settings', settings: { ...SETTINGS, ...change } });
const agreed = (change: Partial<TournamentSettings>): TournamentEvent => ({
  type: 'SettingsChosen',
  settings: { ...SETTINGS, ...change },
});
const CHANGED = { tables: 4, seats: 5, rulebook: 'war', counts: 'places' } as const;
const ALLIED = { rulebook: 'charta-bellica', house: { line: 'simple' } } as const;
const late: TournamentEvent = { type: 'PeopleAdded', people: ['p7', 'p8'].map((id) => ({ id, name: id })) };
const left = (person: string): TournamentEvent => ({ type: 'PersonLeft', person });
const absent = (table: number): TournamentEvent => ({ type: 'TableAbsent', table });
const reds: TournamentEvent = { type: 'TeamChosen', person: 'p1', team: 'Reds' };
const exchange = (one: string, other: string) => ({ type: 'exchange', one, other }) as const;
const correct = (people: readonly string[], table = 1, round = 1) => ({
  ...({ type: 'correct', round, table, reason: 'added up wrong' } as const),
  rows: people.map((person) => ({ person, points: 4 })),
});
const stopped: TournamentEvent = {
  ...{ type: 'ResultCorrected', round: 1, table: 2, reason: 'stopped' },
  rows: [{ person: 'p4', points: 1 }],
};
const five = {
  ...seated(1),
  tables: [
    { table: 1, people: ['p1', 'p2', 'p3'] },
    { table: 2, people: ['p4', 'p5'] },
  ],
} as TournamentEvent;
const frozenResults = playedOut.map(({ table, state, rows }) => ({ table, state, rows }));

const SEAT = { type: 'seat' } as const;
const MANY = Array.from({ length: 4_995 }, (_, i) => `Guest ${i}`).join('\n');
const UNKNOWN = refused('no such person', { person: 'p9' });
const listed = [chosen, added];
const addPeople = (text: string) => ({ type: 'addPeople', text }) as const;
const rename = (person: string, name: string) => ({ type: 'rename', person, name }) as const;
const presence = (person: string, here: boolean) => ({ type: 'presence', person, here }) as const;
const team = (person: string, name: string) => ({ type: 'team', person, team: name }) as const;
const tableHere = (table: number, here: boolean) => ({ type: 'tablePresence', table, here }) as const;
const withUnseated = { ...seated(1), unseated: ['p7'] } as TournamentEvent;

type Row = [what: string, before: readonly TournamentEvent[], command: Deed, outcome: object, played?: typeof playedOut];
test.each<Row>([
  ['all may change before round 1', drafted, settings(CHANGED), accepted(agreed(CHANGED))],
  ['the game stays once it has begun', underWay, settings({ rulebook: 'war' }), refused('tournament has begun')],
  ['its rules stay, too', underWay, settings({ house: { decks: 2 } }), refused('tournament has begun')],
  ...([{ name: 'Cup' }, { counts: 'places' }, { rounds: 1 }, { tables: 3 }, { seats: 4 }, { bye: 'round' }] as const).map(
    (change): Row => [`${Object.keys(change).join()} may change during a round`, underWay, settings(change), { ok: true }],
  ),
  ['a round keeps its tables', underWay, settings({ tables: 1 }), refused('table in round', { table: 2 })],
  ['a table may go between rounds', between, settings({ tables: 1 }), { ok: true }],
  [
    'rounds that have begun stay',
    [...between, seated(2), started(2)],
    settings({ rounds: 1 }),
    refused('rounds begun', { begun: 2 }),
  ],
  ['a game is known', [], settings({ rulebook: 'chess' }), refused('no such rulebook', { given: 'chess' })],
  ['as many sit as can play', [], settings({ seats: 10, rulebook: 'hyrule' }), refused('seats of game', { seats: 10 })],
  ['as can by these rules', [], settings({ ...ALLIED, seats: 3 }), refused('seats of game', { seats: 3, least: 4, most: 4 })],
  ['a house rule is known', [], settings({ house: { pudding: 1 } }), refused('house rule', { key: 'pudding', given: '1' })],
  ['settings that are the same are no step', [chosen], settings({}), accepted()],
  ['more seats are not found for all', [...underWay, late, ended(1)], SEAT, { events: [{ unseated: { length: 2 } }] }],
  ['a table more seats them', [...underWay, late, ended(1), agreed({ tables: 3 })], SEAT, { events: [{ unseated: [] }] }],
  [
    'a table is as large as the rules allow',
    [agreed({ ...ALLIED, seats: 4 }), added],
    SEAT,
    { events: [{ unseated: { length: 2 } }] },
  ],
  ['a table without a referee gets nobody', [chosen, added, absent(1)], SEAT, { events: [{ tables: [{ table: 2 }] }] }],
  ['a seating needs a game', [added], SEAT, refused('no game chosen')],
  ['and people', [chosen], SEAT, refused('too few people', { here: 0 })],
  ['and a table', [chosen, added, absent(1), absent(2)], SEAT, refused('no table here')],
  [
    'and a round that is agreed',
    [...between, seated(2), started(2), ended(2)],
    SEAT,
    refused('all rounds played', { rounds: 2 }),
  ],
  ['it waits for all tables', underWay, SEAT, refused('tables still play', { round: 1, tables: 2 })],
  ['for the last', underWay, SEAT, refused('tables still play', { round: 1, tables: 1 }), playedOut.slice(0, 1)],
  [
    'and ends the round that has been played',
    underWay,
    SEAT,
    {
      events: [
        { type: 'RoundEnded', round: 1, results: frozenResults },
        { type: 'RoundSeated', round: 2 },
      ],
    },
    playedOut,
  ],
  ['a corrected table has finished', [...underWay, stopped], SEAT, { ok: true }, playedOut.slice(0, 1)],
  ['and so have all of a round that was ended', between, SEAT, { ok: true }],
  [
    'people are numbered in the order in which they come',
    listed,
    addPeople('Gabi\nHugó'),
    { events: [{ people: [{ id: 'p7', name: 'Gabi' }, { id: 'p8' }] }] },
  ],
  ['not more of them than a hall takes', listed, addPeople(MANY), refused('too many people', { most: 5000 })],
  ['no name looks like another', listed, rename('p2', 'Аnnа'), refused('name looks like', { as: 'Anna' })],
  ['none is taken twice', listed, rename('p1', 'Béla'), refused('name taken', { name: 'Béla' })],
  ['one may be written otherwise', listed, rename('p1', 'ANNA'), { events: [{ type: 'PersonRenamed' }] }],
  ['nobody unknown is renamed', [chosen], rename('p9', 'Gabi'), UNKNOWN],
  ['somebody joins a team', drafted, team('p1', 'Reds'), accepted(reds)],
  ['and leaves it', [...drafted, reds], team('p1', ''), { events: [{ type: 'TeamChosen' }] }],
  ['or has none', drafted, team('p1', ''), accepted()],
  ['nobody unknown joins one', drafted, team('p9', 'Reds'), UNKNOWN],
  ['somebody leaves', drafted, presence('p1', false), accepted(left('p1'))],
  ['and comes back', [...underWay, left('p1')], presence('p1', true), { events: [{ type: 'PersonBack' }] }],
  ['or is here', underWay, presence('p1', true), accepted()],
  ['a table comes back', [chosen, added, absent(1)], tableHere(1, true), { events: [{ type: 'TableBack' }] }],
  ['only tables can be absent', [chosen], tableHere(3, false), refused('no such table', { table: 3, tables: 2 })],
  [
    'two change places, one of them without a seat',
    [...listed, late, withUnseated],
    exchange('p1', 'p7'),
    accepted({ type: 'PlacesExchanged', one: 'p1', other: 'p7', repeated: 0 }),
  ],
  ['who meets again is counted anew', [...between, seated(2)], exchange('p1', 'p4'), { events: [{ repeated: 2 }] }],
  ['nobody changes with themselves', drafted, exchange('p1', 'p1'), accepted()],
  ['nobody unknown changes places', drafted, exchange('p1', 'p9'), UNKNOWN],
  [
    'nor whoever is not in the seating',
    [chosen, added, left('p6'), five],
    exchange('p1', 'p6'),
    refused('not in seating', { name: 'Feri' }),
  ],
  ['nor anybody in a round', underWay, exchange('p1', 'p4'), refused('no seating')],
  ['a draft starts', drafted, { type: 'startRound' }, accepted(started(1))],
  ['a round does not', underWay, { type: 'startRound' }, refused('no seating')],
  ['a round ends', underWay, { type: 'endRound' }, accepted(ended(1))],
  ['a draft does not', drafted, { type: 'endRound' }, refused('no round to end')],
  ['a result is corrected', underWay, correct(['p2', 'p1']), { events: [{ type: 'ResultCorrected' }] }],
  ['for those who sat there', underWay, correct(['p4']), refused('not at table', { name: 'Dani', round: 1, table: 1 })],
  ['each once', underWay, correct(['p1', 'p1']), refused('twice in result', { name: 'Anna' })],
  ['for nobody unknown', underWay, correct(['p9']), UNKNOWN],
  ['at a table of the round', underWay, correct(['p1'], 3), refused('table not in round', { round: 1, table: 3 })],
  ['that has begun', drafted, correct(['p1']), refused('round not begun', { round: 1 })],
])('%s', (_what, before, command, outcome, played = []) => {
  expect(given(...before).when(command, played)).toMatchObject(outcome);
});

test.each<[string, readonly TournamentEvent[], number]>([
  ['stays, whatever the evening is called', [agreed({ name: 'Cup' })], 1],
  ['is given up for other tables', [agreed({ tables: 3 })], 0],
  ['is given up if somebody leaves', [left('p1')], 0],
  ['is given up if somebody changes teams', [reds], 0],
  ['that has started stays', [started(1), left('p1'), reds, late], 1],
])('a draft %s', (_what, events, seatings) => {
  expect(given(...drafted, ...events).state.seatings).toHaveLength(seatings);
});

test('an exchange gives each of the two the place of the other', () => {
  const { state } = given(...listed, late, withUnseated);
  const [seating] = evolve(state, { type: 'PlacesExchanged', one: 'p1', other: 'p7', repeated: 0 }, 5).seatings;
  expect(seating).toMatchObject({ tables: [{ people: ['p7', 'p2', 'p3'] }, {}], unseated: ['p1'] });
});

test.each([
  {
    text: 'Gabi\nanna\nBélа\nHugó\nHugó',
    left: 'anna\nBélа\nHugó',
    parts: [
      { code: 'name here', params: { line: 2, name: 'anna' } },
      { code: 'name looks like', params: { line: 3, as: 'Béla' } },
      { code: 'name twice', params: { line: 5, name: 'Hugó', first: 4 } },
    ],
    others: ['Gabi', 'Hugó'],
  },
  {
    text: 'Béla\n,\nANNA',
    left: 'Béla\nANNA',
    parts: [
      { code: 'name here', params: { line: 1, name: 'Béla' } },
      { code: 'name here', params: { line: 3, name: 'ANNA' } },
    ],
    others: [],
  },
])('of the list $text all that is wrong is said, and then the others can be added', ({ text, left: rest, parts, others }) => {
  const { refusal } = given(chosen, added).when({ type: 'addPeople', text }) as Refused;
  expect(refusal).toMatchObject({
    code: 'list not sound',
    params: { faults: parts.length, others: others.length, left: rest },
    parts,
  });
  const second = given(chosen, added).when({ type: 'addPeople', text, others: true });
  expect(second).toMatchObject(
    others.length === 0 ? { refusal } : { events: [{ people: others.map((name, i) => ({ id: `p${7 + i}`, name })) }] },
  );
});

describe('a seating', () => {
  test('of one team, however it is written, sit at different tables', () => {
    const text = 'Name;Team\nAnna;Reds\nBéla;REDS\nCili;Kis\nDani;Kis\nElla;Nagy\nFeri;nagy';
    const list = given(chosen).when({ type: 'addPeople', text });
    expect(list).toMatchObject({
      events: [{ people: [{ id: 'p1', name: 'Anna', team: 'Reds' }, ...Array<object>(5).fill({})] }],
    });
    const made = given(chosen, ...(list.ok ? list.events : [])).when({ type: 'seat' });
    const [seating] = made.ok ? made.events : [];
    const tables = seating?.type === 'RoundSeated' ? seating.tables : [];
    expect(tables.map((table) => table.people.map((person) => Math.ceil(Number(person.slice(1)) / 2)).sort())).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('of a team with a plus sit together, however it is written, and that is no meeting again', () => {
    const list = given(chosen).when({
      type: 'addPeople',
      text: 'Name;Team\nAnna;Kis+\nBéla;\nCili;\nDani;+ KIS\nElla;kis\nFeri;',
    });
    const events = [chosen, ...(list.ok ? list.events : [])];
    const together = (...more: readonly TournamentEvent[]) => {
      const decided = given(...events, ...more).when({ type: 'seat' });
      const [seating] = (decided.ok ? decided.events : []).slice(-1);
      if (seating?.type !== 'RoundSeated') throw new Error('no seating');
      expect(splitIn(given(...events).state.people, seating)).toEqual([]);
      return { seating, teams: seating.tables.map((table) => table.people.toSorted().join(' ')).sort() };
    };
    const first = together();
    expect(first.teams).toEqual(['p1 p4 p5', 'p2 p3 p6']);
    const second = together(first.seating, started(1), ended(1));
    expect([second.teams, second.seating.repeated]).toEqual([first.teams, 3]);
    const { people } = given(...events).state;
    expect(
      splitIn(people, {
        tables: [
          { table: 1, people: ['p1', 'p4', 'p2'] },
          { table: 2, people: ['p5', 'p3', 'p6'] },
        ],
      }),
    ).toEqual(['+ KIS']);
  });

  test('of a final takes the best at one table, by lot where they are equal; sitting it out brings nothing', () => {
    const final: TournamentEvent = { type: 'SettingsChosen', settings: { ...SETTINGS, rounds: 2, bye: 'own', last: 'final' } };
    const first = [final, added, seated(1), started(1)];
    const made = given(...first).when({ type: 'seat' }, playedOut);
    // Three sit at a table: the winners of both, with ten points each, and one of the two with nine: everybody was told so before.
    expect(boardPart(given(...first).state, resultsOf(given(...first).state, playedOut)).lot).toBe(3);
    const [, seating] = made.ok ? made.events : [];
    if (seating?.type !== 'RoundSeated') throw new Error('no seating');
    expect(seating).toMatchObject({ round: 2, final: true, tables: [{ table: 1 }] });
    const best = seating.tables.flatMap((table) => table.people);
    expect(best).toHaveLength(3);
    expect(best).toEqual(expect.arrayContaining(['p1', 'p4']));
    expect(['p2', 'p5'].filter((person) => best.includes(person))).toHaveLength(1);
    expect([...best, ...seating.unseated].sort()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    const frozen = playedOut.map(({ table, state, rows }) => ({ table, state, rows }));
    const { state } = given(...first, ended(1, frozen), seating, started(2), ended(2));
    for (const standing of standingsOf(state, resultsOf(state, []))) expect(standing.byes).toBeUndefined();
  });
});

describe('a correction', () => {
  test('stands over the record of the table; the last one counts', () => {
    const corrected = (points: number): TournamentEvent => ({
      type: 'ResultCorrected',
      round: 1,
      table: 1,
      rows: [{ person: 'p2', points }],
      reason: 'added up wrong',
    });
    const { state }: { state: Tournament } = given(...underWay, corrected(5), corrected(6));
    expect(resultsOf(state, playedOut)).toMatchObject([
      { round: 1, table: 1, state: 'corrected', rows: [{ person: 'p2', points: 6 }], reason: 'added up wrong' },
      told(over(2, 'p4', 'p5', 'p6')),
    ]);
  });

  test('of what a table had told is not questioned by that, only by what it tells afterwards', () => {
    const [first] = playedOut;
    const command = correct(['p1', 'p2', 'p3']);
    const done = given(...underWay).when(command, playedOut);
    const { state } = given(...underWay, ...(done.ok ? done.events : []));
    expect(resultsOf(state, playedOut)[0]).toEqual({ ...command, type: undefined, state: 'corrected' });
    expect(first && resultsOf(state, [raised(first)])[0]?.aside).toEqual({
      state: 'over',
      rows: first && raised(first).rows,
      differs: [],
    });
  });
});

/** The same game with a point more for everybody. */
const raised = (game: PlayedResult): PlayedResult => ({
  ...game,
  rows: game.rows.map(({ person, points }) => ({ person, points: points + 1 })),
});

describe('a result that was frozen when its round ended', () => {
  const [first, second] = playedOut as [PlayedResult, PlayedResult];
  const round = given(...underWay).when({ type: 'endRound' }, playedOut);
  const events = [...underWay, ...(round.ok ? round.events : [])];
  const { state } = given(...events);

  test('stands whatever the table tells afterwards, which is said with both figures', () => {
    expect(resultsOf(state, playedOut)).toEqual(playedOut.map(told));
    expect(resultsOf(state, [])).toEqual(playedOut.map(told));
    const again: PlayedResult = { ...raised(first), state: 'playing' };
    for (const later of [raised(first), again]) {
      const [result] = resultsOf(state, [later, second]);
      expect(result).toEqual({ ...told(first), aside: { state: later.state, rows: later.rows, differs: [] } });
    }
  });

  test('is corrected if that is accepted, and not questioned any more if it is left', () => {
    const later = [raised(first), second];
    const rows = [...raised(first).rows];
    const corrected: TournamentEvent = { type: 'ResultCorrected', round: 1, table: 1, rows, reason: 'as told' };
    const accepted_ = given(...events).when({ type: 'correct', round: 1, table: 1, rows, reason: 'as told' }, later);
    expect(accepted_).toEqual(accepted(corrected));
    expect(resultsOf(given(...events, corrected).state, later)[0]).toMatchObject({ state: 'corrected', rows });
    expect(resultsOf(given(...events, corrected).state, later)[0]?.aside).toBeUndefined();
    const aside: TournamentEvent = { type: 'ResultLeft', round: 1, table: 1, rows };
    expect(given(...events).when({ type: 'leave', round: 1, table: 1, rows }, later)).toEqual(accepted(aside));
    expect(resultsOf(given(...events, aside).state, later)).toEqual(playedOut.map(told));
    expect(resultsOf(given(...events, aside).state, [raised(raised(first))])[0]?.aside).toBeDefined();
    expect(given(...events).when({ type: 'leave', round: 1, table: 1, rows }, playedOut)).toEqual(
      refused('told otherwise', { round: 1, table: 1 }),
    );
  });

  test('counts as far as it had come, if the round was ended before its table had finished', () => {
    const playing: PlayedResult = { ...first, state: 'playing' };
    const ends = given(...underWay).when({ type: 'endRound' }, [playing]);
    const early = given(...underWay, ...(ends.ok ? ends.events : [])).state;
    expect(resultsOf(early, [raised(first), second])).toMatchObject([
      { ...told(playing), aside: { state: 'over' } },
      { state: 'none', rows: [], aside: { rows: second.rows } },
    ]);
  });
});

describe('a game that was played otherwise than agreed', () => {
  const { state, when } = given(...underWay);
  const game = over(1, 'p1', 'p2', 'p3');
  test.each<[string, Partial<PlayedResult>, readonly GameDifference[]]>([
    ['with other rules', { house: { ...game.house, decks: 2 } }, [{ what: 'house', rule: 'decks', given: 2, agreed: 1 }]],
    ['as another game', { rulebook: 'war', house: {} }, [{ what: 'rulebook', given: 'war', agreed: 'hungarian-war' }]],
    ['by fewer people', { rows: game.rows.slice(0, 2) }, [{ what: 'missing', name: 'Cili' }]],
    ['with a guest', { others: ['Zoé'] }, [{ what: 'other', name: 'Zoé' }]],
  ])('%s does not count by itself, and is named', (_, change, differs) => {
    const other = { ...game, ...change };
    expect(resultsOf(state, [other])[0]).toEqual({
      ...{ round: 1, table: 1, state: 'none', rows: [] },
      aside: { state: 'over', rows: other.rows, differs },
    });
    expect(when({ type: 'endRound' }, [other])).toEqual(accepted(ended(1)));
  });

  test('gives way to one that was played as agreed, whichever came first', () => {
    const other = { ...raised(game), house: { ...game.house, decks: 2 } };
    for (const played of [
      [other, game],
      [game, other],
    ])
      expect(resultsOf(state, played)[0]).toEqual(told(game));
  });
});

test('a game of another seating is no result, also if the start of the round was undone and made anew', () => {
  expect(resultsOf(given(...underWay).state, [{ ...over(1, 'p1', 'p2', 'p3'), seating: 3 }])[0]).toEqual({
    ...{ round: 1, table: 1, state: 'none', rows: [] },
  });
});

test('of several games of one round the first that is played to its end counts, and the last one until then', () => {
  const { state } = given(...underWay);
  const first = over(1, 'p1', 'p2', 'p3');
  const playing = (points: number): PlayedResult => ({
    ...first,
    state: 'playing',
    rows: first.rows.map((row) => ({ ...row, points })),
  });
  expect(resultsOf(state, [playing(3), playing(4)])[0]).toEqual(told(playing(4)));
  expect(resultsOf(state, [playing(3), first, playing(0), { ...playing(7), state: 'over' }])[0]).toEqual(told(first));
});

test('of a record only people count whom the hall has seated at that table', () => {
  const { state } = given(...underWay);
  expect(resultsOf(state, [over(1, 'p4', 'p5'), over(2, 'p6', 'p1')])).toMatchObject([
    { round: 1, table: 1, state: 'none', rows: [] },
    { round: 1, table: 2, state: 'none', rows: [], aside: { rows: [{ person: 'p6', points: 10 }] } },
  ]);
});

describe('the clock', () => {
  const MINUTE = 60_000;
  const timed = agreed({ minutes: 25 });
  const set = (...clock: HallClock[]): TournamentEvent => ({ type: 'ClockSet', ...(clock[0] && { clock: clock[0] }) });
  const runs: HallClock = { to: 'end', endsAt: NOW + 10 * MINUTE };
  const halted: HallClock = { to: 'end', left: 10 * MINUTE };

  test('starts with the round if that was agreed on, and is off once the round has ended', () => {
    const clock: HallClock = { to: 'end', endsAt: NOW + 25 * MINUTE };
    const withClock: TournamentEvent = { ...started(1), clock } as TournamentEvent;
    expect(given(timed, added, seated(1)).when({ type: 'startRound' })).toEqual(accepted(withClock));
    expect(given(timed, added, seated(1), withClock).state.clock).toEqual(clock);
    expect(given(timed, added, seated(1), withClock, ended(1)).state.clock).toBeUndefined();
  });

  test.each<[string, Deed, readonly TournamentEvent[], readonly TournamentEvent[]]>([
    ['is set to the end of the round', { type: 'startClock', minutes: 10 }, underWay, [set(runs)]],
    [
      'is set to the start of the next one',
      { type: 'startClock', minutes: 5 },
      [...underWay, ended(1)],
      [set({ to: 'start', endsAt: NOW + 5 * MINUTE })],
    ],
    [
      'is given more time',
      { type: 'extendClock', minutes: 5 },
      [...underWay, set(runs)],
      [set({ to: 'end', endsAt: NOW + 15 * MINUTE })],
    ],
    [
      'has that time from now on once it has run down',
      { type: 'extendClock', minutes: 1 },
      [...underWay, set({ to: 'end', endsAt: NOW - 9 * MINUTE })],
      [set({ to: 'end', endsAt: NOW + MINUTE })],
    ],
    [
      'is given more time while it is halted',
      { type: 'extendClock', minutes: 1 },
      [...underWay, set(halted)],
      [set({ to: 'end', left: 11 * MINUTE })],
    ],
    ['is halted', { type: 'turnClock', to: 'halt' }, [...underWay, set(runs)], [set(halted)]],
    ['is halted once', { type: 'turnClock', to: 'halt' }, [...underWay, set(halted)], []],
    ['runs on', { type: 'turnClock', to: 'run' }, [...underWay, set(halted)], [set(runs)]],
    ['is turned off', { type: 'turnClock', to: 'off' }, [...underWay, set(halted)], [set()]],
    ['cannot be turned where none is set', { type: 'extendClock', minutes: 1 }, underWay, []],
  ])('%s', (_, command, before, events) => {
    expect(given(...before).when(command)).toEqual(accepted(...events));
  });
});
