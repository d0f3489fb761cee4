import { installHost } from '../record/installed-host.ts';
import { killMany } from '../record/kill-many.ts';
import type { Campaign } from './campaign.ts';

/** The real host process killed at random moments of random games. */
export const KILLS: Campaign = {
  name: 'kills',
  unit: 'kills',
  size: 1000,
  async run({ seed, size, say }) {
    const host = await installHost();
    try {
      const { moments, games, ...figures } = await killMany(host.start, { seed, kills: size, atOnce: 12 }, say);
      const under = (word: string, times: object) =>
        Object.fromEntries(Object.entries(times).map(([what, n]) => [`${word} ${what}`, n]));
      return { ...figures, ...under('at', moments), ...under('in', games) };
    } finally {
      host.remove();
    }
  },
};
