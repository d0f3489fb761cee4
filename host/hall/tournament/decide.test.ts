import { describe, expect, test } from 'vitest';
import type { TableResult, TournamentSettings } from '../../contract/hall.ts';
import { seededRandom } from '../../../app/cli/chance.ts';
import { decide, type Deed } from './decide.ts';
import { evolve, NEW_TOURNAMENT } from './evolve.ts';
import { resultsOf } from './results.ts';
import type { PlayedResult, Tournament, TournamentEvent } from './tournament.ts';

const SETTINGS: TournamentSettings = {
  name: 'Spring cup',
  rulebook: 'hungarian-war',
  house: {},
  counts: 'points',
  rounds: 2,
  tables: 2,
  seats: 3,
};
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
const ended = (round: number): TournamentEvent => ({ type: 'RoundEnded', round });
const underWay = [chosen, added, seated(1), started(1)];

function given(...events: readonly TournamentEvent[]) {
  const state = events.reduce(evolve, NEW_TOURNAMENT);
  return {
    state,
    when(command: Deed, results: readonly TableResult[] = resultsOf(state, [])) {
      return decide(state, command, results, seededRandom(1));
    },
  };
}
const accepted = (...events: readonly TournamentEvent[]) => ({ ok: true, events });
const refused = (code: string, params = {}) => ({ ok: false, refusal: { code, params } });
const over = (table: number, ...people: readonly string[]): PlayedResult => ({
  round: 1,
  table,
  state: 'over',
  rows: people.map((person, i) => ({ person, points: 10 - i })),
});
const playedOut = [over(1, 'p1', 'p2', 'p3'), over(2, 'p4', 'p5', 'p6')];

describe('the settings', () => {
  const settings = (change: Partial<TournamentSettings>): Deed => ({ type: 'settings', settings: { ...SETTINGS, ...change } });

  test('can all be changed until the first round has begun', () => {
    const change = { tables: 4, seats: 5, rulebook: 'war', counts: 'places' } as const;
    expect(given(chosen, added, seated(1)).when(settings(change))).toEqual(
      accepted({ type: 'SettingsChosen', settings: { ...SETTINGS, ...change } }),
    );
  });

  test('give up a draft that was made for other tables', () => {
    expect(
      given(chosen, added, seated(1), { type: 'SettingsChosen', settings: { ...SETTINGS, tables: 3 } }).state.seatings,
    ).toEqual([]);
    expect(
      given(chosen, added, seated(1), { type: 'SettingsChosen', settings: { ...SETTINGS, name: 'Cup' } }).state.seatings,
    ).toHaveLength(1);
  });

  test('keep game, tables and seats once it has begun', () => {
    for (const change of [{ tables: 3 }, { seats: 4 }, { rulebook: 'war' }]) {
      expect(given(...underWay).when(settings(change))).toEqual(refused('tournament has begun'));
    }
    for (const change of [{ name: 'Cup' }, { counts: 'places' }, { rounds: 1 }] as const) {
      expect(given(...underWay).when(settings(change))).toMatchObject({ ok: true });
    }
  });

  test('cannot have fewer rounds than have begun', () => {
    const history = [...underWay, ended(1), seated(2), started(2)];
    expect(given(...history).when(settings({ rounds: 1 }))).toEqual(refused('rounds begun', { begun: 2 }));
  });

  test('name a game that is known, with as many people as can play it, and house rules that it has', () => {
    expect(given().when(settings({ rulebook: 'chess' }))).toEqual(refused('no such rulebook', { given: 'chess' }));
    expect(given().when(settings({ seats: 10, rulebook: 'hyrule' }))).toMatchObject(refused('seats of game', expect.anything()));
    expect(given().when(settings({ house: { pudding: 1 } }))).toEqual(refused('house rule', { key: 'pudding', given: '1' }));
  });

  test('that are the same are no step', () => {
    expect(given(chosen).when(settings({}))).toEqual(accepted());
  });
});

