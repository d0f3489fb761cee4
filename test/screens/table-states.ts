import type { Correction, Course, GameView } from '../../host/contract/view.ts';
import {
  apply,
  firstState,
  gameView,
  isLively,
  lastState,
  NOW,
  shownAt,
  tableView,
} from '../../games/hungarian-war/table/testing/states.ts';
import { mayBeLast } from '../../games/hungarian-war/rules/hands.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import { ACT_MS } from '../../renderer/room/ending/acts.ts';
import { goalsAt } from '../../games/hungarian-war/rules/lesson/lesson.ts';
import { judgedSeats } from '../../games/hungarian-war/rules/seats.ts';
import type { House } from '../../games/hungarian-war/rules/house.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { endingView, playedNight } from './played-night.ts';
import { JOINING } from './phones/states.ts';
import { OUTCOMES, openingWith, type PresentedOutcome } from './openings.ts';
import type { Shown, Staged, States } from './staged.ts';

const FAILING = { kind: 'failing', since: NOW - 60_000, code: 'ENOSPC' } as const;
const OVER: Course = { phase: 'over', step: 400 };
const STEP = 6;
const FINGERPRINT = '7K3M9QXA';

function choosing(of: number, more: Partial<Extract<Course, { phase: 'choosing' }>> = {}): Course {
  return { phase: 'choosing', step: 3, ready: Math.max(0, of - 2), of, late: [], naming: false, ...more };
}

function opening(more: Partial<Extract<Course, { phase: 'opening' }>>): Course {
  return { phase: 'opening', step: STEP, fingerprint: FINGERPRINT, stalled: [], toType: [], ...more };
}

const begun = (names: readonly string[], house: Partial<House> = { cards: 'dealt' }) =>
  firstState({ names, seed: 7, house }, ({ round }) => round === 0);

/** After a round worth a picture, with more outcomes than most. */
const lively = (names: readonly string[], house: Partial<House> = { cards: 'dealt' }) =>
  firstState({ names, seed: 11, house }, ({ opening: told }) => told !== undefined && isLively(told));

const shown = (state: State, course: Course, more: Partial<GameView> = {}) => ({
  view: tableView(gameView(state, course, more)),
});

/** As `shown`, but undefined for an outcome that cannot occur with that number of seats. */
function told(outcome: PresentedOutcome): Staged {
  return (names) => {
    const found = openingWith({ names, house: { cards: 'dealt' } }, outcome);
    return found && shown(found.state, shownAt(found.state, found.index));
  };
}

const played = (state: State) =>
  state.seats.map(({ player }, seat) => ({ player, before: 140 + seat, gamesWon: seat === 0 ? 1 : 0 }));

function corrected(names: readonly string[], correction: Pick<Correction, 'kind' | 'effect'> & Partial<Correction>): Shown {
  const state = lively(names);
  return shown(state, choosing(names.length), {
    corrections: [{ steps: 1, from: NOW - 1_000, until: NOW + 60_000, ...correction }],
  });
}

const player = (names: readonly string[], seat: number) => ({ id: `p${String(seat)}`, name: names[seat] ?? '' });
const REASON = 'Die dritte Karte lag unter dem Glas und wurde erst beim Zählen der Stapel gefunden';

const CHOOSING: States = {
  'no view yet': () => ({ view: undefined }),
  setup: () => ({ view: tableView(undefined) }),
  'choosing first': (names) => shown(begun(names), choosing(names.length)),
  'choosing with dice': (names) => shown(begun(names), choosing(0)),
  'choosing first, hands deal': (names) => shown(begun(names, { cards: 'taken' }), choosing(0)),
  'choosing taught': (names) =>
    shown(begun(names), choosing(names.length), { choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching' } }),
  hands: (names) => shown(lively(names), choosing(names.length)),
  'hands, cards unknown': (names) => shown(lively(names, { cards: 'taken' }), choosing(0)),
  'late, naming, called off': (names) =>
    shown(lively(names), choosing(names.length, { late: [0, 1], naming: true, calledOff: { why: 'mismatch', seat: 1 } })),
  halted: (names) => shown(lively(names), choosing(names.length, { halted: { seat: 0 } })),
  'pads lost, not recording': (names) => {
    const game = gameView(lively(names), choosing(names.length));
    const seats = game.seats.map((seat) => ({ ...seat, link: seat.seat < 2 ? ('lost' as const) : seat.link }));
    return { view: tableView({ ...game, seats }, FAILING) };
  },
  'a later game': (names) => {
    const state = lively(names);
    return shown(state, choosing(names.length), { series: played(state), game: 2 });
  },
  'may be the last round': (names) =>
    shown(
      firstState({ names, seed: 11 }, (state) => mayBeLast(state)),
      choosing(names.length),
    ),
  'brought back': (names) => {
    const state = lively(names);
    const of = state.opening === undefined ? 0 : presentationOf(state.opening.judgement).length;
    return shown(state, choosing(names.length), { recalled: { at: of - 1 } });
  },
  'in a hall': (names) => {
    const { view } = shown(lively(names), choosing(names.length));
    return { view: { ...view, hallClock: { to: 'end', left: 754_000 } } };
  },
  'in a hall whose time is up': (names) => {
    const { view } = shown(lively(names), choosing(names.length));
    return { view: { ...view, hallClock: { to: 'end', endsAt: NOW - 1_000 } } };
  },
  'not live': (names) => ({ ...shown(lively(names), choosing(names.length)), silent: true }) as Shown,
};

const OPENING: States = {
  count: (names) => shown(lively(names), { phase: 'counting', step: 4, startedAt: NOW - 500, endsAt: NOW + 2_500 }),
  up: (names) => shown(lively(names), { phase: 'closed', step: 5 }),
  'up, fingerprint': (names) => shown(lively(names), opening({})),
  'dice to type': (names) => shown(lively(names), opening({ toType: [1, 0] })),
  retaken: (names) => shown(lively(names), opening({ retaken: true })),
  unjudged: (names) => shown(lively(names), opening({ unjudged: true })),
  stalled: (names) => shown(lively(names), opening({ stalled: [{ seat: 1, why: 'no answer' }] })),
  'stalled, decided': (names) =>
    shown(
      lively(names),
      opening({
        stalled: [
          { seat: 0, why: 'gone' },
          { seat: 1, why: 'seal lost' },
        ],
      }),
    ),
  'stalled, all': (names) => shown(lively(names), opening({ stalled: names.map((_, seat) => ({ seat, why: 'no seal' })) })),
  'dice landed': (names) => {
    const state = lively(names);
    return shown(state, shownAt(state, -1));
  },
};

const CORRECTIONS: States = {
  undone: (names) =>
    corrected(names, {
      kind: 'undo',
      what: 'FacesOpened',
      effect: {
        round: 7,
        points: [{ player: player(names, 0), from: 31, to: 18 }],
        changes: [
          { what: 'player', player: player(names, 1), becomes: 'in' },
          { what: 'deck', from: 27, to: 29 },
          { what: 'table', cards: 2 },
        ],
      },
    }),
  overridden: (names) =>
    corrected(names, {
      kind: 'override',
      reason: REASON,
      effect: { round: 12, points: [{ player: player(names, 1), from: 104, to: 97 }], changes: [] },
    }),
  'undone, all points': (names) =>
    corrected(names, {
      kind: 'undo',
      steps: 4,
      effect: {
        round: 9,
        points: names.map((_, seat) => ({ player: player(names, seat), from: 100 + seat, to: 93 + seat })),
        changes: [{ what: 'over', over: false }],
      },
    }),
};

const TEACHING = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } } as const;

