import { fakeCatalogue } from '../../../../words/testing/fake-catalogue.ts';
import { CLUSTERS, codesOf } from '../../../../host/contract/keys.ts';
import { deskSay } from '../desk-say.ts';
import type { ConsoleView, Course, GameView, RoundChoices, SeatInput, TableView } from '../../../../host/contract/view.ts';
import { RULEBOOKS } from '../../../../rulebook/rulebooks.ts';
import type { Player } from '../../../../rulebook/seat.ts';
import { expect } from 'vitest';
import type { CardAlphabet } from '../alphabet.ts';
import type { CardReading } from '../card-keys.ts';
import type { CardNaming, ConsoleUi, PileCounting } from '../ui.ts';
import type { Desk } from '../desk.ts';

/*
 * A table of four in every phase, for the tests of the console's base, which must hold for any rulebook.
 */

export const NOW = 1_000_000;
const step = 7;

export const COURSES = {
  choosing: { phase: 'choosing', step, ready: 1, of: 4, late: [], naming: false },
  counting: { phase: 'counting', step, startedAt: NOW, endsAt: NOW + 3_000 },
  closed: { phase: 'closed', step },
  opening: { phase: 'opening', step, stalled: [], toType: [2, 3] },
  stalled: { phase: 'opening', step, stalled: [{ seat: 2, why: 'no answer' }], toType: [] },
  shown: { phase: 'shown', step, shownAt: NOW - 5_000, outcomesAt: [], presentedAt: NOW + 5_000 },
  over: { phase: 'over', step },
} as const satisfies Record<string, Course>;

export const PHASES = Object.keys(COURSES) as (keyof typeof COURSES)[];

export const PEOPLE: readonly Player[] = ['Anna', 'Béla', 'Cili', 'Dani'].map((name) => ({ id: name.toLowerCase(), name }));

function gameView(course: Course): GameView {
  return {
    rulebook: RULEBOOKS.first,
    state: {},
    seats: PEOPLE.map((player, seat) => ({ seat, player, flower: seat, input: 'die', link: 'none', played: 0 })),
    dealer: 0,
    choices: STANDARD_CHOICES,
    course,
    round: 3,
    outcomes: 2,
    opened: 3,
    standings: PEOPLE.map((player, seat) => ({ player, seat, points: 0, open: 0 })),
    winners: [],
    series: [],
    game: 1,
  };
}

const STANDARD_CHOICES: RoundChoices = { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' };

/** As the host gives them to seats: none outside a round, none while cards are named. */
function keysOf(inputs: readonly SeatInput[], course: Course | undefined): readonly string[] {
  if (course?.phase === 'over' || (course?.phase === 'choosing' && course.naming)) return [];
  return inputs.flatMap((input) => (input.kind === 'keys' ? Object.keys(CLUSTERS[input.cluster] ?? {}) : []));
}

function isUnderWay(course: Course | undefined): boolean {
  if (course?.phase === 'opening') return course.retaken !== true;
  return course?.phase === 'counting' || course?.phase === 'closed';
}

/** Parts of a console's view and of the table's in it, side by side. */
export interface ViewParts extends Partial<Omit<ConsoleView, 'kind' | 'table'>>, Partial<Omit<TableView, 'kind'>> {}

export function consoleView(course: Course | undefined, parts: ViewParts = {}): ConsoleView {
  const {
    version = 1,
    now = NOW,
    diskStatus = { kind: 'saved', at: NOW, flushMs: 2 },
    night = { name: 'tonight' },
    game = course && gameView(course),
    sound,
    cloth,
    inputs = PEOPLE.map(() => ({ kind: 'die' })),
    ...more
  } = parts;
  return {
    kind: 'console',
    table: {
      kind: 'table',
      language: 'en',
      version,
      now,
      diskStatus,
      night,
      ...(game && { game }),
      ...(sound && { sound }),
      ...(cloth && { cloth }),
    },
    pads: [],
    ports: [],
    inputs,
    seatKeys: keysOf(inputs, game?.course),
    keypadKeys: [...codesOf(inputs, 'keypad')],
    underWay: isUnderWay(game?.course),
    rounds: [],
    standardChoices: STANDARD_CHOICES,
    typed: [{ seat: 1, digit: 4 }],
    players: [],
    shell: 'browser',
    displays: 0,
    nights: [],
    deletedNights: [],
    recordFile: '/nights/tonight.jsonl',
    ...more,
  };
}

export function deskNow(more: Partial<Desk> = {}): Desk {
  return {
    view: consoleView(COURSES.choosing),
    ui: stubUi(),
    language: 'en',
    say: deskSay('en'),
    now: NOW,
    settling: false,
    inSetup: false,
    panel: undefined,
    written: '',
    passed: new Set(),
    uncounted: new Set(),
    confirmation: undefined,
    typedTo: undefined,
    awaiting: false,
    waiting: [],
    typedEarly: false,
    byHand: false,
    entered: 0,
    callingOff: false,
    portsPassed: 0,
    onControl: false,
    ...more,
  };
}

/** A naming in which no key names a card. */
const NO_CARDS: CardAlphabet = {
  ranks: [],
  suits: [],
  specials: [],
};
/** These keys, and no others, name a king. */
export function kingBy(keys: string): CardReading {
  const alphabet = { ...NO_CARDS, ranks: [{ code: 'K', label: 'K', keys: [...keys] }] };
  return { alphabet, rankOnly: true, suitMayBeUnknown: true, gone: () => false };
}
export const EVERY_KEY = 'KABCDEFGHIJLMNOPQRSTUVWXYZ0123456789';

/** Two cards wait for a name, and no key names one. */
export function stubNaming(more: Partial<CardNaming> = {}): CardNaming {
  return {
    waiting: () => [4, 5],
    reading: () => kingBy(''),
    nameCommand: (id, card, confirm) => ({ id, card, confirm }),
    needsConfirmation: ({ code }) => code === 'cannot be there',
    ...more,
  };
}

/** The piles of these people wait to be counted. */
export function stubCounting(players: readonly Player[]): PileCounting {
  return { toCount: () => players, countCommand: (player, points) => ({ player, points }) };
}

/** A rulebook of which two cards wait for a name, and no key names one. */
export function stubUi(more: Partial<ConsoleUi> = {}): ConsoleUi {
  return {
    id: RULEBOOKS.first,
    picture: 'data:,',
    seats: { least: 2, most: 10 },
    house: [{ key: 'cards', clause: 'X-1', kind: 'choice', values: ['one', 'other'], standard: 'one' }],
    teaches: true,
    kits: ['pads', 'dice', 'nothing'],
    houseFor: () => ({}),
    houseOf: () => ({ cards: 'other' }),
    absence: () => undefined,
    answerEvent: 'Named',
    naming: stubNaming(),
    counting: stubCounting([]),
    people: {
      newcomers: 'anywhere',
      rules: { decide: () => expect.fail('the stub decides nothing') },
      deeds: () => [],
      joinCommand: (seat, player) => ({ seat, player }),
      turnCircleCommand: () => ({ turn: true }),
    },
    catalogue: fakeCatalogue('stub', {}),
    cardName: (card) => card,
    round: () => '',
    hands: () => [],
    outcomes: () => [],
    Corrections: () => ({}),
    rules: { sections: {} },
    ...more,
  };
}
