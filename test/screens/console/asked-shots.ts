import type { ConsoleView, Course, GameView } from '../../../host/contract/view.ts';
import { LONG_NAMES, NOW, seeded, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import { openAsk, type Ask } from '../../../rulebook/ask.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../../rulebook/rulebooks.ts';
import type { ConsoleShot } from './console-shot.ts';

/** A state in which a question waits. */
export interface Asked {
  readonly state: unknown;
  readonly ask: Ask;
}

/** A number of players that every game allows. */
const NAMES = LONG_NAMES.slice(0, 4);
/** After so many answers most kinds of questions have come up. */
const ANSWERS = 160;

/** Every game that asks, at a card and at the most options; and for the last one everything else that all games share. */
export function* askedShots(empty: ConsoleView): Generator<ConsoleShot> {
  const books = RULEBOOKS.ids.map(rulebookOf).filter(({ faces }) => faces.length === 0);
  for (const book of books) yield* gameShots(book, empty);
  const last = books.at(-1);
  if (last === undefined) return;
  const down = Array.from({ length: RULEBOOKS.ids.indexOf(last.id) }, () => 'ArrowDown');
  const names = SHORT_NAMES.slice(0, 3).flatMap((name) => [`text:${name}`, 'Enter']);
  yield { name: 'setup-shelf', view: empty, keys: down, oneScreen: false };
  yield { name: 'setup-ready-cards', view: empty, keys: [...down, '2', ...names, 'Enter'], oneScreen: false };
  const [first] = played(last);
  if (first === undefined) return;
  const view = viewOf(empty, last, first);
  yield { name: 'panel-points-cards', view, keys: ['F6'], oneScreen: false };
  yield { name: 'panel-help-cards', view, keys: ['F1'], oneScreen: false };
  yield { name: 'panel-seats-leaving', view, keys: ['F3', 'click:.panel button.warn >> nth=0'], oneScreen: false };
}

function* gameShots(book: Rulebook<RulebookId>, empty: ConsoleView): Generator<ConsoleShot> {
  const states = played(book);
  const [first] = states;
  if (first === undefined) throw new Error(`${book.id} asks nothing`);
  const most = states.reduce((so, one) => (one.ask.options.length > so.ask.options.length ? one : so), first);
  const card =
    states.findLast(({ ask }) => ask.kind === 'card' && ask.rankOnly !== true) ??
    states.findLast(({ ask }) => ask.kind === 'card') ??
    first;
  const shown: Course = { phase: 'shown', step: 9, shownAt: NOW - 2_000, outcomesAt: [], presentedAt: NOW + 9_000 };
  yield { name: `desk-asks-first-${book.id}`, view: viewOf(empty, book, first), keys: [], oneScreen: false };
  yield { name: `one-asks-first-${book.id}`, view: viewOf(empty, book, first), keys: [], oneScreen: true };
  yield { name: `desk-asks-most-${book.id}`, view: viewOf(empty, book, most), keys: [], oneScreen: false };
  yield { name: `desk-asks-card-${book.id}`, view: viewOf(empty, book, card), keys: ['9'], oneScreen: false };
  yield { name: `desk-asks-ahead-${book.id}`, view: viewOf(empty, book, card, shown), keys: [], oneScreen: false };
  yield { name: `one-asks-most-${book.id}`, view: viewOf(empty, book, most), keys: [], oneScreen: true };
}

export function viewOf(empty: ConsoleView, book: Rulebook<RulebookId>, asked: Asked, course?: Course): ConsoleView {
  const game = gameOf(book, asked, course);
  const inputs = game.seats.map(() => ({ kind: 'die' as const }));
  return { ...empty, inputs, answerer: { kind: 'dealer' }, table: { ...empty.table, game } };
}

function gameOf(book: Rulebook<RulebookId>, { state, ask }: Asked, course?: Course): GameView {
  return {
    rulebook: book.id,
    state,
    seats: book
      .players(state)
      .map((player, seat) => ({ seat, player, flower: seat, input: 'die', link: 'none', played: book.round(state) })),
    dealer: 0,
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
    course: course ?? { phase: 'asking', step: 9, counted: false },
    ask,
    round: book.round(state),
    outcomes: book.outcomes(state),
    opened: book.round(state),
    standings: book.standings(state),
    winners: [],
    series: [],
    game: 1,
  };
}

/** The questions of one game that bots of these names answer, by these rules of the house. */
export function played(book: Rulebook<RulebookId>, names: readonly string[] = NAMES, house = {}): readonly Asked[] {
  const below = seeded(5);
  const chance = {
    draw<Card>(from: readonly Card[]): Card {
      const card = from[below(from.length)];
      if (card === undefined) throw new Error('nothing to draw from');
      return card;
    },
  };
  const accepted = (decided: ReturnType<typeof book.decide>) => {
    if (!decided.ok) throw new Error(`${book.id}: ${decided.refusal.code}`);
    return decided.events;
  };
  const players = names.map((name, seat) => ({ id: `p${String(seat)}`, name }));
  let state: unknown = accepted(book.begin({ players, house, lastWinners: ['p0'] }, chance)).reduce(
    (so: unknown, event) => book.evolve(so, event),
    undefined,
  );
  const asked: Asked[] = [];
  for (let n = 0; n < ANSWERS; n += 1) {
    const ask = openAsk(book.next(state));
    if (ask === undefined) break;
    asked.push({ state, ask });
    const given = String(book.bot(state, ask, below, ask.seat ?? 0));
    const command = book.answer(ask.n, { kind: 'open', given, confirm: true });
    state = accepted(book.decide(state, command, chance)).reduce((so, event) => book.evolve(so, event), state);
  }
  return asked;
}
