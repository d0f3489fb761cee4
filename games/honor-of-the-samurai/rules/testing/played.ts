import type { Chance } from '../../../../rulebook/rulebook.ts';
import type { Player } from '../../../../rulebook/seat.ts';
import { HOUSE_RULES, type House } from '../house.ts';
import type { State } from '../play.ts';
import { honorOfTheSamurai as book } from '../rulebook.ts';

/*
 * For tests in every folder: games of Honor of the Samurai answered one question after the other.
 */

const [{ values: CARDS }, { values: OUT }, , { values: PLAYED }] = HOUSE_RULES;

const PEOPLE: readonly Player[] = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

/** Throws, because every card is named and nothing is drawn. */
const NO_CHANCE: Chance = {
  draw: () => {
    throw new Error('chance was used in a game without chance');
  },
};

/** A game of this many players, or of these names, before its first question; these seats won the last one. */
export function begun(who: number | readonly string[], house: Partial<House> = {}, lastWinners: readonly number[] = [0]): State {
  const players = typeof who === 'number' ? PEOPLE.slice(0, who) : who.map((name, seat) => ({ id: `p${seat}`, name }));
  const winners = lastWinners.map((seat) => players[seat]?.id ?? 'gone home');
  const decided = book.begin({ players, house, lastWinners: winners }, NO_CHANCE);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events.reduce<State>(book.evolve, undefined as never);
}

/** The state after these answers, one word each, all of which must be accepted. */
export function on(state: State, answers: string): State {
  return answers
    .split(' ')
    .filter((given) => given !== '')
    .reduce((now, given) => answer(now, given), state);
}

function answer(state: State, given: string, chance: Chance = NO_CHANCE): State {
  const decided = answerTo(state, given, { chance });
  if (!decided.ok) throw new Error(`${given}: ${decided.refusal.code}`);
  return decided.events.reduce<State>(book.evolve, state);
}

/** The rulebook's decision on an answer to the current question. */
export function answerTo(state: State, given: string, { confirm = false, chance = NO_CHANCE } = {}) {
  return book.decide(state, { type: 'answer', n: state.asked, given, confirm }, chance);
}

/** The dealer gives heads, or takes them. */
export function adjusted(state: State, seat: number, by: number): State {
  const decided = book.decide(state, { type: 'adjustPoints', player: PEOPLE[seat]?.id ?? '', by, reason: 'test' }, NO_CHANCE);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events.reduce<State>(book.evolve, state);
}

/** The current question in short: what it asks for, and the seat. */
export function asked(state: State): string {
  const question = book.next(state);
  return question === undefined ? 'nothing' : `${question.what} ${question.seat ?? ''}`.trim();
}

/** A game of bots before it is played. `random` gives a whole number from 0 to below its argument. */
interface BotsGame {
  /** How many, or their names. */
  readonly players: number | readonly string[];
  readonly house: Partial<House>;
  readonly random: (below: number) => number;
}

/** Any possible game, including one with all variations. */
export function anyBotsGame(random: BotsGame['random']): BotsGame & { readonly house: House } {
  const played = () => PLAYED[random(PLAYED.length)] ?? 'no';
  const { least, most } = book.seats;
  const kings = played();
  const house = {
    cards: CARDS[random(CARDS.length)] ?? 'entered',
    out: OUT[random(OUT.length)] ?? 'hand',
    stake: '',
    kings,
    diplomacy: kings === 'yes' ? played() : 'no',
    charges: played(),
    disgracesAsHeads: played(),
  } as const;
  return { players: least + random(most - least + 1), house, random };
}

/** More answers than any game takes. */
const ENDLESS = 20_000;

/** The states of a game that bots play to its end, the first before any answer. */
export function* botsPlaying({ players, house, random }: BotsGame): Generator<State> {
  const chance: Chance = {
    draw(from) {
      const card = from[random(from.length)];
      if (card === undefined) throw new RangeError('no cards to draw from');
      return card;
    },
  };
  const seats = typeof players === 'number' ? players : players.length;
  let state = begun(players, house, [random(seats + 1)]);
  yield state;
  for (let ask = book.next(state); ask !== undefined; ask = book.next(state)) {
    if (state.asked > ENDLESS) throw new Error('the game does not end');
    state = answer(state, book.bot(state, ask, random), chance);
    yield state;
  }
}
