import { firstState, isLively, lastState, NOW, shownAt, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import type { ConsoleView, Course, SeatInput } from '../../../host/contract/view.ts';
import { afterCount } from '../../../rulebook/ask.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../../rulebook/rulebooks.ts';
import { played, viewOf, type Asked } from './asked-shots.ts';
import type { ConsoleShot } from './console-shot.ts';
import { CHOOSING, EMPTY, playing } from './console-shots.ts';
import { PEOPLE } from '../people.ts';

/** A state of the bar at the console's foot. */
export type BarShot = Omit<ConsoleShot, 'oneScreen'>;

const LONG = PEOPLE.long;
const named = (names: readonly string[]) => names.map((name, seat) => ({ id: `p${String(seat)}`, name }));

type History = Required<Pick<ConsoleView, 'undo' | 'redo'>>;

/** A reveal that changed much, and an answer, by people of these names. */
function steps(names: readonly string[], reveal: string): History {
  const players = named(names);
  const [first] = players;
  if (first === undefined) throw new Error('nobody is named');
  const points = players.map((player, seat) => ({ player, from: 31 + seat, to: 18 + seat }));
  const changes = [{ what: 'answer', player: first } as const, { what: 'deck', from: 27, to: 29 } as const];
  return {
    undo: { n: 12, what: reveal, effect: { round: 13, points, changes: [{ what: 'player', player: first, becomes: 'gone' }] } },
    redo: { n: 13, what: 'Answered', effect: { round: 14, points: points.slice(0, 1), changes } },
  };
}

/** Cards are named after an undo of the game that is played most, by people of short names: what a table does each evening. */
export function everydayBar(): BarShot {
  const state = firstState(
    { names: SHORT_NAMES.slice(0, 4), seed: 3, house: { cards: 'taken' } },
    ({ opening }) => opening !== undefined,
  );
  const view = playing(state, { ...CHOOSING, ready: 0, of: 0 }, steps(SHORT_NAMES.slice(0, 4), 'FacesOpened'));
  return { name: 'naming after an undo', view, keys: [] };
}

/** Every state of the bar: with the longest names, each question of each game, and each phase of a game of faces. */
export function* barShots(): Generator<BarShot> {
  yield everydayBar();
  yield* faceShots();
  for (const book of RULEBOOKS.ids.map(rulebookOf).filter(({ faces }) => faces.length === 0)) yield* askedBars(book);
}

function* faceShots(): Generator<BarShot> {
  const both = steps(LONG, 'FacesOpened');
  const lively = firstState(
    { names: LONG, seed: 9, house: { cards: 'taken' } },
    ({ opening }) => opening !== undefined && isLively(opening),
  );
  const shot = (
    name: string,
    course: Course,
    keys: readonly string[] = [],
    more: Partial<ConsoleView> = {},
    inputs?: SeatInput[],
  ) => ({
    name,
    view: playing(lively, course, { ...both, ...more }, inputs),
    keys,
  });
  const idle = { ...CHOOSING, ready: 0, of: 0 };
  const naming = shot('naming', idle);
  yield* [{}, { undo: both.undo }, { redo: both.redo }, both].map((history) => histories(naming, history));
  for (const at of [0, 30]) yield recalling(naming, at);
  const keys: SeatInput[] = LONG.map((_, seat) => (seat < 3 ? { kind: 'keys', cluster: seat } : { kind: 'bot' }));
  yield shot('keys', { ...idle, naming: true }, [], {}, keys);
  yield shot('counting', { phase: 'counting', step: 4, startedAt: NOW - 500, endsAt: NOW + 2_500 });
  const opening = { phase: 'opening', step: 6, stalled: [], toType: [3, 0] } as const;
  yield shot('typing', opening);
  yield shot('taking dice back', { ...opening, toType: [], retaken: true }, [], { typed: [{ seat: 1, digit: 4 }] });
  yield shot('unjudged', { ...opening, toType: [], unjudged: true });
  for (const why of ['no answer', 'seal lost'] as const) {
    const stalled: Course = { ...opening, stalled: [{ seat: 0, why }], toType: [] };
    yield shot(why, stalled);
    yield shot(`${why}, by hand`, stalled, ['Enter']);
  }
  yield shot('shown', shownAt(lively, 1));
  const over = { phase: 'over', step: 90 } as const;
  yield { name: 'over', view: playing(lastState({ names: LONG, seed: 3 }), over, both), keys: [] };
  const open = lastState({ names: LONG, seed: 3, house: { cards: 'untracked' } });
  yield { name: 'counting a pile', view: playing(open, over, both), keys: ['3', '1'] };
}

/** The same with these steps to undo and to redo, and no others. */
function histories({ name, view: { undo: _undo, redo: _redo, ...view }, keys }: BarShot, history: Partial<History>): BarShot {
  return { name: `${name}, ${Object.keys(history).join(' and ')}`, view: { ...view, ...history }, keys };
}

/** Outcome number `at` of the last reveal is shown once more. */
function recalling({ name, view, keys }: BarShot, at: number): BarShot {
  const { game } = view.table;
  if (game === undefined) throw new Error('no game');
  return {
    name: `${name}, why ${String(at)}`,
    view: { ...view, table: { ...view.table, game: { ...game, recalled: { at } } } },
    keys,
  };
}

/** Of each kind of question the one with the most answers: before and after the count, half typed, and while the round before is shown. */
function* askedBars(book: Rulebook<RulebookId>): Generator<BarShot> {
  const both = steps(LONG.slice(0, 4), 'Answered');
  const shown: Course = { phase: 'shown', step: 9, shownAt: NOW - 2_000, outcomesAt: [], presentedAt: NOW + 9_000 };
  const bar = (name: string, asked: Asked, course?: Course, keys: readonly string[] = []): BarShot => ({
    name: `${book.id}, ${name}`,
    view: { ...viewOf(EMPTY, book, asked, course), ...both },
    keys,
  });
  const games = houses(book).map((house) => played(book, LONG.slice(0, 'line' in house ? 4 : book.seats.most), house));
  for (const [kind, asked] of widest(games.flat())) {
    yield bar(kind, asked);
    if (asked.ask.counted === true) yield bar(`${kind}, after the count`, { ...asked, ask: afterCount(asked.ask) });
    if (asked.ask.kind === 'card') yield bar(`${kind}, half typed`, asked, undefined, ['9']);
    yield bar(`${kind}, ahead`, asked, shown);
  }
}

/** The standard house rules, and all of the last choices together but one after the other: those of them that a game can begin with. */
function houses(book: Rulebook<RulebookId>): readonly Readonly<Record<string, string>>[] {
  const choices = book.house.flatMap((rule) => (rule.kind === 'choice' ? [rule] : []));
  const last = Object.fromEntries(choices.map(({ key, values }) => [key, values.at(-1) ?? '']));
  const all = [{}, last, ...choices.flatMap(({ key, values }) => values.map((value) => ({ ...last, [key]: value })))];
  const chance = { draw: <Card>([card]: readonly Card[]) => card as Card };
  return all.filter((house) => book.begin({ players: named(LONG.slice(0, 4)), house, lastWinners: ['p0'] }, chance).ok);
}

/** By kind of question. */
function widest(asked: readonly Asked[]): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const one of asked) {
    const { ask } = one;
    const likeliest = ask.kind === 'card' ? ask.expected && 'expected' : ask.standard?.replace(/\d/, 'n');
    const kind = [ask.what, ask.kind === 'card' && ask.rankOnly && 'rank', likeliest].filter(Boolean).join(' ');
    if (ask.options.length > (found.get(kind)?.ask.options.length ?? -1)) found.set(kind, one);
  }
  return found;
}
