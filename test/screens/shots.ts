import type { Correction, Course, TableView } from '../../host/contract/view.ts';
import { tellingsOf } from '../../rules/hungarian-war/tellings.ts';
import type { Opening, State } from '../../rules/hungarian-war/types.ts';
import {
  apply,
  firstState,
  gameView,
  isLively,
  lastState,
  LONG_NAMES,
  NOW,
  shownAt,
  SHORT_NAMES,
  tableView,
} from '../../renderer/rulebooks/hungarian-war/table/states.ts';

import { lessonShots } from './lesson-shots.ts';

/** One picture of the table display: its file name (in `docs/` for the README), the query of the page, and the view; undefined before any has come. */
export interface Shot {
  readonly name: string;
  readonly query: string;
  readonly view: TableView | undefined;
  /** The host falls silent after the view. */
  readonly silent?: true;
}

const CHOOSING: Extract<Course, { phase: 'choosing' }> = { phase: 'choosing', step: 3, ready: 3, of: 5, late: [], naming: false };
const names = (seats: number) => SHORT_NAMES.slice(0, seats);
const lively = (seats: number, seed: number) =>
  firstState({ names: names(seats), seed }, ({ opening }) => opening !== undefined && isLively(opening));

/** The picture in the README: five players, a block that stood, told with its why. */
function* documented(): Generator<Shot> {
  const state = firstState(
    { names: names(5), seed: 2 },
    ({ opening, round }) => opening !== undefined && round > 3 && isDramatic(opening),
  );
  const { opening } = state;
  const centre =
    opening === undefined ? -1 : tellingsOf(opening.judgement).findIndex((one) => one.what === 'place' && one.place === 'centre');
  yield { name: 'docs/revealed-round', query: 'lang=en', view: tableView(gameView(state, shownAt(state, centre))) };
}

/** A taker put out at the centre, and two side cards taken. */
function isDramatic({ judgement }: Opening): boolean {
  const taken = judgement.sides.filter(({ outcome }) => outcome === 'taken');
  return judgement.centre.reason === 'block stands, takers out' && taken.length === 2;
}

/** Every phase of the table display, with few and many seats, long names and all languages. */
export function* shots(): Generator<Shot> {
  yield* documented();
  yield { name: 'setup', query: 'lang=en', view: tableView(undefined) };
  const five = lively(5, 7);
  yield* phases('5', five, 'lang=en');
  for (const lang of ['hu', 'de']) yield* tellings(`5-${lang}`, lively(5, 11), `lang=${lang}`);
  for (const seats of [2, 3, 4, 6, 7, 8, 10])
    yield* glance(String(seats), lively(seats, 5), seats % 2 === 0 ? 'lang=hu' : 'lang=de');
  for (const seats of [2, 5, 6, 10]) {
    const play = { names: LONG_NAMES.slice(0, seats), seed: 21 };
    yield* glance(
      `${seats}-long`,
      firstState(play, ({ opening }) => opening !== undefined && isLively(opening)),
      'lang=hu',
    );
  }
  yield* people(five);
  yield* corrections(five);
  yield* stalls();
  yield* endings();
  yield* lessonShots();
}

function* phases(name: string, state: State, query: string): Generator<Shot> {
  const choosing = gameView(
    firstState({ names: names(5), seed: 7 }, ({ round }) => round === 0),
    { ...CHOOSING, late: [1, 3] },
  );
  yield { name: `${name}-choosing-first`, query, view: tableView(choosing) };
  yield { name: `${name}-choosing-turned`, query: `${query}&turn=120`, view: tableView(choosing) };
  yield { name: `${name}-choosing-hands`, query, view: tableView(gameView(state, CHOOSING)) };
  const counting: Course = { phase: 'counting', step: 4, startedAt: NOW - 500, endsAt: NOW + 2_500 };
  yield { name: `${name}-counting`, query, view: tableView(gameView(state, counting)) };
  yield { name: `${name}-up`, query, view: tableView(gameView(state, { phase: 'closed', step: 5 })) };
  const opening: Course = { phase: 'opening', step: 6, stalled: [], toType: [3, 4] };
  yield { name: `${name}-typing`, query, view: tableView(gameView(state, opening)) };
  const stalled: Course = { ...opening, stalled: [{ seat: 1, why: 'no answer' }], toType: [] };
  yield { name: `${name}-stalled`, query, view: tableView(gameView(state, stalled)) };
  yield* tellings(name, state, query);
  yield { name: `${name}-not-live`, query, view: tableView(gameView(state, CHOOSING)), silent: true };
}

function* tellings(name: string, state: State, query: string): Generator<Shot> {
  const count = state.opening === undefined ? 0 : tellingsOf(state.opening.judgement).length;
  for (let index = -1; index < count; index++)
    yield { name: `${name}-told-${index + 1}`, query, view: tableView(gameView(state, shownAt(state, index))) };
}

function* glance(name: string, state: State, query: string): Generator<Shot> {
  const of = state.seats.length;
  yield { name: `${name}-choosing`, query, view: tableView(gameView(state, { ...CHOOSING, ready: of - 1, of })) };
  yield* tellings(name, state, query);
}

