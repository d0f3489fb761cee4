import type { ClothView, Thread } from '../contract/story.ts';
import { stitchesOn } from '../../rulebook/cloth.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { NightState } from '../../rulebook/series.ts';

const PER_THREAD = 100;

/** The cloth as screens draw it; undefined before its first flower. `seed` is any whole number that stays with the night. */
export function clothView({ cloth, game }: NightState, seed: number): ClothView | undefined {
  const spoils = game && rulebookOf(game.rulebook).spoils;
  const stitches = stitchesOn(cloth, (card) => spoils?.points(game?.state, card));
  if (stitches.length === 0) return undefined;
  const threads: Thread[] = [];
  const indices = new Map<string, number>();
  const flowers = stitches.map(({ player, seat, points }) => {
    const key = `${seat} ${player.id}`;
    const thread = indices.get(key) ?? threads.push({ player, seat }) - 1;
    indices.set(key, thread);
    return PER_THREAD * thread + Math.min(Math.max(points ?? 0, 0), PER_THREAD - 1);
  });
  return { seed, number: cloth.number, before: cloth.before, threads, flowers };
}
