import type { Game } from '../../../host/games/index.ts';
import { openAsk } from '../../../rulebook/ask.ts';
import type { Chance, SetupBase } from '../../../rulebook/rulebook.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba'];

/** What one seat is told at one moment. */
interface ToldToSeat {
  readonly language: Language;
  readonly rests: string | undefined;
  readonly todo: readonly string[];
  readonly why: readonly string[];
}

/** The states of a game, the first player having won the one before, that bots play to its end, or until so many answers; whatever card they name is accepted. */
export function* playedByBots(game: Game, players: number, house: object, random: (below: number) => number): Generator<unknown> {
  const { rulebook } = game;
  const chance: Chance = { draw: (from) => from[random(from.length)] ?? '??' };
  const people = NAMES.slice(0, players).map((name) => ({ id: name.toLowerCase(), name }));
  const setup: SetupBase<unknown> = { players: people, house, lastWinners: ['anna'] };
  const begun = rulebook.begin(setup, chance);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { state } = begun;
  for (let answers = 0; answers < 150; answers++) {
    yield state;
    const ask = openAsk(rulebook.next(state));
    if (ask === undefined) return;
    const given = String(rulebook.bot(state, ask, random, ask.seat ?? 0));
    const decided = rulebook.decide(state, rulebook.answer(ask.n, { kind: 'open', given, confirm: true }), chance);
    if (!decided.ok) throw new Error(`${given}: ${decided.refusal.code}`);
    ({ state } = decided);
  }
}

/** What every seat is told in each language; the first seat deals. */
export function toldToSeats({ rulebook, schema }: Game, state: unknown): readonly ToldToSeat[] {
  return rulebook.players(state).flatMap((_, seat) =>
    LANGUAGES.map((language) => {
      const { rests, todo, why } = schema.seat(state, seat, language, seat === 0);
      return { language, rests, todo, why };
    }),
  );
}
