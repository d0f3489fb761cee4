import { expect, it } from 'vitest';
import { botsPlaying } from '../rules/testing/played.ts';
import { LINES, type BattleLine } from '../rules/house.ts';
import type { Fought, Play, Played } from '../rules/play.ts';
import { seededRandom } from '../../../rulebook/random.ts';
import { resolve } from './resolve.ts';

const rulebook = 'charta-bellica';
const HORSE = 4;

it.each(LINES)('every battle and trick of whole games ends as `resolve` says: %s', (line) => {
  const seen = { decided: 0, undecided: 0 };
  for (let seed = 0; seed < 20; seed += 1) {
    for (const { play } of botsPlaying(4, { line, horse: HORSE }, seededRandom(seed))) {
      const last = lastOf(play);
      if (last === null || !isNew(play) || drawsIn(last) > 1) continue;
      const { winner } = resolve(last.kind === 'trick' ? trickOf(last) : battleOf(line, last), true) as { winner: number | null };
      const { outcome } = last;
      expect(winner).toBe('winner' in outcome ? outcome.winner : outcome.outcome === 'taken' ? outcome.by : null);
      seen[winner === null ? 'undecided' : 'decided'] += 1;
    }
  }
  expect(seen.decided).toBeGreaterThan(100);
});

const lastOf = (play: Play): Fought | Played | null => ('last' in play ? play.last : null);

/** The state right after a battle or a trick. */
function isNew(play: Play): boolean {
  if (play.phase === 'leading') return play.shown.length === 0;
  return play.phase === 'turning' ? play.turned.length === 0 : play.phase === 'won' || play.phase === 'counted';
}

function battleOf(line: BattleLine, { pairs }: Fought): unknown {
  return { rulebook, line, pairs };
}

/** How often equal cards were drawn for: a request describes one draw. */
function drawsIn(last: Fought | Played): number {
  return last.kind === 'trick' ? last.fights.length - (last.attacker === null ? 0 : 1) : 0;
}

function trickOf({ turned, left, attacker, fights }: Played): unknown {
  const [first, ...later] = fights;
  const attack = attacker === null ? undefined : { by: attacker, drawn: first?.drawn[0] };
  const draws = attack === undefined ? fights : later;
  const [draw] = draws;
  const drawn = draw && turned.map((_, seat) => draw.drawn[draw.owners.indexOf(seat)] ?? null);
  return {
    rulebook,
    line: 'bellum',
    cards: turned,
    left,
    house: { horse: HORSE },
    ...(attack && { attack }),
    ...(drawn && { drawn }),
  };
}
