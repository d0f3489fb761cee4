import type { Answerer, GameView, ConsoleView, Course } from '../../../../host/contract/view.ts';
import { afterCount, type Ask, type OpenQuestion } from '../../../../rulebook/ask.ts';
import type { Rulebook } from '../../../../rulebook/rulebook.ts';
import type { AskedGame } from '../../../../rulebook/questions/game.ts';
import { askedRulebook } from '../../../../rulebook/questions/rulebook.ts';
import type { AskedCommand, AskedState } from '../../../../rulebook/questions/game.ts';
import { refuse } from '../../../../rulebook/refusal.ts';
import { RULEBOOKS } from '../../../../rulebook/rulebooks.ts';
import { fakeCatalogue } from '../../../../words/testing/fake-catalogue.ts';
import { roomSay } from '../../../../words/room.ts';
import { consoleView, PEOPLE } from '../../desk/testing/stubs.ts';
import type { ConsoleUi } from '../../desk/ui.ts';
import { askedConsole } from '../../../../games/kit/console/asked-console.ts';
import { frenchDeck } from '../../desk/french-deck.ts';

/*
 * A game for the tests of the kit: everybody turns a card, and the dealer says who takes them. Three rounds; in the last one
 * the suit does not matter.
 */

interface Play {
  readonly house: Readonly<Record<string, string>>;
  /** Round after round, by seat. */
  readonly laid: readonly string[];
  readonly takers: readonly number[];
  readonly players: number;
}

const ROUNDS = 3;

function next({ laid, takers, players }: Play): OpenQuestion | undefined {
  if (takers.length === ROUNDS) return undefined;
  const here = laid.length - takers.length * players;
  if (here === players) {
    const seats = Array.from({ length: players }, (_, seat) => ({ value: `seat ${seat}`, seat }));
    return { kind: 'option', what: 'taker', options: [...seats, { value: 'nobody' }, { value: 'again' }], standard: 'nobody' };
  }
  const last = takers.length === ROUNDS - 1;
  return {
    kind: 'card',
    what: 'card',
    seat: here,
    options: [{ value: 'none' }, { value: 'hidden' }],
    ...(here === 0 && { counted: true }),
    ...(last && { rankOnly: true }),
    ...(here === 1 && { expected: 'QD' }),
  };
}

const GAME: AskedGame<Play> = {
  id: RULEBOOKS.first,
  version: 1,
  clause: 'X-1',
  seats: { least: 2, most: 4, recommended: [2, 4] },
  house: [],
  start: (players, house) => ({ house, laid: [], takers: [], players }),
  next,
  isCard: (text) => /^(?:[A2-9TJQK][CDHS?]|X[12])$/.test(text),
  refuse: ({ laid }, { given, confirm, question }) =>
    question.kind === 'card' && laid.includes(given) && given.length === 2 && !confirm
      ? refuse('card cannot be there', { card: given, name: 'Anna' }, 'X-2')
      : undefined,
  advance: (play, { question, given }) =>
    question.kind === 'card'
      ? { ...play, laid: [...play.laid, given] }
      : { ...play, takers: [...play.takers, Number(given.slice(5))] },
  adjust: (play) => play,
  leave: (play) => play,
  points: ({ players, takers }) => Array.from({ length: players }, (_, seat) => takers.filter((taker) => taker === seat).length),
  winners: () => [0],
  round: ({ takers }) => takers.length,
  bot: () => 'none',
};

export const stubRulebook = askedRulebook(GAME);
type State = AskedState<Play>;

/** The plug of the test game for the console; `name` distinguishes several. */
export function stubParts(name = 'Test', id: string = GAME.id): ConsoleUi {
  return askedConsole<Play>({
    rulebook: { ...stubRulebook, id } as Rulebook,
    picture: 'data:,',
    alphabet: (language) => frenchDeck(language, 2),
    table: {
      catalogue: fakeCatalogue(`stub-${name.toLowerCase()}`, {
        name,
        minutes: '1 minute',
        line: `${name} in a line.`,
        deck: 'A deck',
        leaving: 'The points stay.',
        'asks-card': '{ $name }’s card?',
        'asks-taker': 'Who takes them?',
        'options-nobody': 'nobody',
        'options-again': 'again',
        'whys-card': 'The highest takes all.',
      }),
      cardName: (card) => card,
      round: (_, round, language) => roomSay(language)('room-round', { round }),
      say: () => ({ verdict: 'taken', seats: [1], why: 'The dealer said so.', clause: 'X-3', spoken: '' }),
      hands: () => ['Béla: take the cards.'],
    },
    gone: ({ play }, card) => play.laid.includes(card),
    rules: { sections: {}, page: {} },
  });
}

/** The state after these answers. */
export function stubState(...given: readonly string[]): State {
  const begun = stubRulebook.begin({ players: PEOPLE.slice(0, 3), house: {} }, NO_CHANCE);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const state = begun.events.reduce<State | undefined>((before, event) => stubRulebook.evolve(before, event), undefined);
  if (state === undefined) throw new Error('no game has begun');
  return given.reduce(
    (before, answer) => stubAnswered(before, { type: 'answer', n: before.asked, given: answer, confirm: true }),
    state,
  );
}

/** The state after a command, which must be accepted. */
export function stubAnswered(state: State, command: AskedCommand): State {
  const decided = stubRulebook.decide(state, command, NO_CHANCE);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events.reduce((before, event) => stubRulebook.evolve(before, event), state);
}

export const NO_CHANCE = {
  draw: () => {
    throw new Error('nothing is drawn in this game');
  },
};

function answererOf({ seat }: Ask, bots: readonly number[], seats: number): Answerer {
  if (bots.length === seats) return { kind: 'all bots' };
  return seat !== undefined && bots.includes(seat) ? { kind: 'bot', seat } : { kind: 'dealer' };
}

/** A console view of this state; `bots` are seats. */
export function stubView(state: State, course?: Course, bots: readonly number[] = []): ConsoleView {
  const inputs = state.players.map((_, seat) => ({ kind: bots.includes(seat) ? ('bot' as const) : ('die' as const) }));
  const game = consoleView({ phase: 'choosing', step: 7, ready: 0, of: 0, late: [], naming: false }).table.game as GameView;
  const next = stubRulebook.next(state);
  const ask = next && course?.phase === 'asking' && course.counted ? afterCount(next) : next;
  const seen: GameView = {
    ...game,
    state,
    seats: state.players.map((player, seat) => ({
      seat,
      player,
      flower: seat,
      input: inputs[seat]?.kind ?? 'die',
      link: 'none',
      played: 0,
    })),
    course: course ?? (ask === undefined ? { phase: 'over', step: 7 } : { phase: 'asking', step: 7, counted: false }),
    standings: stubRulebook.standings(state),
    round: stubRulebook.round(state),
  };
  if (ask === undefined) return consoleView(undefined, { inputs, typed: [], game: seen });
  return consoleView(undefined, { inputs, typed: [], game: { ...seen, ask }, answerer: answererOf(ask, bots, inputs.length) });
}
