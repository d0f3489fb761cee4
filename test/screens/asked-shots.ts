import type { ConsoleView, Course, GameView } from '../../host/contract/view.ts';
import { LONG_NAMES, NOW, seeded, SHORT_NAMES } from '../../renderer/rulebooks/hungarian-war/table/states.ts';
import type { Ask } from '../../rules/ask.ts';
import type { Rulebook } from '../../rules/rulebook.ts';
import { RULEBOOK_IDS, rulebookOf, type RulebookId } from '../../rules/rulebooks.ts';
import type { ConsoleShot } from './console-shot.ts';

/** A state in which something is asked. */
interface Asked {
  readonly state: unknown;
  readonly ask: Ask;
}

/** So many answers bring up most of what a game asks. */
const ANSWERS = 160;

/** Every game that asks on the shelf, setup with it, and the console where it asks for a card and where it offers most. */
export function* askedShots(empty: ConsoleView): Generator<ConsoleShot> {
  const ids = RULEBOOK_IDS.filter((id) => rulebookOf(id).asking !== undefined);
  for (const id of ids) {
    const down = Array.from({ length: RULEBOOK_IDS.indexOf(id) }, () => 'ArrowDown');
    const { seats } = rulebookOf(id);
    const names = SHORT_NAMES.slice(0, Math.min(3, seats.most)).flatMap((name) => [`text:${name}`, 'Enter']);
    yield { name: `setup-shelf-${id}`, view: empty, keys: down, oneScreen: false };
    yield { name: `setup-ready-${id}`, view: empty, keys: [...down, '1', ...names, 'Enter'], oneScreen: false };
    yield* gameShots(id, empty);
  }
}

function* gameShots(id: RulebookId, empty: ConsoleView): Generator<ConsoleShot> {
  const book = rulebookOf(id);
  const names = LONG_NAMES.slice(0, Math.min(4, book.seats.most));
  const states = played(book, names);
  const most = states.reduce((so, one) => (one.ask.options.length > so.ask.options.length ? one : so));
  const card =
    states.findLast(({ ask }) => ask.kind === 'card' && ask.rankOnly !== true) ??
    states.findLast(({ ask }) => ask.kind === 'card');
  for (const oneScreen of [false, true]) {
    const shot = (name: string, asked: Asked, keys: readonly string[] = [], course?: Course) => ({
      name: `${oneScreen ? 'one' : 'desk'}-${name}-${id}`,
      view: { ...empty, inputs: names.map(() => ({ kind: 'die' as const })), game: gameOf(book, asked, course) },
      keys,
      oneScreen,
    });
    yield shot('asks-most', most);
    if (card !== undefined) yield shot('asks-card', card, ['9']);
    const last = states.at(-1);
    if (last !== undefined)
      yield shot('asks-ahead', last, [], { phase: 'shown', step: 9, shownAt: NOW - 2_000, toldAt: NOW + 9_000 });
  }
  const [first = most] = states;
  yield {
    name: `panel-points-${id}`,
    view: { ...empty, inputs: names.map(() => ({ kind: 'die' as const })), game: gameOf(book, first) },
    keys: ['F6'],
    oneScreen: false,
  };
}

function gameOf(book: Rulebook<RulebookId>, { state, ask }: Asked, course?: Course): GameView {
  return {
    rulebook: book.id,
    state,
    seats: book.players(state).map((player, seat) => ({ seat, player, input: 'die', link: 'none', played: book.round(state) })),
    dealer: 0,
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
    course: course ?? { phase: 'asking', step: 9, counted: false },
    ask,
    round: book.round(state),
    opened: book.round(state),
    standings: book.standings(state),
    winners: [],
    series: [],
    game: 1,
  };
}

/** What is asked in one game, as bots answer it. */
function played(book: Rulebook<RulebookId>, names: readonly string[]): readonly Asked[] {
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
  let state: unknown = accepted(book.begin({ players, house: {} }, chance)).reduce(
    (so: unknown, event) => book.evolve(so, event),
    undefined,
  );
  const asked: Asked[] = [];
  for (let n = 0; n < ANSWERS; n += 1) {
    const ask = book.asking?.next(state);
    if (ask === undefined || book.asking === undefined) break;
    asked.push({ state, ask });
    const command = book.asking.answer(ask.n, book.asking.bot(state, below), true);
    state = accepted(book.decide(state, command, chance)).reduce((so, event) => book.evolve(so, event), state);
  }
  return asked;
}
