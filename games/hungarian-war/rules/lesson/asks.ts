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

/**
 * Who is to choose what so that `goal` comes up with the seats in the game now, whatever each chooses of what is asked;
 * every seat in the game is asked once. Undefined where it cannot come up now. `turn` changes whose turn it is to do it.
 */
export function asksFor(goal: Goal, table: SeatsInGame, turn: number): readonly Ask[] | undefined {
  const playing = inGame(table);
  const first = playing.length === 0 ? 0 : turn % playing.length;
  const circle = [...playing.slice(first), ...playing.slice(0, first)];
  const needed = blockersNeeded(circle.length);
  switch (goal) {
    case 'lone taker':
      return atSide(circle, table.players, turn, ['take', 'leave'], 1);
    case 'lone blocker':
      return atSide(circle, table.players, turn, ['block', 'leave'], 1);
    case 'two takers':
      return atSide(circle, table.players, turn, ['take', 'take'], 2);
    case 'two blockers':
      return atSide(circle, table.players, turn, ['block', 'block'], 2);
    case 'blocker wins':
      return atSide(circle, table.players, turn, ['take', 'block'], 2);
    case 'centre taker':
      return atCentre(circle, { takers: 1, blockers: 0, others: 'leave' });
    case 'centre takers':
      return circle.length < 2 ? undefined : atCentre(circle, { takers: 2, blockers: 0, others: 'leave' });
    case 'block fails':
      return needed < 2 ? undefined : atCentre(circle, { takers: 1, blockers: needed - 1, others: 'leave' });
    case 'takers out':
      return circle.length < 2 ? undefined : atCentre(circle, { takers: 1, blockers: needed, others: 'choose freely' });
    case 'blockers out':
      return circle.length < 2 ? undefined : atCentre(circle, { takers: 0, blockers: needed, others: 'leave' });
    case 'everybody blocks':
      return circle.length === 0 ? undefined : atCentre(circle, { takers: 0, blockers: circle.length, others: 'leave' });
    case 'rejoin':
      if (table.out.length === 0 || circle.length === 0) return undefined;
      return [{ does: 'not block the centre', seats: ascending(circle) }];
    default:
      return goal satisfies never;
  }
}

/** HW-7: the seats that may choose, ascending. */
export function inGame({ players, out, away }: SeatsInGame): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => !out.includes(seat) && !away.includes(seat));
}

type SideMove = 'take' | 'block' | 'leave';

/** The first side card from `turn` on that has `least` neighbours in the game, both if it may be; the one further on begins. */
function atSide(
  circle: readonly Seat[],
  seats: number,
  turn: number,
  moves: readonly [SideMove, SideMove],
  least: 1 | 2,
): readonly Ask[] | undefined {
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
  { takers, blockers, others }: { takers: number; blockers: number; others: 'leave' | 'choose freely' },
): readonly Ask[] {
  const asks: readonly Ask[] = [
    { does: 'take', place: 'centre', seats: ascending(circle.slice(0, takers)) },
    { does: 'block', place: 'centre', seats: ascending(circle.slice(takers, takers + blockers)) },
  ];
  const rest = circle.slice(takers + blockers);
  const asked = asks.filter(({ seats }) => seats.length > 0);
  return withOthers(asked, others === 'leave' ? { does: 'leave', place: 'centre', seats: rest } : { does: others, seats: rest });
}

function withOthers(asks: readonly Ask[], others: Ask): readonly Ask[] {
  return others.seats.length === 0 ? asks : [...asks, { ...others, seats: ascending(others.seats) }];
}

function ascending(seats: readonly Seat[]): readonly Seat[] {
  return seats.toSorted((a, b) => a - b);
}
