import { lastOf, type Play } from '../rules/play.ts';
import { gainsOf } from '../rules/points.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import type { State } from '../rules/rulebook.ts';

/** The seat at which the cards lie that a seat takes: the first of an alliance keeps them for both (CB-2). */
export function keeperOf(play: Play, seat: Seat): Seat {
  if (play.kind !== 'alliances') return seat;
  return play.alliances.find((alliance) => alliance.includes(seat))?.[0] ?? seat;
}

/** Cards taken so far, by seat; undefined where none are kept. While a round is shown, without what it brings. */
export function pilesAt(state: State, progress: Progress): readonly (number | undefined)[] {
  const { play, players } = state;
  const last = progress.kind === 'presenting' ? lastOf(play) : undefined;
  const gains = last && gainsOf(last, players.length);
  return players.map((_, seat) => {
    if (play.kind === 'bellum') return (play.tricksOf[seat]?.length ?? 0) - (gains?.[seat]?.length ?? 0);
    if (play.kind !== 'alliances') return undefined;
    const alliance = play.alliances.findIndex(([keeper]) => keeper === seat);
    if (alliance < 0) return undefined;
    const gained = gains?.filter((_, other) => keeperOf(play, other) === seat).flat().length ?? 0;
    return (play.gathered[alliance]?.length ?? 0) - gained;
  });
}