describe('people', () => {
  test('are numbered in the order in which they come, and those who are here are left as they are', () => {
    expect(given(chosen, added).when({ type: 'addPeople', text: 'Gabi\n anna \nHugó' })).toEqual(
      accepted({
        type: 'PeopleAdded',
        people: [
          { id: 'p7', name: 'Gabi' },
          { id: 'p8', name: 'Hugó' },
        ],
      }),
    );
    expect(given(chosen, added).when({ type: 'addPeople', text: 'ANNA' })).toEqual(refused('nobody new'));
  });

  test('are not added while anything is wrong with their list; then the others are, if the organiser says so', () => {
    const text = 'Gabi\nАnnа\ngabi\nHugó';
    const parts = [
      { code: 'name looks like', params: { line: 2, as: 'Anna' } },
      { code: 'name twice', params: { line: 3, name: 'gabi', first: 1 } },
    ];
    const list = (rest: string, others: number) => {
      const wrong = refused('list not sound', { faults: 2, others });
      expect(given(chosen, added).when({ type: 'addPeople', text: rest })).toEqual({
        ...wrong,
        refusal: { ...wrong.refusal, parts },
      });
    };
    list(text, 2);
    expect(given(chosen, added).when({ type: 'addPeople', text, others: true })).toEqual(
      accepted({
        type: 'PeopleAdded',
        people: [
          { id: 'p7', name: 'Gabi' },
          { id: 'p8', name: 'Hugó' },
        ],
      }),
    );
  });

  test('cannot be called what only looks different to a computer', () => {
    const rename = { type: 'rename', person: 'p2', name: 'Аnnа' } as const;
    expect(given(chosen, added).when(rename)).toEqual(refused('name looks like', { as: 'Anna' }));
  });

  test('come at most as many as a hall takes', () => {
    const text = Array.from({ length: 4_995 }, (_, i) => `Guest ${i}`).join('\n');
    expect(given(chosen, added).when({ type: 'addPeople', text })).toEqual(refused('too many people', { most: 5000 }));
  });

  test('who come during a round play from the next seating on', () => {
    const { state } = given(...underWay, { type: 'PeopleAdded', people: [{ id: 'p7', name: 'Gabi' }] });
    expect(state.seatings[0]?.state).toBe('started');
    expect(
      given(...underWay, { type: 'PeopleAdded', people: [{ id: 'p7', name: 'Gabi' }] }, ended(1)).when({ type: 'seat' }),
    ).toMatchObject({
      events: [{ unseated: [expect.any(String)] }],
    });
  });

  test('keep names that tell them apart', () => {
    const at = given(chosen, added);
    expect(at.when({ type: 'rename', person: 'p1', name: 'Béla' })).toEqual(refused('name taken', { name: 'Béla' }));
    expect(at.when({ type: 'rename', person: 'p1', name: 'ANNA' })).toEqual(
      accepted({ type: 'PersonRenamed', person: 'p1', name: 'ANNA' }),
    );
    expect(at.when({ type: 'rename', person: 'p9', name: 'Gabi' })).toEqual(refused('no such person', { person: 'p9' }));
  });

  test('who leave or come back make a draft useless, and no round that has begun', () => {
    const left: TournamentEvent = { type: 'PersonLeft', person: 'p1' };
    expect(given(chosen, added, seated(1)).when({ type: 'presence', person: 'p1', here: false })).toEqual(accepted(left));
    expect(given(chosen, added, seated(1), left).state.seatings).toEqual([]);
    expect(given(...underWay, left).state.seatings).toHaveLength(1);
    expect(given(...underWay, left).when({ type: 'presence', person: 'p1', here: true })).toEqual(
      accepted({ type: 'PersonBack', person: 'p1' }),
    );
    expect(given(...underWay).when({ type: 'presence', person: 'p1', here: true })).toEqual(accepted());
  });
});

describe('a table without a referee', () => {
  test('gets nobody in the next seating', () => {
    const { state, when } = given(chosen, added, { type: 'TableAbsent', table: 1 });
    expect([...state.absent]).toEqual([1]);
    expect(when({ type: 'seat' })).toMatchObject({ events: [{ tables: [{ table: 2 }], unseated: { length: 3 } }] });
    expect(when({ type: 'tablePresence', table: 1, here: true })).toEqual(accepted({ type: 'TableBack', table: 1 }));
    expect(when({ type: 'tablePresence', table: 3, here: false })).toEqual(refused('no such table', { table: 3, tables: 2 }));
  });
});

