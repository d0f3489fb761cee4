import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { sized } from '../support/sized.ts';
import { killMany } from './kill-many.ts';
import { installHost, type InstalledHost } from './installed-host.ts';

let host: InstalledHost;
beforeAll(async () => {
  host = await installHost();
});
afterAll(() => host.remove());

/** More of them, and with other seeds, is `npm run soak -- kills`. */
const KILLS = sized({ sample: 16, whole: 300 });
/** ms; all of them take three minutes on two idle cores. */
const PATIENT = 15 * 60_000;

test(
  `a host killed ${KILLS} times loses and doubles nothing, and every night verifies`,
  async () => {
    const figures = await killMany(host.start, { seed: 20261121, kills: KILLS, atOnce: sized({ sample: 5, whole: 10 }) });
    expect(figures.kills).toBe(KILLS);
    // A kill between rounds would show little, so rounds must have been under way, and more than one game.
    expect(figures.rounds).toBeGreaterThan(KILLS / 5);
    const played = RULEBOOKS.ids.filter((rulebook) => (figures.games[rulebook] ?? 0) > 0);
    expect(played.length).toBeGreaterThanOrEqual(sized({ sample: 2, whole: RULEBOOKS.ids.length }));
  },
  PATIENT,
);
