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
const underWay = [chosen, added, seated(1), started(1)];

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

  test('keep the game and its rules once it has begun, and the tables of the round under way', () => {
    for (const change of [{ house: { decks: 2 } }, { rulebook: 'war' }]) {
      expect(given(...underWay).when(settings(change))).toEqual(refused('tournament has begun'));
    }
    for (const change of [
      { name: 'Cup' },
      { counts: 'places' },
      { rounds: 1 },
      { tables: 3 },
      { seats: 4 },
      { bye: 'round' },
    ] as const) {
      expect(given(...underWay).when(settings(change))).toMatchObject({ ok: true });
    }
    expect(given(...underWay).when(settings({ tables: 1 }))).toEqual(refused('table in round', { table: 2 }));
    expect(given(...underWay, ended(1)).when(settings({ tables: 1 }))).toMatchObject({ ok: true });
  });

  test('give a table and seats to people who sat out, between two rounds', () => {
    const late: TournamentEvent = { type: 'PeopleAdded', people: ['p7', 'p8'].map((id) => ({ id, name: id })) };
    const before = given(...underWay, late, ended(1));
    expect(before.when({ type: 'seat' })).toMatchObject({ events: [{ unseated: { length: 2 } }] });
    const more: TournamentEvent = { type: 'SettingsChosen', settings: { ...SETTINGS, tables: 3 } };
    expect(given(...underWay, late, ended(1), more).when({ type: 'seat' })).toMatchObject({ events: [{ unseated: [] }] });
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

  test('have as many seats as the game takes by these house rules', () => {
    const allied = { rulebook: 'charta-bellica', house: { line: 'simple' } } as const;
    expect(given().when(settings({ ...allied, seats: 3 }))).toEqual(refused('seats of game', { seats: 3, least: 4, most: 4 }));
    const chosenAllied: TournamentEvent = { type: 'SettingsChosen', settings: { ...SETTINGS, ...allied, seats: 4 } };
    expect(given(chosenAllied, added).when({ type: 'seat' })).toMatchObject({
      events: [{ tables: [{ people: { length: 4 } }], unseated: { length: 2 } }],
    });
  });

  test('that are the same are no step', () => {
    expect(given(chosen).when(settings({}))).toEqual(accepted());
  });
});

