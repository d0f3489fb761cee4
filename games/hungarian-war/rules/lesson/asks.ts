import type { Seat } from '../../../../rulebook/seat.ts';
import { blockersNeeded } from '../judge.ts';
import { AIMS, placeAimed, seatsAt } from '../place.ts';
import { FACES, type Face, type Place, type SeatsInGame } from '../types.ts';

/** What a lesson lets come up, in the order in which it is taught. */
export const GOALS = [
  'lone taker', // HW-9
  'two takers', // HW-9
  'blocker wins', // HW-9
  'lone blocker', // HW-9
  'two blockers', // HW-9
  'centre taker', // HW-13
  'centre takers', // HW-13
  'block fails', // HW-10, HW-13
  'takers out', // HW-12
  'rejoin', // HW-14
  'blockers out', // HW-12
  'everybody blocks', // HW-11
] as const;
export type Goal = (typeof GOALS)[number];

/** What some seats are asked to do with their dice. `leave`: any face that does not aim there. */
export type Ask =
  | { readonly does: 'take' | 'block' | 'leave'; readonly place: Place; readonly seats: readonly Seat[] }
  /** Any face but the one that blocks the centre. */
  | { readonly does: 'not block the centre'; readonly seats: readonly Seat[] }
  | { readonly does: 'choose freely'; readonly seats: readonly Seat[] };

/** HW-6: the faces with which `seat`, at a table of so many seats, does what is asked; never none. */
export function facesAsked(ask: Ask, seat: Seat, seats: number): readonly Face[] {
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
    default:
      return ask satisfies never;
  }
}

type SideMove = 'take' | 'block' | 'leave';

/** The goals at a side card: what each of its two neighbours does there. */
const SIDE_MOVES: Readonly<Partial<Record<Goal, readonly [SideMove, SideMove]>>> = {
  'lone taker': ['take', 'leave'],
  'lone blocker': ['block', 'leave'],
  'two takers': ['take', 'take'],
  'two blockers': ['block', 'block'],
  'blocker wins': ['take', 'block'],
};

/** The goals at the centre card: how many take it and how many block it; undefined where so few in the game cannot. */
const CENTRE_MOVES: Readonly<Partial<Record<Goal, (inGame: number, needed: number) => readonly [number, number] | undefined>>> = {
  'centre taker': () => [1, 0],
  'centre takers': (inGame) => (inGame < 2 ? undefined : [2, 0]),
  'block fails': (_, needed) => (needed < 2 ? undefined : [1, needed - 1]),
  'takers out': (inGame, needed) => (inGame < 2 ? undefined : [1, needed]),
  'blockers out': (inGame, needed) => (inGame < 2 ? undefined : [0, needed]),
  'everybody blocks': (inGame) => (inGame === 0 ? undefined : [0, inGame]),
};

/**
 * Which seat is to choose what, so that `goal` comes up whichever of the asked faces each seat in the game now chooses;
 * every seat in the game is asked once. Undefined where it cannot come up now. `turn` changes whose turn it is to do it.
 */
export function asksFor(goal: Goal, table: SeatsInGame, turn: number): readonly Ask[] | undefined {
  const playing = inGame(table);
  const first = playing.length === 0 ? 0 : turn % playing.length;
  const circle = [...playing.slice(first), ...playing.slice(0, first)];
  if (goal === 'rejoin')
    return table.out.length === 0 || circle.length === 0
      ? undefined
      : [{ does: 'not block the centre', seats: ascending(circle) }];
  const sideMoves = SIDE_MOVES[goal];
  if (sideMoves !== undefined) return atSide(circle, table.players, turn, sideMoves);
  const moves = CENTRE_MOVES[goal]?.(circle.length, blockersNeeded(circle.length));
  return moves && atCentre(circle, moves, goal === 'takers out' ? 'choose freely' : 'leave');
}

/** HW-7: the seats that may choose, ascending. */
export function inGame({ players, out, away }: SeatsInGame): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => !out.includes(seat) && !away.includes(seat));
}

/** The first side card from `turn` on that has both neighbours in the game, or one if one is enough; the one further on begins. */
function atSide(
  circle: readonly Seat[],
  seats: number,
  turn: number,
  moves: readonly [SideMove, SideMove],
): readonly Ask[] | undefined {
  const least = moves[1] === 'leave' ? 1 : 2;
  const sides = Array.from({ length: seats }, (_, i) => (turn + i) % seats);
  const neighbours = (side: number) => seatsAt(side, seats).filter((seat) => circle.includes(seat));
  const place = sides.find((side) => neighbours(side).length === 2) ?? sides.find((side) => neighbours(side).length >= least);
  if (place === undefined) return undefined;
  const [one, other] = turn % 2 === 0 ? neighbours(place) : neighbours(place).toReversed();
  const asked = [one, other].filter((seat) => seat !== undefined);
  const asks: Ask[] =
    moves[0] === moves[1]
      ? [{ does: moves[0], place, seats: ascending(asked) }]
      : asked.map((seat, i): Ask => ({ does: i === 0 ? moves[0] : moves[1], place, seats: [seat] }));
  return withOthers(asks, { does: 'choose freely', seats: circle.filter((seat) => !asked.includes(seat)) });
}

/** The first of the circle take, the next block. */
function atCentre(
  circle: readonly Seat[],
  [takers, blockers]: readonly [number, number],
  others: 'leave' | 'choose freely',
): readonly Ask[] {
  const asks: readonly Ask[] = [
    { does: 'take', place: 'centre', seats: ascending(circle.slice(0, takers)) },
    { does: 'block', place: 'centre', seats: ascending(circle.slice(takers, takers + blockers)) },
  ];
  const seats = circle.slice(takers + blockers);
  const rest: Ask = others === 'leave' ? { does: others, place: 'centre', seats } : { does: others, seats };
  const asked = asks.filter((ask) => ask.seats.length > 0);
  return withOthers(asked, rest);
}

function withOthers(asks: readonly Ask[], others: Ask): readonly Ask[] {
  return others.seats.length === 0 ? asks : [...asks, { ...others, seats: ascending(others.seats) }];
}

function ascending(seats: readonly Seat[]): readonly Seat[] {
  return seats.toSorted((a, b) => a - b);
}