describe('a seating', () => {
  test('needs a game, a table and enough people', () => {
    expect(given(added).when({ type: 'seat' })).toEqual(refused('no game chosen'));
    expect(given(chosen).when({ type: 'seat' })).toMatchObject(refused('too few people', { here: 0 }));
    const absent = [1, 2].map((table): TournamentEvent => ({ type: 'TableAbsent', table }));
    expect(given(chosen, added, ...absent).when({ type: 'seat' })).toEqual(refused('no table here'));
  });

  test('waits until every table of the round has finished, was corrected, or the round was ended', () => {
    const { state, when } = given(...underWay);
    expect(when({ type: 'seat' })).toEqual(refused('tables still play', { round: 1, tables: 2 }));
    const half = playedOut.slice(0, 1);
    expect(when({ type: 'seat' }, resultsOf(state, half))).toEqual(refused('tables still play', { round: 1, tables: 1 }));
    expect(when({ type: 'seat' }, resultsOf(state, playedOut))).toMatchObject({ events: [{ type: 'RoundSeated', round: 2 }] });
    expect(given(...underWay, seated(2)).state.seatings.map((seating) => seating.state)).toEqual(['ended', 'draft']);
    const rows = [{ person: 'p4', points: 1 }];
    const corrected: TournamentEvent = { type: 'ResultCorrected', round: 1, table: 2, rows, reason: 'stopped' };
    const mended = given(...underWay, corrected);
    expect(mended.when({ type: 'seat' }, resultsOf(mended.state, half))).toMatchObject({ ok: true });
    expect(given(...underWay, ended(1)).when({ type: 'seat' })).toMatchObject({ ok: true });
  });

  test('is not made after the last round', () => {
    const history = [...underWay, seated(2), started(2), ended(2)];
    expect(given(...history).when({ type: 'seat' })).toEqual(refused('all rounds played', { rounds: 2 }));
  });

  test('lets two people change places, also one without a seat', () => {
    const late: TournamentEvent = { type: 'PeopleAdded', people: [{ id: 'p7', name: 'Gabi' }] };
    const draft = { ...seated(1), unseated: ['p7'] } as TournamentEvent;
    const at = given(chosen, added, late, draft);
    const exchange: TournamentEvent = { type: 'PlacesExchanged', one: 'p1', other: 'p7', repeated: 0 };
    expect(at.when({ type: 'exchange', one: 'p1', other: 'p7' })).toEqual(accepted(exchange));
    expect(evolve(at.state, exchange).seatings[0]).toMatchObject({
      tables: [{ people: ['p7', 'p2', 'p3'] }, {}],
      unseated: ['p1'],
    });
    expect(at.when({ type: 'exchange', one: 'p1', other: 'p9' })).toEqual(refused('no such person', { person: 'p9' }));
    expect(given(...underWay).when({ type: 'exchange', one: 'p1', other: 'p4' })).toEqual(refused('no seating'));
    const left: TournamentEvent = { type: 'PersonLeft', person: 'p6' };
    const five = {
      ...seated(1),
      tables: [
        { table: 1, people: ['p1', 'p2', 'p3'] },
        { table: 2, people: ['p4', 'p5'] },
      ],
    } as TournamentEvent;
    expect(given(chosen, added, left, five).when({ type: 'exchange', one: 'p1', other: 'p6' })).toEqual(
      refused('not in seating', { name: 'Feri' }),
    );
  });

  test('counts anew who meets again after an exchange', () => {
    const history = [...underWay, ended(1), seated(2)];
    expect(given(...history).when({ type: 'exchange', one: 'p1', other: 'p4' })).toMatchObject({ events: [{ repeated: 2 }] });
  });
});

describe('a round', () => {
  test('starts with a draft, and ends while it is under way', () => {
    expect(given(chosen, added, seated(1)).when({ type: 'startRound' })).toEqual(accepted(started(1)));
    expect(given(...underWay).when({ type: 'startRound' })).toEqual(refused('no seating'));
    expect(given(...underWay).when({ type: 'endRound' })).toEqual(accepted(ended(1)));
    expect(given(chosen, added, seated(1)).when({ type: 'endRound' })).toEqual(refused('no round to end'));
  });
});

describe('a correction', () => {
  const correct = (people: readonly string[], table = 1, round = 1): Deed => {
    const rows = people.map((person) => ({ person, points: 4 }));
    return { type: 'correct', round, table, rows, reason: 'added up wrong' };
  };

  test('is for people who were seated there, each once', () => {
    const at = given(...underWay);
    expect(at.when(correct(['p2', 'p1']))).toMatchObject({ events: [{ type: 'ResultCorrected', table: 1, round: 1 }] });
    expect(at.when(correct(['p4']))).toEqual(refused('not at table', { name: 'Dani', round: 1, table: 1 }));
    expect(at.when(correct(['p1', 'p1']))).toEqual(refused('twice in result', { name: 'Anna' }));
    expect(at.when(correct(['p9']))).toEqual(refused('no such person', { person: 'p9' }));
    expect(at.when(correct(['p1'], 3))).toEqual(refused('table not in round', { round: 1, table: 3 }));
    expect(given(chosen, added, seated(1)).when(correct(['p1']))).toEqual(refused('round not begun', { round: 1 }));
  });

  test('stands over the record of the table; the last one counts', () => {
    const corrected = (points: number): TournamentEvent => ({
      type: 'ResultCorrected',
      round: 1,
      table: 1,
      rows: [{ person: 'p2', points }],
      reason: 'added up wrong',
    });
    const { state }: { state: Tournament } = given(...underWay, corrected(5), corrected(6));
    expect(resultsOf(state, playedOut)).toEqual([
      { round: 1, table: 1, state: 'corrected', rows: [{ person: 'p2', points: 6 }], reason: 'added up wrong' },
      { ...over(2, 'p4', 'p5', 'p6') },
    ]);
  });
});

test('of several games of one round the first that is played to its end counts, and the last one until then', () => {
  const { state } = given(...underWay);
  const first = over(1, 'p1', 'p2', 'p3');
  const playing = (points: number) => ({
    ...first,
    state: 'playing' as const,
    rows: first.rows.map((row) => ({ ...row, points })),
  });
  expect(resultsOf(state, [playing(3), playing(4)])[0]).toEqual(playing(4));
  expect(resultsOf(state, [playing(3), first, playing(0), { ...playing(7), state: 'over' }])[0]).toEqual(first);
});

test('of a record only people count whom the hall has seated at that table', () => {
  const { state } = given(...underWay);
  expect(resultsOf(state, [over(1, 'p4', 'p5'), over(2, 'p6', 'p1')])).toEqual([
    { round: 1, table: 1, state: 'none', rows: [] },
    { round: 1, table: 2, state: 'over', rows: [{ person: 'p6', points: 10 }] },
  ]);
});
