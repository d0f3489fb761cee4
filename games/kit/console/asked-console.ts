import type { AskedCommand, AskedEvent, AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { listIn, type Language } from '../../../words/language.ts';
import { askWords, gameSay } from '../../../words/rulebook.ts';
import { inId } from '../../../words/say.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import type { ComingAndGoing, ConsoleUi, HouseValues, QuestionUi } from '../../../renderer/dealer/desk/ui.ts';
import Corrections from '../../../renderer/dealer/questions/Corrections.svelte';
import type { CardGame } from '../table/card-game.ts';
import { inFull } from '../words/said.ts';

/** What a game of questions and answers brings to the dealer's console; `askedConsole` makes its whole part of it. */
interface ConsoleGame<Play extends AskedPlay> extends Pick<ConsoleUi, 'picture' | 'rules' | 'Figure'> {
  readonly rulebook: Pick<Rulebook, 'id' | 'seats' | 'house' | 'dealt' | 'decide' | 'lesson' | 'outcomes' | 'timed'>;
  /** What is said of a round is the table display's. */
  readonly table: Pick<CardGame<AskedState<Play>>, 'catalogue' | 'askValues' | 'cardName' | 'say' | 'round' | 'hands'>;
  alphabet(language: Language): CardAlphabet;
  /** The house rules that fit a game of bots to look at, where they differ from the standard. */
  readonly demo?: HouseValues;
  /** Whether a special card is where it cannot be laid from again, by all that is known. */
  gone?(state: AskedState<Play>, card: string): boolean;
  /** Keys of options that have one of their own, by value: an upper-case letter. All others get theirs by their order. */
  readonly optionKeys?: Readonly<Record<string, string>>;
  /** Why a seat plays no more, if it does not. */
  absence?(state: AskedState<Play>, seat: Seat): 'out' | 'next' | undefined;
  /** Left out, newcomers wait for the next game. */
  readonly newcomers?: ComingAndGoing['newcomers'];
}

/** The one place where the view's state becomes a rulebook's own: the host sent it for a game of that id. */
const stateOf = <Play extends AskedPlay>(state: unknown) => state as AskedState<Play>;

/** The console's whole part of a game of questions and answers. */
export function askedConsole<Play extends AskedPlay>(game: ConsoleGame<Play>): ConsoleUi {
  const { table, picture, rules, Figure } = game;
  const { id, seats, house, lesson } = game.rulebook;
  return {
    id,
    picture,
    seats,
    house,
    teaches: lesson !== undefined,
    kits: ['phones-deck', 'cards', 'nothing'],
    houseFor: (kit) => (kit === 'nothing' ? (game.demo ?? {}) : {}),
    houseOf: (state) => stateOf<Play>(state).play.house,
    dealt: (values) => game.rulebook.dealt?.(values) ?? false,
    absence: (state, seat) => (stateOf<Play>(state).gone?.includes(seat) ? 'gone' : game.absence?.(stateOf<Play>(state), seat)),
    people: peopleOf(game),
    answerEvent: 'Answered' satisfies AskedEvent['type'],
    asking: askingOf(game),
    catalogue: table.catalogue,
    cardName: (card, language) => table.cardName(card, language),
    round: (state, round, language) => table.round(stateOf<Play>(state), round, language),
    hands: (state, language) => table.hands(stateOf<Play>(state), language),
    outcomes: (state, language) => saidIn(game, stateOf<Play>(state), language),
    Corrections,
    rules,
    Figure,
  };
}

/** What the console knows of a game that asks. */
function askingOf<Play extends AskedPlay>(game: ConsoleGame<Play>): QuestionUi {
  const { table } = game;
  return {
    alphabet: (language) => game.alphabet(language),
    optionKeys: game.optionKeys ?? {},
    finishes: game.rulebook.timed !== undefined,
    gone: (state, card) => game.gone?.(stateOf<Play>(state), card) ?? false,
    words: (language) => askWords(table.catalogue, language, table.askValues),
    why: ({ what }, language) => gameSay(table.catalogue, language).known(`whys-${inId(what)}`),
  };
}

function peopleOf<Play extends AskedPlay>({ rulebook, newcomers = 'next game' }: ConsoleGame<Play>): ComingAndGoing {
  return {
    newcomers,
    rules: rulebook,
    deeds(state, seat) {
      const { players, gone = [] } = stateOf(state);
      const player = players[seat];
      if (player === undefined) return [];
      return gone.includes(seat)
        ? [{ deed: 'back', command: { type: 'join', player } satisfies AskedCommand }]
        : [{ deed: 'leave', command: { type: 'leave', seat } satisfies AskedCommand }];
    },
    joinCommand: (_, player) => ({ type: 'join', player }) satisfies AskedCommand,
  };
}

function saidIn<Play extends AskedPlay>({ table, rulebook }: ConsoleGame<Play>, state: AskedState<Play>, language: Language) {
  const nameOf = (seats: readonly Seat[]) => listIn(language)(seats.map((seat) => state.players[seat]?.name ?? ''));
  return Array.from({ length: rulebook.outcomes(state) }, (_, at) => {
    const said = table.say(state, at, language);
    return { what: said.verdict, who: nameOf(said.seats), why: inFull(said, nameOf, language), clause: said.clause };
  });
}
