import * as v from 'valibot';
import { check, checkAsIs } from '../../../host/games/checked.ts';
import type { GameSchema, RoundReport } from '../../../host/games/game-schema.ts';
import type { Headless } from '../../../host/games/headless.ts';
import type { Game } from '../../../host/games/index.ts';
import { eachSeat, playerSchema, setupHouseSchema } from '../../../rulebook/schemas.ts';
import { askedCommandSchema, askedEventSchema } from '../../../rulebook/questions/schemas.ts';
import type { AskedCommand, AskedEvent, AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Highlight, Rulebook, SetupBase } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { frenchCardName } from '../../../words/cards.ts';
import type { Language } from '../../../words/language.ts';
import { gameSay, pageLines, rulesIn, type RulesOutline } from '../../../words/rulebook.ts';
import { inFull, type OutcomeSaid } from '../words/said.ts';
import { seatReportOf, type SeatParts } from './seat-report.ts';

/** A seat in the last round as an export shows it; it took nothing and is in the game where that is left out. */
type LaidReport = Pick<RoundReport['seats'][number], 'laid'> & Partial<Pick<RoundReport['seats'][number], 'took' | 'standing'>>;

/** What a game of questions and answers brings to the host, besides its rules. */
interface QuestionsGame<Play extends AskedPlay> extends SeatParts<AskedState<Play>> {
  readonly rulebook: Rulebook;
  /** Cards are named as those of the French deck where it is left out. */
  readonly cardName?: (card: string, language: Language) => string;
  /** By seat, the last round as an export shows it; undefined before the first. */
  report(play: Play): readonly LaidReport[] | undefined;
  /** Outcome number `at` of the last round in words, from 0, below the rulebook's `outcomes`. */
  say(state: AskedState<Play>, at: number, language: Language): OutcomeSaid;
  readonly rules?: RulesOutline;
  /** What does not hold though it must after any event, in words for `verify`. */
  broken?(play: Play): readonly string[];
  /** The house rules by which the host deals and bots play by themselves, where they differ from the standard. */
  readonly demo?: Partial<Play['house']>;
  readonly headless: Omit<Headless, 'round'>;
  /** See `Headless.round`. */
  round?(play: Play, reasons: boolean): object;
}

/** What the host is given of a game of questions and answers. It has no faces: what it shows follows from its answers. */
export function questionsGame<Play extends AskedPlay>({ headless, ...game }: QuestionsGame<Play>): Game {
  const { rulebook, catalogue, rules, cardName = frenchCardName } = game;
  // A setup may leave out the house rules that are standard; an event has every one.
  const setup = v.strictObject({ players: eachSeat(playerSchema), house: setupHouseSchema<Play['house']>(rulebook.house) });
  const schema: GameSchema<SetupBase<Play['house']>, AskedState<Play>, AskedCommand, AskedEvent> = {
    setup: (unchecked) => check(setup, unchecked),
    command: (unchecked) => check(askedCommandSchema, unchecked),
    event: checkAsIs(askedEventSchema(rulebook)),
    shown: () => undefined,
    faces: () => undefined,
    broken: ({ play }) => game.broken?.(play) ?? [],
    unsettled: () => [],
    report: ({ play, players }) => reportOf(players, game.report(play)),
    words(language) {
      const say = gameSay(catalogue, language);
      const unit = say.known('unit');
      const highlight = ({ what }: Highlight) => say(`highlights-${what}`);
      return { name: say('name'), card: (card) => cardName(card, language), highlight, ...(unit !== undefined && { unit }) };
    },
    sentences: (state, language) =>
      Array.from({ length: rulebook.outcomes(state) }, (_, at) => inFull(game.say(state, at, language), () => '', language)),
    seat: (state, seat, language, deals) =>
      seatReportOf<Play>(rulebook, game, (at) => game.say(state, at, language), state, { seat, language, deals }),
    rules(language, onPhone) {
      if (rules === undefined) return { game: gameSay(catalogue, language)('name'), rules: [] };
      const text = rulesIn(catalogue, rules, language);
      return { game: text.title, ...pageLines(text, onPhone) };
    },
    demo: (players) => ({ players, house: game.demo ?? {} }),
  };
  const { round } = game;
  const told = round && { round: (state: unknown, reasons: boolean) => round((state as AskedState<Play>).play, reasons) };
  return { id: rulebook.id, rulebook, schema: schema as GameSchema, headless: { ...headless, ...told } };
}

function reportOf(players: readonly Player[], seats: readonly LaidReport[] | undefined) {
  if (seats === undefined) return undefined;
  const all = players.map((player, seat) => ({ player, laid: [], took: [], standing: 'in' as const, ...seats[seat] }));
  return { table: [], seats: all };
}
