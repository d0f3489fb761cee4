import fc from 'fast-check';
import { chanceFrom, seededRandom } from '../../host/cli/chance.ts';
import { CARDS, PLAYED, type House } from '../../rules/honor-of-the-samurai/house.ts';
import { honorOfTheSamurai as book, type State } from '../../rules/honor-of-the-samurai/rulebook.ts';
import type { Chance } from '../../rules/rulebook.ts';
import { NO_CHANCE, PEOPLE } from './hungarian-war.ts';

/** A game of so many players, or of these names, before its first question. */
export function begun(who: number | readonly string[], house: Partial<House> = {}): State {
  const players = typeof who === 'number' ? PEOPLE.slice(0, who) : who.map((name, seat) => ({ id: `p${seat}`, name }));
  const decided = book.begin({ players, house }, NO_CHANCE);
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

export function answer(state: State, given: string, chance: Chance = NO_CHANCE): State {
  const decided = answerTo(state, given, { chance });
  if (!decided.ok) throw new Error(`${given}: ${decided.refusal.code}`);
  return decided.events.reduce<State>(book.evolve, state);
}

/** What the rulebook decides of an answer to the present question. */
export function answerTo(state: State, given: string, { confirm = false, chance = NO_CHANCE } = {}) {
  return book.decide(state, { type: 'answer', n: state.asked, given, confirm }, chance);
}

/** The dealer gives heads, or takes them. */
export function adjusted(state: State, seat: number, by: number): State {
  const decided = book.decide(state, { type: 'adjustPoints', player: PEOPLE[seat]?.id ?? '', by, reason: 'test' }, NO_CHANCE);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events.reduce<State>(book.evolve, state);
}

/** The present question, in short: what it asks, and of which seat. */
export function asked(state: State): string {
  const question = book.asking?.next(state);
  return question === undefined ? 'nothing' : `${question.what} ${question.seat ?? ''}`.trim();
}

/** A game of bots before it is played: its house, and the seed of its chance. */
export interface BotsGame {
  /** How many, or their names. */
  readonly players: number | readonly string[];
  readonly house: Partial<House>;
  readonly seed: number;
}

const played = fc.constantFrom(...PLAYED);

/** Every house that may be, all variations together among them. */
export const botsGames: fc.Arbitrary<BotsGame & { readonly house: House }> = fc.record({
  players: fc.integer({ min: book.seats.least, max: book.seats.most }),
  house: fc
    .record({ cards: fc.constantFrom(...CARDS), kings: played, diplomacy: played, charges: played, disgracesAsHeads: played })
    .filter(({ kings, diplomacy }) => kings === 'yes' || diplomacy === 'no'),
  seed: fc.integer(),
});

/** More answers than any game takes. */
const ENDLESS = 20_000;

/** The states of a game that bots play to its end, the first before any answer. */
export function* botsPlaying({ players, house, seed }: BotsGame): Generator<State> {
  const random = seededRandom(seed);
  let state = begun(players, house);
  yield state;
  while (!book.over(state)) {
    if (state.asked > ENDLESS) throw new Error('a game without an end');
    state = answer(state, book.asking?.bot(state, random) ?? '', chanceFrom(random));
    yield state;
  }
}
