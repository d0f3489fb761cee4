import { leadChanges as changesOf, type KnownFeat } from '../../../rulebook/feats.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { GameCourse } from './course.ts';
import { standings, winners } from './standings.ts';

/** HW-18: how often somebody else led alone. Silent while cards without a name may change who did. */
export function leadChanges({ points, named }: GameCourse): readonly KnownFeat<'leadChanges'>[] {
  if (!named) return [];
  return [{ what: 'leadChanges', players: [], figure: changesOf(points.map(soleLeader)) }];
}

/** HW-18: how far behind the only winner once was. Silent as above. */
export function comeback({ now, points, named }: GameCourse): readonly KnownFeat<'comeback'>[] {
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
