import type { SeatReport } from '../../../host/games/game-schema.ts';
import { openAsk, type Ask } from '../../../rulebook/ask.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { sentenceIn } from '../../../words/room.ts';
import questions from '../../../words/generated/questions.js';
import { askWords, gameSay, type AskValues, type GameCatalogue } from '../../../words/rulebook.ts';
import { inId, sayIn } from '../../../words/say.ts';
import type { HandLine } from '../words/hand-line.ts';
import type { OutcomeSaid } from '../words/said.ts';
import { sayToSeat } from '../words/seat.ts';

/** What a game of questions and answers says to the player of one seat. */
export interface SeatParts<State> {
  /** What sentences for questions need to know. */
  readonly askValues?: AskValues;
  hands(state: State, language: Language): readonly HandLine[];
  /** Why this seat does not play now, and until when; undefined if it does. */
  rests?(state: State, seat: Seat, language: Language): string | undefined;
}

/** A question is put to the seat that is asked as `asks-….you` says it, by the rulebook's own word. */
type Parts<State> = SeatParts<State> & { readonly catalogue: GameCatalogue };

/** At whose seat the words are read, and whether that is the dealer's. */
interface Reader {
  readonly seat: Seat;
  readonly language: Language;
  readonly deals: boolean;
}

/** What a phone shows of a seat: what its player does, the question, and the outcomes of the last round, which `say` gives. */
export function seatReportOf<Play extends AskedPlay>(
  rulebook: Rulebook,
  parts: Parts<AskedState<Play>>,
  say: (at: number) => OutcomeSaid,
  state: AskedState<Play>,
  reader: Reader,
): SeatReport {
  const { seat, language } = reader;
  if (state.gone?.includes(seat) === true) return { rests: sayIn(language, questions)('questions-seat-gone'), todo: [], why: [] };
  const rests = rulebook.over(state) ? undefined : parts.rests?.(state, seat, language);
  const hands = parts.hands(state, language).flatMap((line) => lineFor(line, reader));
  const ask = openAsk(rulebook.next(state));
  const asked = ask === undefined ? [] : [questionTo(ask, parts, state, reader)];
  const why = Array.from({ length: rulebook.outcomes(state) }, (_, at) => sayToSeat(say(at), seat, state.players, language));
  return { todo: [...hands, ...asked], why: why.flat(), ...(rests !== undefined && { rests }) };
}

function lineFor({ said, to, you = said }: HandLine, { seat, deals }: Reader): readonly string[] {
  if (to === undefined) return [said];
  return (to === 'dealer' ? deals : to.includes(seat)) ? [you] : [];
}

/** To the seats that are asked in its own words; to all others as the table display puts it. */
function questionTo<Play extends AskedPlay>(
  ask: Ask,
  { catalogue, askValues }: Parts<AskedState<Play>>,
  { players }: AskedState<Play>,
  { seat, language }: Reader,
): string {
  const isAsked = ask.counted === true ? ask.turning?.includes(seat) === true : ask.seat === seat;
  const mine = isAsked ? gameSay(catalogue, language).known(`asks-${inId(ask.what)}.you`) : undefined;
  const names = players.map(({ name }) => name);
  return mine ?? sentenceIn(language, askWords(catalogue, language, askValues).ask(ask, names));
}
