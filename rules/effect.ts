import type { Effect, Standing } from './rulebook.ts';
import { rulebookOf } from './rulebooks.ts';
import type { Player, PlayerId } from './seat.ts';
import type { NightState } from './series.ts';

/**
 * What changes in the standings of the game between two states of a night. A step that begins a game, or takes the
 * beginning back, changes no points: its round is 0 and its list empty.
 */
export function effectBetween(from: NightState | undefined, to: NightState | undefined): Effect {
  const [before, after] = [from?.game, to?.game];
  if (before === undefined || before.number !== after?.number) return { round: 0, points: [] };
  const book = rulebookOf(before.rulebook);
  return {
    round: Math.max(book.round(before.state), book.round(after.state)),
    points: pointsBetween(book.standings(before.state), book.standings(after.state)),
  };
}

/** Who has other points than before, in the order of the later standings; who was or is not in them counts as 0. */
export function pointsBetween(before: readonly Standing[], after: readonly Standing[]): Effect['points'] {
  const change = new Map<PlayerId, { player: Player; from: number; to: number }>();
  for (const { player, points } of after) change.set(player.id, { player, from: 0, to: points });
  for (const { player, points } of before) {
    const to = change.get(player.id)?.to ?? 0;
    change.set(player.id, { player, from: points, to });
  }
  return [...change.values()].filter(({ from, to }) => from !== to);
}
