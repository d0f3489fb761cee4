import { inPlay } from '../../../kit/testing/in-play.ts';
import type { State } from '../play.ts';
import type { House, BattleLine } from '../house.ts';
import { chartaBellica } from '../rulebook.ts';

/* For tests in every folder: games of Charta Bellica answered one question after the other. */

const play = inPlay(chartaBellica);
export const { answered, asked } = play;
export type ChartaBellicaState = State;

/** A game of this many players, or of these, before its first question. The last one deals: the first sits on the dealer's left. */
export function begunBellica(players: number | readonly string[], house: Partial<House>): State {
  return play.begun(players, house, { dealer: (typeof players === 'number' ? players : players.length) - 1 });
}

/** Two alliances, that of the first seat and this ally against the others; the nations of the first three seats as drawn. */
export function allied(players: number | readonly string[], line: BattleLine, ally: number, lots = ['H', 'G', 'T']): State {
  return answered(begunBellica(players, { line }), ...lots, `seat ${ally}`);
}

export const answerTo = (state: State, given: string, confirm = false) => play.answerTo(state, given, { confirm });

/** The states of a game that bots play to its end, the first before any answer. */
export const botsPlaying = (players: number | readonly string[], house: Partial<House>, random: (below: number) => number) =>
  play.botsPlaying(begunBellica(players, house), random);

/** The code with which this answer is refused; empty if it is accepted. */
export const refusedTo = (state: State, given: string) => play.refusalOf(state, given)?.code ?? '';
