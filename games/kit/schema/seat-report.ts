import type { SeatReport } from '../../../host/games/game-schema.ts';
import { openAsk, type Ask } from '../../../rulebook/ask.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { listIn, titled, type Language } from '../../../words/language.ts';
import { pairIn, sentenceIn } from '../../../words/room.ts';
import questions from '../../../words/generated/questions.js';
import { askWords, gameSay, type AskValues, type GameCatalogue } from '../../../words/rulebook.ts';
import { inId, sayIn } from '../../../words/say.ts';
import type { HandLine } from '../words/hand-line.ts';
import type { OutcomeSaid } from '../words/said.ts';

/** What a game of questions and answers says to the player of one seat. */
export interface SeatParts<State> {
  /** A question is put to the seat that is asked as `asks-….you` says it, by the rulebook's own word. */
  readonly catalogue: GameCatalogue;
  /** What sentences for questions need to know. */
  readonly askValues?: AskValues;
  hands?(state: State, language: Language): readonly HandLine[];
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
  say: (at: number) => OutcomeSaid,
  state: AskedState<Play>,
  reader: Reader,
): SeatReport {
  const { seat, language } = reader;
  if (state.gone?.includes(seat) === true) return { rests: sayIn(language, questions)('questions-seat-gone'), todo: [], why: [] };
  const rests = rulebook.over(state) ? undefined : parts.rests?.(state, seat, language);
  const hands = (parts.hands?.(state, language) ?? []).flatMap((line) => lineFor(line, reader));
  const ask = openAsk(rulebook.next(state));
  const isAsked = ask !== undefined && (ask.counted === true ? ask.turning?.includes(seat) === true : ask.seat === seat);
  const asked = ask === undefined ? [] : [questionTo(ask, isAsked, parts, state, reader)];
  const said = Array.from({ length: rulebook.outcomes(state) }, (_, at) => say(at));
  const why = said.flatMap((one) => sayToSeat(one, seat, state.players, language));
  const own = said.findLast(({ seats }) => seats.includes(seat));
  const verdict = own && ownFate(own, language);
  return {
    todo: [...hands, ...asked],
    why,
    ...(verdict !== undefined && { verdict }),
    ...(isAsked && { asked: true }),
    ...(rests !== undefined && { rests }),
  };
}

function lineFor({ said, to, you = said }: HandLine, { seat, deals }: Reader): readonly string[] {
  if (to === undefined) return [said];
  return (to === 'dealer' ? deals : to.includes(seat)) ? [you] : [];
}

/** To the seats that are asked in its own words; to all others as the table display puts it. */
function questionTo<Play extends AskedPlay>(
  ask: Ask,
  isAsked: boolean,
  { catalogue, askValues }: SeatParts<AskedState<Play>>,
  { players }: AskedState<Play>,
  { language }: Reader,
): string {
  const mine = isAsked ? gameSay(catalogue, language).known(`asks-${inId(ask.what)}.you`) : undefined;
  const names = players.map(({ name }) => name);
  return mine ?? sentenceIn(language, askWords(catalogue, language, askValues).ask(ask, names));
}

/** How an outcome is told to a player it belongs to. */
function ownFate({ stamp }: OutcomeSaid, language: Language): string {
  const say = sayIn(language, questions);
  return say.known(`questions-seat-stamps-${stamp}`) ?? say('questions-seat-wins');
}

/** One outcome to the player of a seat: whose it was, what was weighed, and what decided. */
function sayToSeat(said: OutcomeSaid, seat: Seat, players: readonly Player[], language: Language): readonly string[] {
  const { verdict, seats, weighed = [], why } = said;
  const names = (of: readonly Seat[]) => listIn(language)(of.map((one) => players[one]?.name ?? ''));
  const fate = seats.length === 0 ? titled(verdict) : pairIn(language, names(seats), verdict);
  const mine = seats.includes(seat) ? ownFate(said, language) : sentenceIn(language, fate);
  return [mine, ...weighed.map((each) => sentenceIn(language, pairIn(language, names(each.seats), each.what))), why].filter(
    (sentence) => sentence !== '',
  );
}