describe('people', () => {
  test('are numbered in the order in which they come', () => {
    expect(given(chosen, added).when({ type: 'addPeople', text: 'Gabi\nHugó' })).toEqual(
      accepted({
        type: 'PeopleAdded',
        people: [
          { id: 'p7', name: 'Gabi' },
          { id: 'p8', name: 'Hugó' },
        ],
      }),
    );
  });

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

  test('are given another team, or none, from the next seating on', () => {
    const at = given(chosen, added, seated(1));
    expect(at.when({ type: 'team', person: 'p1', team: '' })).toEqual(accepted());
    const reds = { type: 'TeamChosen', person: 'p1', team: 'Reds' } as const;
    expect(at.when({ type: 'team', person: 'p1', team: 'Reds' })).toEqual(accepted(reds));
    expect(at.when({ type: 'team', person: 'p9', team: 'Reds' })).toEqual(refused('no such person', { person: 'p9' }));
    const { state, when } = given(chosen, added, seated(1), reds);
    expect([state.people[0], state.seatings]).toEqual([{ ...people[0], here: true, team: 'Reds' }, []]);
    expect(given(chosen, added, seated(1), started(1), reds).state.seatings).toHaveLength(1);
    const none = when({ type: 'team', person: 'p1', team: '' });
    expect(none).toEqual(accepted({ type: 'TeamChosen', person: 'p1' }));
    expect(given(chosen, added, reds, ...(none.ok ? none.events : [])).state.people).toEqual(given(chosen, added).state.people);
  });

  test('who have the name of somebody on the list are said, with all else that is wrong, and the others can be added', () => {
    const text = 'Gabi\nanna\nBélа\nHugó\nHugó';
    const { refusal } = given(chosen, added).when({ type: 'addPeople', text }) as Refused;
    expect(refusal).toMatchObject({ code: 'list not sound', params: { faults: 3, others: 2, left: 'anna\nBélа\nHugó' } });
    expect(refusal.parts).toEqual([
      { code: 'name here', params: { line: 2, name: 'anna' } },
      { code: 'name looks like', params: { line: 3, as: 'Béla' } },
      { code: 'name twice', params: { line: 5, name: 'Hugó', first: 4 } },
    ]);
    expect(given(chosen, added).when({ type: 'addPeople', text, others: true })).toMatchObject({
      events: [{ people: [{ name: 'Gabi' }, { name: 'Hugó' }] }],
    });
  });

  test('who are all on the list already are named, with their lines', () => {
    const { refusal } = given(chosen, added).when({ type: 'addPeople', text: 'Béla\n,\nANNA' }) as Refused;
    expect(refusal).toMatchObject({ code: 'list not sound', params: { faults: 2, others: 0, left: 'Béla\nANNA' } });
    expect(refusal.parts).toEqual([
      { code: 'name here', params: { line: 1, name: 'Béla' } },
      { code: 'name here', params: { line: 3, name: 'ANNA' } },
    ]);
  });

  test('are not added while anything is wrong with their list; then the others are, if the organiser says so', () => {
    const text = 'Gabi\nАnnа\ngabi\nHugó';
    const parts = [
      { code: 'name looks like', params: { line: 2, as: 'Anna' } },
      { code: 'name twice', params: { line: 3, name: 'gabi', first: 1 } },
    ];
    const list = (rest: string, others: number) => {
      const wrong = refused('list not sound', { faults: 2, others, left: 'Аnnа\ngabi' });
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
    const { when } = given(...underWay);
    expect(when({ type: 'seat' })).toEqual(refused('tables still play', { round: 1, tables: 2 }));
    const half = playedOut.slice(0, 1);
    expect(when({ type: 'seat' }, half)).toEqual(refused('tables still play', { round: 1, tables: 1 }));
    const results = playedOut.map(({ table, state, rows }) => ({ table, state, rows }));
    expect(when({ type: 'seat' }, playedOut)).toMatchObject({
      events: [
        { type: 'RoundEnded', round: 1, results },
        { type: 'RoundSeated', round: 2 },
      ],
    });
    const rows = [{ person: 'p4', points: 1 }];
    const corrected: TournamentEvent = { type: 'ResultCorrected', round: 1, table: 2, rows, reason: 'stopped' };
    const mended = given(...underWay, corrected);
    expect(mended.when({ type: 'seat' }, half)).toMatchObject({ ok: true });
    expect(given(...underWay, ended(1)).when({ type: 'seat' })).toMatchObject({ ok: true });
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

  test('is not made after the last round', () => {
    const history = [...underWay, ended(1), seated(2), started(2), ended(2)];
    expect(given(...history).when({ type: 'seat' })).toEqual(refused('all rounds played', { rounds: 2 }));
  });

  test('lets two people change places, also one without a seat', () => {
    const late: TournamentEvent = { type: 'PeopleAdded', people: [{ id: 'p7', name: 'Gabi' }] };
    const draft = { ...seated(1), unseated: ['p7'] } as TournamentEvent;
    const at = given(chosen, added, late, draft);
    const exchange: TournamentEvent = { type: 'PlacesExchanged', one: 'p1', other: 'p7', repeated: 0 };
    expect(at.when({ type: 'exchange', one: 'p1', other: 'p7' })).toEqual(accepted(exchange));
    expect(evolve(at.state, exchange, 5).seatings[0]).toMatchObject({
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
    const left: TournamentEvent = { type: 'ResultLeft', round: 1, table: 1, rows };
    expect(given(...events).when({ type: 'leave', round: 1, table: 1, rows }, later)).toEqual(accepted(left));
    expect(resultsOf(given(...events, left).state, later)).toEqual(playedOut.map(told));
    expect(resultsOf(given(...events, left).state, [raised(raised(first))])[0]?.aside).toBeDefined();
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
  const timed = { ...SETTINGS, minutes: 25 };
  const agreed: TournamentEvent = { type: 'SettingsChosen', settings: timed };
  const set = (...clock: HallClock[]): TournamentEvent => ({ type: 'ClockSet', ...(clock[0] && { clock: clock[0] }) });
  const runs: HallClock = { to: 'end', endsAt: NOW + 10 * MINUTE };
  const halted: HallClock = { to: 'end', left: 10 * MINUTE };

  test('starts with the round if that was agreed on, and is off once the round has ended', () => {
    const clock: HallClock = { to: 'end', endsAt: NOW + 25 * MINUTE };
    const withClock: TournamentEvent = { ...started(1), clock } as TournamentEvent;
    expect(given(agreed, added, seated(1)).when({ type: 'startRound' })).toEqual(accepted(withClock));
    expect(given(agreed, added, seated(1), withClock).state.clock).toEqual(clock);
    expect(given(agreed, added, seated(1), withClock, ended(1)).state.clock).toBeUndefined();
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
