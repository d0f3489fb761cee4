import type { PlayerId } from '../../../rulebook/seat.ts';
import { cardOf, pointsOf } from './cards.ts';
import { takenIn, standingsThen, standings, winners } from './standings.ts';
import type { CardId, Opening, State } from './types.ts';
import { leadChanges as changesOf, type KnownHighlight } from '../../../rulebook/highlights.ts';

/** A game as its rounds left it, looked back upon from its last state. */
export interface GameCourse {
  readonly now: State;
  /** The openings in order, each as it was judged. */
  readonly openings: readonly Opening[];
  /** By round, from 0: everybody's points with cards by the names they have now; players who left still count. */
  readonly points: readonly ReadonlyMap<PlayerId, number>[];
  /** HW-21: every card taken has a name, so that no figure of points can still change. */
  readonly named: boolean;
}

/** `states` as in `Review`; undefined where there are none. */
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

/** HW-18: how often the sole leader changed. Not told while unnamed cards may change who led. */
export function leadChanges({ points, named }: GameCourse): readonly KnownHighlight<'leadChanges'>[] {
  if (!named) return [];
  return [{ what: 'leadChanges', players: [], figure: changesOf(points.map(soleLeader)) }];
}

/** HW-18: how far behind the only winner once was. Silent as above. */
export function comeback({ now, points, named }: GameCourse): readonly KnownHighlight<'comeback'>[] {
  const [winner, ...others] = winners(now);
  if (!named || winner === undefined || others.length > 0) return [];
  const behind = points.map((scores) => Math.max(...scores.values()) - (scores.get(winner) ?? 0));
  const players = standings(now)
    .map(({ player }) => player)
    .filter(({ id }) => id === winner);
  return [{ what: 'comeback', players, figure: Math.max(...behind) }];
}

function soleLeader(scores: ReadonlyMap<PlayerId, number>): PlayerId | undefined {
  const most = Math.max(...scores.values());
  const leaders = [...scores].filter(([, points]) => points === most);
  return leaders.length === 1 ? leaders[0]?.[0] : undefined;
}
