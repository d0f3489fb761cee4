import type { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Decision, Refusal } from '../../../rulebook/refusal.ts';
import type { Chance, SetupBase } from '../../../rulebook/rulebook.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba'];

/** Throws, because every card is named and nothing is drawn. */
const NO_CHANCE: Chance = {
  draw() {
    throw new Error('chance was used in a game without chance');
  },
};

/** More answers than any game takes. */
const ENDLESS = 20_000;

/** For tests: games of one rulebook, answered one question after the other. Commands that are refused throw. */
export function inPlay<Play extends AskedPlay, Code extends string>(book: ReturnType<typeof askedRulebook<Play, Code>>) {
  type State = AskedState<Play>;
  function reached(decided: Decision<State, unknown>): State {
    if (!decided.ok) throw new Error(`${decided.refusal.code} ${JSON.stringify(decided.refusal.params)}`);
    return decided.state;
  }
  /** A game of this many players, or of these, before its first question. */
  function begun(
    who: number | readonly string[],
    house: Partial<Play['house']> = {},
    more: Partial<SetupBase<unknown>> = {},
  ): State {
    const names = typeof who === 'number' ? NAMES.slice(0, who) : who;
    const players = names.map((name) => ({ id: name.toLowerCase(), name }));
    return reached(book.begin({ ...more, players, house }, NO_CHANCE));
  }
  /** The rulebook's decision on an answer to the current question. */
  function answerTo(state: State, given: string, { confirm = false, chance = NO_CHANCE } = {}) {
    return book.decide(state, { type: 'answer', n: state.asked, given, confirm }, chance);
  }
  function answer(state: State, given: string, how: { confirm?: boolean; chance?: Chance } = {}): State {
    return reached(answerTo(state, given, how));
  }
  /** The state after these answers, one to each question in order. */
  function answered(state: State, ...given: readonly string[]): State {
    return given.reduce((now, each) => answer(now, each), state);
  }
  /** The same, the answers separated by spaces. */
  const on = (state: State, answers: string) => answered(state, ...answers.split(' ').filter(Boolean));
  /** A game of this many players after these answers. */
  const given = (players: number, answers: string, house: Partial<Play['house']> = {}) => on(begun(players, house), answers);
  /** Why an answer is refused; undefined if it is accepted. */
  function refusalOf(state: State, one: string, confirm = false): Refusal | undefined {
    const decided = answerTo(state, one, { confirm });
    return decided.ok ? undefined : decided.refusal;
  }
  /** The dealer gives points, or takes them. */
  function adjusted(state: State, seat: number, by: number): State {
    const player = state.players[seat]?.id ?? '';
    return reached(book.decide(state, { type: 'adjustPoints', player, by, reason: 'test' }, NO_CHANCE));
  }
  /** The current question in short: what it asks for, and the seat. */
  function asked(state: State): string {
    const question = book.next(state);
    return question === undefined ? 'nothing' : `${question.what} ${question.seat ?? ''}`.trim();
  }
  /** The states of a game that bots play to its end, the first before any answer. */
  function* botsPlaying(from: State, random: (below: number) => number): Generator<State> {
    const chance: Chance = { draw: (cards) => cards[random(cards.length)] ?? '??' };
    let state = from;
    yield state;
    for (let ask = book.next(state); ask !== undefined; ask = book.next(state)) {
      if (state.asked > ENDLESS) throw new Error('the game does not end');
      state = answer(state, book.bot(state, ask, random), { chance });
      yield state;
    }
  }
  return { begun, answerTo, answer, answered, on, given, refusalOf, adjusted, asked, botsPlaying };
}
