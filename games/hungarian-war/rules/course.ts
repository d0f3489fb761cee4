import type { PlayerId } from '../../../rulebook/seat.ts';
import { cardOf } from './cards.ts';
import { pointsOf } from './points.ts';
import { takenIn } from './spoils.ts';
import { standingsThen } from './standings.ts';
import type { CardId, Opening, State } from './types.ts';

/** A game as its rounds left it, looked back upon from its last state. */
export interface GameCourse {
  readonly now: State;
  /** The openings in order, each as it was judged. */
  readonly openings: readonly Opening[];
  /** By round, from 0: everybody's points with cards by the names they have now; who has left counts on. */
  readonly points: readonly ReadonlyMap<PlayerId, number>[];
  /** HW-21: every card taken has a name, so that no figure of points can still change. */
  readonly named: boolean;
}

/** `states` as in `Retelling`; undefined where there are none. */
export function courseOf(states: readonly State[]): GameCourse | undefined {
  const now = states.at(-1);
  if (now === undefined) return undefined;
  const openings = states.flatMap(({ opening }) => (opening === undefined ? [] : [opening]));
  const points = states.map((then) => new Map(standingsThen(then, now).map((each) => [each.player.id, each.points])));
  const named = openings.flatMap(takenIn).every(({ card }) => worth(now, card) !== undefined);
  return { now, openings, points, named };
}

/** What a card brings by the name it has now; undefined while it has none. */
export function worth(now: State, id: CardId): number | undefined {
  return pointsOf(cardOf(now, id), now.house);
}
