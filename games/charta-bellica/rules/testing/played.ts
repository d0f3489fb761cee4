import type { State } from '../play.ts';
import type { House, BattleLine } from '../house.ts';
import { chartaBellica } from '../rulebook.ts';
import type { Decision } from '../../../../rulebook/refusal.ts';
import type { Chance } from '../../../../rulebook/rulebook.ts';

/*
 * For tests in every folder: games of Charta Bellica answered one question after the other.
 */

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];

/** Throws, because every card is named and nothing is drawn. */
const NO_CHANCE: Chance = {
  draw: () => {
    throw new Error('chance was used in a game without chance');
  },
};

export type ChartaBellicaState = State;

/** A game of this many players, or of these, before its first question. The last one deals: the first sits on the dealer's left. */
export function begunBellica(players: number | readonly string[], house: Partial<House>): ChartaBellicaState {
  const names = typeof players === 'number' ? NAMES.slice(0, players) : players;
  const people = names.map((name) => ({ id: name.toLowerCase(), name }));
  return reached(chartaBellica.begin({ players: people, house, dealer: people.length - 1 }, NO_CHANCE));
}

/** Two alliances, that of the first seat and this ally against the others; the nations of the first three seats as drawn. */
export function allied(
  players: number | readonly string[],
  line: BattleLine,
  ally: number,
  lots = ['H', 'G', 'T'],
): ChartaBellicaState {
  return answered(begunBellica(players, { line }), ...lots, `seat ${ally}`);
}

/** The state after these answers, one to each question in order. */
export function answered(state: ChartaBellicaState, ...given: readonly string[]): ChartaBellicaState {
  return given.reduce((now, each) => reached(answerTo(now, each)), state);
}

/** The rulebook's decision on an answer to the current question. */
export function answerTo(state: ChartaBellicaState, given: string, confirm = false) {
  return chartaBellica.decide(state, { type: 'answer', n: state.asked, given, confirm }, NO_CHANCE);
}

/** The current question in short: what it asks for, and the seat. */
export function asked(state: ChartaBellicaState): string {
  const question = chartaBellica.next(state);
  return question === undefined ? 'nothing' : `${question.what} ${question.seat ?? ''}`.trim();
}

/** The states of a game that bots play to its end, the first before any answer. */
export function* botsPlaying(players: number | readonly string[], house: Partial<House>, random: (below: number) => number) {
  let state = begunBellica(players, house);
  yield state;
  for (let ask = chartaBellica.next(state); ask !== undefined; ask = chartaBellica.next(state)) {
    state = answered(state, chartaBellica.bot(state, ask, random));
    yield state;
  }
}

function reached(decided: Decision<ChartaBellicaState, unknown>): ChartaBellicaState {
  if (!decided.ok) throw new Error(`${decided.refusal.code} ${JSON.stringify(decided.refusal.params)}`);
  return decided.state;
}

/** The code with which this answer is refused; empty if it is accepted. */
export function refusedTo(state: ChartaBellicaState, given: string): string {
  const decided = answerTo(state, given);
  return decided.ok ? '' : decided.refusal.code;
}
