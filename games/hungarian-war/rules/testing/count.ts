import type { Seat } from '../../../../rulebook/seat.ts';
import { judge } from '../judge.ts';
import { FACES, type CentreReason, type DieFace, type SideReason } from '../types.ts';

/** How often each outcome comes up over every combination of faces of the players in the game; all others are out. */
interface Count {
  readonly seats: number;
  readonly inGame: readonly Seat[];
  readonly rounds: number;
  readonly centre: Readonly<Partial<Record<CentreReason, number>>>;
  /** Over all side cards of all rounds. */
  readonly sides: Readonly<Partial<Record<SideReason, number>>>;
  readonly eliminated: number;
  readonly rejoined: number;
}

/** Counts every face combination of every set of players in the game, for tables of `least` to `most` seats. */
export function countRounds(least: number, most: number): readonly Count[] {
  const counts: Count[] = [];
  for (let seats = least; seats <= most; seats++) for (const inGame of setsOf(seats)) counts.push(countSet(seats, inGame));
  return counts;
}

/** Every set of seats with at least one in it. */
export function setsOf(seats: number): readonly (readonly Seat[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: 2 ** seats - 1 }, (_, i) => all.filter((seat) => (((i + 1) >> seat) & 1) === 1));
}

/** Every combination of `choices` for the players in the game; null for all others. */
export function* combinations<Choice>(
  seats: number,
  inGame: readonly Seat[],
  choices: readonly Choice[],
): Generator<readonly (Choice | null)[]> {
  for (let number = 0; number < choices.length ** inGame.length; number++) {
    const faces = Array.from<unknown, Choice | null>({ length: seats }, () => null);
    let rest = number;
    for (const seat of inGame) {
      faces[seat] = choices[rest % choices.length] ?? null;
      rest = Math.floor(rest / choices.length);
    }
    yield faces;
  }
}

function countSet(seats: number, inGame: readonly Seat[]): Count {
  const out = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !inGame.includes(seat));
  const centre: Partial<Record<CentreReason, number>> = {};
  const sides: Partial<Record<SideReason, number>> = {};
  let [rounds, eliminated, rejoined] = [0, 0, 0];
  for (const faces of combinations<DieFace>(seats, inGame, FACES)) {
    const judged = judge({ players: seats, out, away: [] }, faces);
    rounds++;
    centre[judged.centre.reason] = (centre[judged.centre.reason] ?? 0) + 1;
    for (const { reason } of judged.sides) sides[reason] = (sides[reason] ?? 0) + 1;
    eliminated += judged.eliminated.length;
    rejoined += judged.rejoined.length;
  }
  return { seats, inGame, rounds, centre, sides, eliminated, rejoined };
}