/** A lesson of which the first `met` goals have come up; all of them if there are fewer. */
function lesson(names: readonly string[], met: number): Shown {
  const state = begun(names);
  const goals = goalsAt(judgedSeats(state));
  return shown(state, choosing(names.length), { choices: TEACHING, lesson: { goals, met: goals.slice(0, met) } });
}

const LESSONS: States = {
  'lesson: a side card': (names) => lesson(names, 1),
  'lesson: the centre': (names) => lesson(names, 6),
  'lesson: last goal': (names) => lesson(names, goalsAt(judgedSeats(begun(names))).length - 1),
  'lesson: over': (names) => lesson(names, Infinity),
  'lesson: told': (names) => {
    const state = lively(names);
    return shown(state, shownAt(state, 0), { choices: TEACHING });
  },
  'lesson: hands': (names) => {
    const state = lively(names, { cards: 'taken' });
    const goals = goalsAt(judgedSeats(state));
    return shown(state, choosing(0), { choices: TEACHING, lesson: { goals, met: goals.slice(0, 2) } });
  },
};

/** A finished night with its cloth, some acts after its last game ended. */
function ending(names: readonly string[], games: number, act: number): Shown {
  return { view: endingView(playedNight({ names, seed: 4, games }), (act + 0.5) * ACT_MS) };
}

const ENDINGS: States = {
  'end: the winner': (names) => ending(names, 1, 0),
  'end: the race': (names) => ending(names, 1, 1),
  'end: figures': (names) => ending(names, 1, 2),
  'end of a night of three: the winner': (names) => ending(names, 3, 0),
  'end of a night of three: the race': (names) => ending(names, 3, 1),
  'end of a night of three: shared by three': (names) => {
    const view = endingView(playedNight({ names, seed: 4, games: 3 }), 0.5 * ACT_MS);
    const winners = names.slice(0, 3).map((_, seat) => `p${String(seat)}`);
    return { view: { ...view, ...(view.game && { game: { ...view.game, winners } }) } };
  },
  'end of a night of three: ended early': (names) => ({
    view: endingView(playedNight({ names, seed: 4, games: 3, endedAfter: 4 }), 0.5 * ACT_MS),
  }),
  'end: nobody wins': (names) => ({ view: endingView(playedNight({ names, seed: 4, games: 1, endedAfter: 0 }), 0.5 * ACT_MS) }),
  'end of a series': (names) => {
    const state = lastState({ names, seed: 4 });
    return shown(state, OVER, { series: played(state), game: 2 });
  },
  'end, points open': (names) => shown(lastState({ names, seed: 4, house: { cards: 'taken' } }), OVER),
  'end, a pile counted': (names) => {
    const open = lastState({ names, seed: 4, house: { cards: 'taken' } });
    return shown(apply(open, { type: 'countPile', player: 'p1', points: 38 }, { draw: () => '??' }), OVER);
  },
};

const TOLD = Object.fromEntries(OUTCOMES.map((outcome) => [`told: ${outcome}`, told(outcome)]));

/** Every state of the table display by its name, with a game whose faces are sealed. */
export const TABLE_STATES: States = {
  ...CHOOSING,
  ...JOINING,
  ...OPENING,
  ...TOLD,
  ...CORRECTIONS,
  ...LESSONS,
  ...ENDINGS,
};
