import type { SeatReport } from '../../../host/games/game-schema.ts';
import { openAsk, type Ask } from '../../../rulebook/ask.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { sentenceOf, type Language } from '../../../words/language.ts';
import type { AskWords } from '../../../words/rulebook.ts';
import type { HandLine } from '../words/hand-line.ts';
import type { Said } from '../words/said.ts';
import { SEAT_WORDS, sayToSeat } from '../words/seat.ts';

/** What a game of questions and answers says to the player of one seat. */
export interface SeatParts<State> {
  asks(language: Language): AskWords;
  /** By the rulebook's own word for a question, how it is put to the seat that is asked. */
  own(language: Language): { readonly asks: Readonly<Partial<Record<string, string>>> };
  hands(state: State, language: Language): readonly HandLine[];
  /** Why this seat does not play now, and until when; undefined if it does. */
  rests?(state: State, seat: Seat, language: Language): string | undefined;
}

/** At whose seat the words are read, and whether that is the dealer's. */
interface Reader {
  readonly seat: Seat;
  readonly language: Language;
  readonly deals: boolean;
}

/** What a phone shows of a seat: what its player does, the question, and the outcomes of the last round, which `say` gives. */
export function seatReportOf<Play extends AskedPlay>(
  rulebook: Rulebook,
  parts: SeatParts<AskedState<Play>>,
  say: (at: number) => Said,
  state: AskedState<Play>,
  reader: Reader,
): SeatReport {
  const { seat, language } = reader;
  if (state.gone?.includes(seat) === true) return { rests: SEAT_WORDS[language].gone, todo: [], why: [] };
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
  { asks, own }: SeatParts<AskedState<Play>>,
  { players }: AskedState<Play>,
  { seat, language }: Reader,
): string {
  const isAsked = ask.counted === true ? ask.turning?.includes(seat) === true : ask.seat === seat;
  const mine = isAsked ? own(language).asks[ask.what] : undefined;
  const names = players.map(({ name }) => name);
  return mine ?? sentenceOf(asks(language).ask(ask, names));
}
