import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disgracesOf } from '../rules/battle.ts';
import { ARMY } from '../rules/house.ts';
import { anyBotsGame, botsPlaying } from '../rules/testing/played.ts';
import { seededRandom } from '../../../rulebook/random.ts';
import { resolve } from './resolve.ts';

test('the table reports of each battle what the headless referee says of its armies', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const game = anyBotsGame(seededRandom(seed));
      let battles = 0;
      for (const { play } of botsPlaying(game)) {
        if (play.last === undefined || play.battles === battles) continue;
        battles = play.battles;
        const { revealed, outcome, illegal } = play.last;
        // If only Jokers are left, the rest of an army is not asked for, and no request contains it either.
        if (revealed.armies.some((army) => army !== null && army.length < ARMY)) continue;
        if (revealed.charging.some((seat) => revealed.charges[seat] === null)) continue;
        const request = {
          rulebook: 'honor-of-the-samurai',
          armies: revealed.armies,
          charges: revealed.charges,
          house: { illegal: illegal ?? null, charges: game.house.charges === 'yes' },
        };
        const { winner, heads, totals } = outcome;
        expect(resolve(request, false)).toEqual({ winner, heads, totals, disgraces: disgracesOf(outcome) });
      }
    }),
    { numRuns: 60 },
  );
});