function* people(state: State): Generator<Shot> {
  const course: Course = { ...CHOOSING, calledOff: { why: 'mismatch', seat: 2 } };
  const view = gameView(state, course);
  yield {
    name: 'trouble',
    query: 'lang=en',
    view: tableView(
      { ...view, seats: view.seats.map((seat) => (seat.seat === 0 ? { ...seat, link: 'lost' } : seat)) },
      { lamp: 'failing', since: NOW - 60_000, code: 'ENOSPC' },
    ),
  };
  const unknown = firstState({ names: names(4), seed: 3, house: { cards: 'taken' } }, ({ round }) => round === 4);
  yield { name: 'unknown-cards', query: 'lang=hu', view: tableView(gameView(unknown, { ...CHOOSING, ready: 0, of: 0 })) };
  const back = firstState(
    { names: names(5), seed: 2 },
    ({ opening }) => opening !== undefined && opening.judgement.rejoined.length > 0,
  );
  yield* tellings('back', back, 'lang=en');
}

/** One undone round of five, an override in many words, and ten whose points all change. */
function* corrections(state: State): Generator<Shot> {
  const said = (effect: Correction['effect'], more: Partial<Correction> = {}): Correction => {
    return { kind: 'undo', steps: 1, effect, from: NOW - 1_000, until: NOW + 2_000, ...more };
  };
  const [anna, bela] = [
    { id: 'p0', name: 'Anna' },
    { id: 'p1', name: 'Béla' },
  ];
  const round = said({
    round: 7,
    points: [{ player: anna, from: 31, to: 18 }],
    changes: [
      { what: 'player', player: bela, becomes: 'in' },
      { what: 'deck', from: 27, to: 29 },
      { what: 'table', cards: 2 },
    ],
  });
  const why = 'Die dritte Karte lag unter dem Glas und wurde erst beim Zählen der Stapel gefunden';
  const points = [{ player: { id: 'p4', name: LONG_NAMES[4] ?? '' }, from: 104, to: 97 }];
  const override = said({ round: 12, points, changes: [] }, { kind: 'override', reason: why });
  const everybody = LONG_NAMES.map((name, i) => ({ player: { id: `p${i}`, name }, from: 10 * i, to: 10 * i + 3 }));
  const many = said({ round: 9, points: everybody, changes: [{ what: 'over', over: false }] }, { steps: 4 });
  const ten = firstState({ names: LONG_NAMES, seed: 21 }, ({ round: played }) => played === 2);
  yield correcting('correction', 'lang=en', state, round);
  yield correcting('correction-override', 'lang=de', state, override);
  yield correcting('correction-many', 'lang=hu', ten, many);
}

function correcting(name: string, query: string, state: State, correction: Correction): Shot {
  return { name, query, view: tableView(gameView(state, CHOOSING, { corrections: [correction] })) };
}

function* stalls(): Generator<Shot> {
  const state = firstState({ names: LONG_NAMES, seed: 21 }, ({ round }) => round === 2);
  const course = (seats: readonly number[]): Course => ({
    phase: 'opening',
    step: 6,
    stalled: seats.map((seat) => ({ seat, why: 'no seal' })),
    toType: [],
  });
  yield { name: 'stalled-long', query: 'lang=de', view: tableView(gameView(state, course([4, 5]))) };
  yield { name: 'stalled-many', query: 'lang=hu', view: tableView(gameView(state, course([0, 1, 4, 5, 7, 9]))) };
}

function* endings(): Generator<Shot> {
  const state = lastState({ names: names(5), seed: 4 });
  const over: Course = { phase: 'over', step: 400 };
  yield { name: 'over', query: 'lang=en', view: tableView(gameView(state, over)) };
  const series = state.seats.map(({ player }, seat) => ({ player, before: 40 + seat, gamesWon: seat === 0 ? 1 : 0 }));
  yield { name: 'over-series', query: 'lang=de', view: tableView(gameView(state, over, { series, game: 2 })) };
  const ten = lastState({ names: LONG_NAMES, seed: 4 });
  const tenSeries = ten.seats.map(({ player }, seat) => ({ player, before: 140 + seat, gamesWon: seat === 0 ? 1 : 0 }));
  yield { name: 'over-series-10', query: 'lang=hu', view: tableView(gameView(ten, over, { series: tenSeries, game: 2 })) };
  const choosing = gameView(lively(5, 7), CHOOSING, { series, game: 2 });
  yield { name: 'choosing-series', query: 'lang=hu&suits=four', view: tableView(choosing) };
  const open = lastState({ names: names(4), seed: 4, house: { cards: 'taken' } });
  yield { name: 'over-open', query: 'lang=hu', view: tableView(gameView(open, over)) };
  const counted = apply(open, { type: 'countPile', player: 'p1', points: 38 }, { draw: () => '??' });
  yield { name: 'over-counted', query: 'lang=de', view: tableView(gameView(counted, over)) };
}
