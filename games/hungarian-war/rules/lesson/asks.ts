import { FACES } from '../house.ts';
import type { Seat } from '../../../../rulebook/seat.ts';
import { blockersNeeded } from '../judge.ts';
import { AIMS, placeAimed, seatsAt } from '../place.ts';
import type { DieFace, Place, SeatsInGame } from '../types.ts';

type SideMove = 'take' | 'block' | 'leave';

/** How a goal comes up. */
type Way =
  /** What each of the two neighbours of a side card does there. */
  | { readonly kind: 'side'; readonly moves: readonly [SideMove, SideMove] }
  /** How many take the centre card and how many block it; undefined where so few in the game cannot. */
  | { readonly kind: 'centre'; readonly counts: (inGame: number, needed: number) => readonly [number, number] | undefined }
  /** Nobody blocks the centre card. */
  | { readonly kind: 'no block' };

/** What a lesson lets come up, in the order in which it is taught. */
const WAYS = {
  'lone taker': { kind: 'side', moves: ['take', 'leave'] }, // HW-9
  'two takers': { kind: 'side', moves: ['take', 'take'] }, // HW-9
  'blocker wins': { kind: 'side', moves: ['take', 'block'] }, // HW-9
  'lone blocker': { kind: 'side', moves: ['block', 'leave'] }, // HW-9
  'two blockers': { kind: 'side', moves: ['block', 'block'] }, // HW-9
  'centre taker': { kind: 'centre', counts: () => [1, 0] }, // HW-13
  'centre takers': { kind: 'centre', counts: (inGame) => (inGame < 2 ? undefined : [2, 0]) }, // HW-13
  'block fails': { kind: 'centre', counts: (_, needed) => (needed < 2 ? undefined : [1, needed - 1]) }, // HW-10, HW-13
  'takers out': { kind: 'centre', counts: (inGame, needed) => (inGame < 2 ? undefined : [1, needed]) }, // HW-12
  rejoin: { kind: 'no block' }, // HW-14
  'blockers out': { kind: 'centre', counts: (inGame, needed) => (inGame < 2 ? undefined : [0, needed]) }, // HW-12
  'everybody blocks': { kind: 'centre', counts: (inGame) => (inGame === 0 ? undefined : [0, inGame]) }, // HW-11
} as const satisfies Readonly<Record<string, Way>>;

export type Goal = keyof typeof WAYS;
export const GOALS = Object.keys(WAYS) as readonly Goal[];

/** What some seats are asked to do with their dice. `leave`: any face that does not aim there. */
export type LessonAsk =
  | { readonly does: 'take' | 'block' | 'leave'; readonly place: Place; readonly seats: readonly Seat[] }
  /** Any face but the one that blocks the centre. */
  | { readonly does: 'not block the centre'; readonly seats: readonly Seat[] }
  | { readonly does: 'choose freely'; readonly seats: readonly Seat[] };

/** HW-6: the faces with which `seat`, at a table of so many seats, does what is asked; never none. */
export function facesAsked(ask: LessonAsk, seat: Seat, seats: number): readonly DieFace[] {
  switch (ask.does) {
    case 'take':
    case 'block':
      return FACES.filter((face) => AIMS[face].does === ask.does && placeAimed(seat, face, seats) === ask.place);
    case 'leave':
      return FACES.filter((face) => placeAimed(seat, face, seats) !== ask.place);
    case 'not block the centre':
      return FACES.filter((face) => face !== 1);
    case 'choose freely':
      return FACES;
  }
}

/**
 * Which seat is to choose what, so that `goal` comes up whichever of the asked faces each seat in the game now chooses;
 * every seat in the game is asked once. Undefined where it cannot come up now. `turn` changes whose turn it is to do it.
 */
export function asksFor(goal: Goal, table: SeatsInGame, turn: number): readonly LessonAsk[] | undefined {
  const playing = inGame(table);
  const first = playing.length === 0 ? 0 : turn % playing.length;
  const circle = [...playing.slice(first), ...playing.slice(0, first)];
  const way: Way = WAYS[goal];
  switch (way.kind) {
    case 'no block':
      return table.out.length === 0 || circle.length === 0 ? undefined : asked({ does: 'not block the centre', seats: circle });
    case 'side':
      return atSide(circle, table.players, turn, way.moves);
    case 'centre': {
      const counts = way.counts(circle.length, blockersNeeded(circle.length));
      return counts && atCentre(circle, counts, goal === 'takers out');
    }
  }
}

/** HW-7: the seats that may choose, ascending. */
export function inGame({ players, out, away }: SeatsInGame): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => !out.includes(seat) && !away.includes(seat));
}

/** The first side card from `turn` on that has both neighbours in the game, or one if one is enough; the one further on begins. */
function atSide(circle: readonly Seat[], seats: number, turn: number, moves: readonly [SideMove, SideMove]) {
  const least = moves[1] === 'leave' ? 1 : 2;
  const sides = Array.from({ length: seats }, (_, i) => (turn + i) % seats);
  const neighbours = (side: number) => seatsAt(side, seats).filter((seat) => circle.includes(seat));
  const place = sides.find((side) => neighbours(side).length === 2) ?? sides.find((side) => neighbours(side).length >= least);
  if (place === undefined) return undefined;
  const beside = turn % 2 === 0 ? neighbours(place) : neighbours(place).toReversed();
  const asks =
    moves[0] === moves[1]
      ? [{ does: moves[0], place, seats: beside }]
      : beside.map((seat, i) => ({ does: moves[i] ?? 'leave', place, seats: [seat] }));
  return asked(...asks, { does: 'choose freely', seats: circle.filter((seat) => !beside.includes(seat)) });
}

/** The first of the circle take, the next block; the others leave the card alone where their choice would tell. */
function atCentre(circle: readonly Seat[], [takers, blockers]: readonly [number, number], areOthersFree: boolean) {
  const others = circle.slice(takers + blockers);
  return asked(
    { does: 'take', place: 'centre', seats: circle.slice(0, takers) },
    { does: 'block', place: 'centre', seats: circle.slice(takers, takers + blockers) },
    areOthersFree ? { does: 'choose freely', seats: others } : { does: 'leave', place: 'centre', seats: others },
  );
}

/** What somebody is asked, seats ascending. */
function asked(...asks: readonly LessonAsk[]): readonly LessonAsk[] {
  return asks.filter(({ seats }) => seats.length > 0).map((ask) => ({ ...ask, seats: ask.seats.toSorted((a, b) => a - b) }));
}
