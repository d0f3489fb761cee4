import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { openAsk } from '../../rulebook/ask.ts';
import { completeHouse } from '../../rulebook/house.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { rulebookOf, RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { effectBetween } from '../../rulebook/effect.ts';
import { evolveNight, type GameEvent, type NightState } from '../../rulebook/series.ts';
import { LANGUAGES } from '../../words/language.ts';
import { chanceOf } from '../session/random.ts';
import { schemaOf } from './index.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ilka', 'Jenő'];
const personOf = (name: string) => ({ id: name, name });

/** What is done at the table: mostly an answer; `at` picks the seat, or who sits down. */
const deeds = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 24, arbitrary: fc.constant('answer' as const) },
      { weight: 3, arbitrary: fc.constantFrom('leave' as const, 'join' as const) },
    ),
    at: fc.nat(),
  }),
  { minLength: 1, maxLength: 100, size: 'max' },
);

/** Any value of each rule that is a choice, as far as the game can be begun with them. */
function houseOf(book: Rulebook, seed: number) {
  const random = seededRandom(seed);
  const chosen = book.house.flatMap((rule) =>
    rule.kind === 'choice' ? [[rule.key, rule.values[random(rule.values.length)]] as const] : [],
  );
  return completeHouse<Record<string, string | number>>(book.house, Object.fromEntries(chosen));
}

function answerOf(book: Rulebook, state: unknown, random: (below: number) => number): unknown {
  const ask = book.next(state);
  if (ask === undefined) return { type: 'timeUp', early: true };
  if (ask.kind !== 'sealed')
    return book.answer(ask.n, { kind: 'open', given: String(book.bot(state, ask, random, ask.seat ?? 0)), confirm: true });
  const faces = book
    .players(state)
    .map((_, seat) => (ask.seats.includes(seat) ? Number(book.bot(state, ask, random, seat)) : null));
  return book.answer(ask.n, { kind: 'sealed', faces });
}

/** A night of one game, decided command by command and folded event by event, with everything checked after each. */
class Played {
  night: NightState | undefined;
  readonly states: unknown[] = [];
  readonly #book: Rulebook;
  readonly #chance;
  readonly random;

  constructor(book: Rulebook, players: number, seed: number) {
    this.#book = book;
    this.random = seededRandom(seed);
    this.#chance = chanceOf({ below: this.random });
    const setup = { players: NAMES.slice(0, players).map(personOf) };
    const begun = book.begin({ ...setup, house: houseOf(book, seed) }, this.#chance);
    const plain = begun.ok ? begun : book.begin({ ...setup, house: {} }, this.#chance);
    if (!plain.ok) throw new Error(plain.refusal.code);
    this.#fold(plain.events, plain.state);
  }

  get state(): unknown {
    return this.night?.game?.state;
  }

  /** The refusal's code, if it is refused. */
  do(command: unknown): string | undefined {
    const decided = this.#book.decide(this.state, command, this.#chance);
    if (!decided.ok) return decided.refusal.code;
    const before = this.night;
    this.#fold(decided.events, decided.state);
    expect(() => effectBetween(before, this.night)).not.toThrow();
    return undefined;
  }

  #fold(events: readonly unknown[], state: unknown): void {
    const schema = schemaOf(this.#book.id);
    for (const written of JSON.parse(JSON.stringify(events)) as readonly unknown[]) {
      const read = schema.event(written);
      if (!read.ok) throw new Error(`${read.field}: ${read.problem}`);
      this.night = evolveNight(this.night, read.value as GameEvent);
      expect(schema.broken(this.state)).toEqual([]);
    }
    expect(this.state).toEqual(state);
    expect(schema.unsettled(state)).toEqual([]);
    this.#holds(state);
    this.states.push(state);
  }

  #holds(state: unknown): void {
    const book = this.#book;
    const [standings, winners, over] = [book.standings(state), book.winners(state), book.over(state)];
    expect(book.next(state) === undefined).toBe(over);
    expect(new Set(standings.map(({ player }) => player.id)).size).toBe(standings.length);
    for (const id of winners)
      expect([over, standings.map(({ player }) => player.id)]).toEqual([true, expect.arrayContaining([id])]);
    if (!over) expect(book.endedBy?.(state)).toBeUndefined();
    const here = standings.filter(({ seat }) => seat !== undefined);
    expect(here.length).toBeGreaterThanOrEqual(book.seats.least);
    const ask = openAsk(book.next(state));
    if (ask?.kind === 'option') expect(ask.options).not.toEqual([]);
    for (const language of LANGUAGES) {
      const sentences = schemaOf(book.id).sentences(state, language);
      expect(sentences).toHaveLength(book.outcomes(state));
      expect(sentences).not.toContain('');
    }
  }
}

describe.each(RULEBOOKS.ids)('%s', (id) => {
  const book = rulebookOf(id);
  const { least, most } = book.seats;

  it('holds together whoever leaves, comes back or comes, at any question, and can be ended at any', () => {
    let left = 0;
    fc.assert(
      fc.property(fc.integer({ min: least, max: Math.min(most, NAMES.length) }), fc.nat(), deeds, (players, seed, done) => {
        const game = new Played(book, players, seed);
        for (const { what, at } of done) {
          if (book.over(game.state)) break;
          const sitting = book.players(game.state).length;
          if (what === 'answer') expect(game.do(answerOf(book, game.state, game.random))).toBeUndefined();
          else if (what === 'leave') left += Number(game.do({ type: 'leave', seat: at % sitting }) === undefined);
          else game.do({ type: 'join', seat: at % (sitting + 1), player: personOf(NAMES[at % NAMES.length] ?? '') });
        }
        if (!book.over(game.state)) expect(game.do({ type: 'timeUp', early: true })).toBeUndefined();
        // A game may finish first what is under way, and says so if it is ended once more.
        for (let answers = 0; answers < 200 && !book.over(game.state); answers += 1) {
          expect(game.do({ type: 'timeUp', early: true })).toBe('is ending');
          expect(game.do(answerOf(book, game.state, game.random))).toBeUndefined();
        }
        expect(book.over(game.state)).toBe(true);
        expect(game.do({ type: 'timeUp', early: true })).toBe('game over');
        const now = game.states.at(-1);
        const { review } = book;
        if (review === undefined) return;
        expect(review.highlights(game.states).length).toBeLessThanOrEqual(3);
        for (const then of game.states) expect(review.standingsThen(then, now)).toHaveLength(book.standings(then).length);
      }),
      { seed: 15, numRuns: 20 },
    );
    expect(left).toBeGreaterThan(5);
  });

  it('is won by nobody if it is ended before anything was played', () => {
    const game = new Played(book, least + 1, 1);
    expect(game.do({ type: 'timeUp', early: true })).toBeUndefined();
    for (let answers = 0; answers < 20 && !book.over(game.state); answers += 1) game.do(answerOf(book, game.state, game.random));
    if (book.timed === undefined) expect([book.winners(game.state), book.endedBy?.(game.state)]).toEqual([[], 'ended early']);
    else expect(book.endedBy?.(game.state)).toBe('ended early');
  });

  it('refuses to go on with too few, and says how many it needs', () => {
    const game = new Played(book, least, 1);
    expect(game.do({ type: 'leave', seat: 0 })).toBe('too few seats');
  });
});
