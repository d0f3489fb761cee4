import type { GameView } from '../../../../host/contract/view.ts';
import { facesAsked, type LessonAsk } from '../../rules/lesson/asks.ts';
import { suggestionNow, type Suggestion } from '../../rules/lesson/lesson.ts';
import { seatsInGame } from '../../rules/seats.ts';
import type { DieFace, State } from '../../rules/types.ts';
import type { Seat } from '../../../../rulebook/seat.ts';
import type { Language } from '../../../../words/language.ts';
import { stateOf, withShortNames } from '../presented.ts';
import { sayAsk as whatIsAsked } from '../../words/said.ts';

/** A seat that is asked by name; with its face where there is but one. */
interface SeatAsked {
  readonly seat: Seat;
  readonly name: string;
  readonly face: DieFace | undefined;
}

/** One thing that is asked, in words: of some by name, of everybody in the game, or of the others. */
interface AskSaid {
  readonly of: readonly SeatAsked[] | 'everybody' | 'others';
  /** The face of everybody, where it is the same for all. */
  readonly face: DieFace | undefined;
  readonly what: string;
}

/** More people than this are not named one by one. */
const MOST_NAMED = 3;

/** What the lesson suggests for the round that is chosen for now; undefined where none is given and once all has come up. */
export function suggested(game: GameView): Suggestion | undefined {
  return game.lesson === undefined ? undefined : suggestionNow(stateOf(game), new Set(game.lesson.met));
}

/** The one face that a seat is asked to choose, if it is asked for just one. */
export function faceAsked(game: GameView, seat: Seat): DieFace | undefined {
  const ask = suggested(game)?.asks.find(({ seats }) => seats.includes(seat));
  return ask === undefined ? undefined : onlyFace(ask, seat, game.seats.length);
}

/** Every ask of a suggestion, as the table display says it. Two seats share both side cards, so each is asked by itself. */
export function sayAsks(game: GameView, { asks }: Suggestion, language: Language): readonly AskSaid[] {
  const state = withShortNames(stateOf(game));
  return asks.flatMap((ask) => {
    const apart = state.seats.length === 2 && ask.seats.length > 1 && isAtSide(ask);
    return apart ? ask.seats.map((seat) => sayAsk(state, { ...ask, seats: [seat] }, language)) : [sayAsk(state, ask, language)];
  });
}

function sayAsk(state: State, ask: LessonAsk, language: Language): AskSaid {
  const named = ask.seats.map((seat) => {
    return { seat, name: state.seats[seat]?.player.name ?? '', face: onlyFace(ask, seat, state.seats.length) };
  });
  const faces = new Set(named.map(({ face }) => face));
  const face = faces.size === 1 ? named[0]?.face : undefined;
  const what = whatIsAsked(state, ask, language);
  if (named.length === 1) return { of: named, face, what };
  if (named.length === seatsInGame(state).length) return { of: 'everybody', face, what };
  return { of: named.length > MOST_NAMED || ask.does === 'choose freely' ? 'others' : named, face, what };
}

function isAtSide(ask: LessonAsk): boolean {
  return 'place' in ask && ask.place !== 'centre';
}

function onlyFace(ask: LessonAsk, seat: Seat, seats: number): DieFace | undefined {
  const faces = facesAsked(ask, seat, seats);
  return faces.length === 1 ? faces[0] : undefined;
}
