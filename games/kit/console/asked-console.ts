import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { ASKED_WORDS } from '../../../words/questions/words.ts';
import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import { inFull } from '../table/said.ts';
import { roundName } from '../table/round-name.ts';
import type { ConsoleUi, HouseValues, SaidOutcome } from '../../../renderer/dealer/desk/ui.ts';
import type { ConsoleGame } from './console-game.ts';
import Corrections from '../../../renderer/dealer/questions/Corrections.svelte';

/** The console's whole part of a game of questions and answers. */
export function askedConsole<House extends object, Play>(game: ConsoleGame<House, Play>): ConsoleUi {
  /** The one place where the view's state becomes this rulebook's own: the host sent it for a game of this id. */
  const stateOf = (state: unknown) => state as AskedState<House, Play>;
  const { rulebook, table } = game;
  const saidAt = (given: unknown, at: number, language: Language): SaidOutcome => {
    const state = stateOf(given);
    const said = table.say(state, at, language);
    const nameOf = (seats: readonly Seat[]) => ROOM_WORDS[language].list(seats.map((seat) => state.players[seat]?.name ?? ''));
    return { what: said.verdict, who: nameOf(said.seats), why: inFull(said, nameOf), clause: said.clause };
  };
  return {
    id: rulebook.id,
    seats: rulebook.seats,
    house: rulebook.house,
    teaches: rulebook.lesson !== undefined,
    kits: ['cards', 'nothing'],
    houseFor: (kit) => (kit === 'nothing' ? (game.demo ?? {}) : {}),
    houseOf: (state) => valuesOf(rulebook.house, { ...stateOf(state).house }),
    absence: (state, seat) => game.absence?.(stateOf(state), seat),
    asking: {
      alphabet: game.alphabet,
      optionKeys: game.optionKeys ?? {},
      gone: (state, card) => game.gone?.(stateOf(state), card) ?? false,
      words: (language) => table.asks(language),
      cardName: (card, language) => table.cardName(card, language),
    },
    words(language) {
      const { steps, refusals, absence } = ASKED_WORDS[language];
      const own = game.words(language);
      return { ...own, steps, absence, refusals: { ...refusals, ...own.refusals } };
    },
    round: (state, round, language) => roundName(table, stateOf(state), round, language),
    hands: (state, language) => table.hands(stateOf(state), language),
    recalled(state, at, language) {
      if (at >= table.outcomes(stateOf(state))) return undefined;
      const { what, who, why, clause } = saidAt(state, at, language);
      return `${who === '' ? what : `${who}: ${what}`}. ${why} (${clause})`;
    },
    outcomes: (state, language) => Array.from({ length: table.outcomes(stateOf(state)) }, (_, at) => saidAt(state, at, language)),
    Corrections,
    rules: game.rules,
  };
}

/** The values of a game's house rules, as setup keeps them. */
function valuesOf(rules: readonly HouseRule[], house: object): HouseValues {
  const values = new Map<string, unknown>(Object.entries(house));
  return Object.fromEntries(
    rules.map(({ key, standard }) => {
      const value = values.get(key);
      return [key, typeof value === 'string' || typeof value === 'number' ? value : standard];
    }),
  );
}
