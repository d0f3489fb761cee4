import type { State } from '../play.ts';
import type { Card } from '../../../../rulebook/card.ts';
import type { House } from '../house.ts';
import { hyrule } from '../rulebook.ts';
import type { Refusal } from '../../../../rulebook/refusal.ts';
import type { Chance } from '../../../../rulebook/rulebook.ts';

/* A game of Hyrule for tests and pictures: answered one by one, or by bots. */

export type HyruleState = State;

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Eszter', 'Feri', 'Gabi'];
const NO_CHANCE: Chance = {
  draw() {
    throw new Error('nothing is drawn in this game');
  },
};

/** The state of a game that has just begun, of this many players or of these. */
export function begun(players: number | readonly string[], house: Partial<House> = {}): HyruleState {
  const names = typeof players === 'number' ? NAMES.slice(0, players) : players;
  const people = names.map((name) => ({ id: name.toLowerCase(), name }));
  const decided = hyrule.begin({ players: people, house }, NO_CHANCE);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events.reduce<HyruleState>(hyrule.evolve, undefined as never);
}

/** The state after these answers, each of which must be accepted. */
export function answered(state: HyruleState, ...given: readonly string[]): HyruleState {
  return given.reduce((now, one) => answer(now, one), state);
}

/** The state after one answer; what the host deals is drawn from `chance`. */
export function answer(state: HyruleState, given: string, { confirm = false, chance = NO_CHANCE } = {}): HyruleState {
  const decided = hyrule.decide(state, { type: 'answer', n: state.asked, given, confirm }, chance);
  if (!decided.ok) throw new Error(`${given}: ${decided.refusal.code}`);
  return decided.events.reduce<HyruleState>(hyrule.evolve, state);
}

/** Why an answer is refused; undefined if it is accepted. */
export function refusalOf(state: HyruleState, given: string, confirm = false): Refusal | undefined {
  const decided = hyrule.decide(state, { type: 'answer', n: state.asked, given, confirm }, NO_CHANCE);
  return decided.ok ? undefined : decided.refusal;
}

/** The cards of a turn, seat by seat: "KH QD 2C". */
export function cards(text: string): Card[] {
  return text.split(' ') as Card[];
}

/** HY-7: a hand of three that Anna and Cili share with nine cards each; Béla, the tallest, has three. */
export function drawnHand(turns: House['turns']): HyruleState {
  const first = turns === 'chance' ? begun(3) : answered(begun(3, { turns }), '1');
  return ['2D 2C 2S', '3S 3C 3D', '4D 4C 4S', '6S 6C 6D', '7D 7C 7S', '8S 8C 8D', '9S 9C 9H'].reduce((now, turn) => {
    const { play } = now;
    const order = play.phase === 'laying' ? play.order : [];
    return answered(now, ...order.map((seat) => cards(turn)[seat] ?? ''));
  }, first);
}

/** Seven turns in which seat 0 of `players` wins everything with diamonds. */
export function turnsOfDiamonds(players: number): readonly string[] {
  return [...'A234678'].flatMap((rank) => ['D', 'C', 'S', 'H'].slice(0, players).map((suit) => `${rank}${suit}`));
}

/** More answers than any game of bots needs to end. */
const MOST_ANSWERS = 2000;

/** Every state of a game of bots from this one until the game is over. */
export function* botGame(from: HyruleState, random: (below: number) => number): Generator<HyruleState, void> {
  const chance: Chance = { draw: (cards) => cards[random(cards.length)] ?? '??' };
  let state = from;
  yield state;
  for (let ask = hyrule.next(state); ask !== undefined; ask = hyrule.next(state)) {
    if (ask.n - from.asked === MOST_ANSWERS) throw new Error('the game does not end');
    state = answer(state, hyrule.bot(state, ask, random), { chance });
    yield state;
  }
}
