import type { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba'];

/** Throws, because every card is named and nothing is drawn. */
const NO_CHANCE: Chance = {
  draw() {
    throw new Error('chance was used in a game without chance');
  },
};

/** For tests: games of one rulebook, answered one question after the other. Commands that are refused throw. */
export function inPlay<Play extends AskedPlay, Code extends string>(book: ReturnType<typeof askedRulebook<Play, Code>>) {
  type State = AskedState<Play>;
  function reached(decided: Decision<State, unknown>): State {
    if (!decided.ok) throw new Error(`${decided.refusal.code} ${JSON.stringify(decided.refusal.params)}`);
    return decided.state;
  }
  /** A game of this many players, or of these, before its first question. */
  function begun(players: number | readonly string[], house: Partial<Play['house']> = {}): State {
    const names = typeof players === 'number' ? NAMES.slice(0, players) : players;
    return reached(book.begin({ players: names.map((name) => ({ id: name.toLowerCase(), name })), house }, NO_CHANCE));
  }
  /** The rulebook's decision on an answer to the current question. */
  function answerTo(state: State, given: string, confirm = false) {
    return book.decide(state, { type: 'answer', n: state.asked, given, confirm }, NO_CHANCE);
  }
  /** The state after these answers, one to each question in order. */
  function answered(state: State, ...given: readonly string[]): State {
    return given.reduce((now, each) => reached(answerTo(now, each)), state);
  }
  /** A game of this many players after these answers, separated by spaces. */
  const given = (players: number, answers: string, house: Partial<Play['house']> = {}) =>
    answered(begun(players, house), ...answers.split(' ').filter(Boolean));
  return { begun, answerTo, answered, given };
}
