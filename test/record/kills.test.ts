import { afterAll, beforeAll, expect, test } from 'vitest';
import { killMany } from './kill-many.ts';
import { installHost, type InstalledHost } from './installed-host.ts';

let host: InstalledHost;
beforeAll(async () => {
  host = await installHost();
});
afterAll(() => host.remove());

/** The rest of the 300 and more is `npm run soak -- kills`. */
const SAMPLE = 100;

test(`the host, killed ${SAMPLE} times over, loses and doubles nothing, and every night ends as if it had never been`, async () => {
  const figures = await killMany(host.start, { seed: 20261121, kills: SAMPLE, atOnce: 10 });
  expect(figures.kills).toBe(SAMPLE);
  // It is no kill in the midst of things where nothing was under way.
  expect(figures.rounds).toBeGreaterThan(20);
});
