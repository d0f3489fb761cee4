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
      const { moments, ...figures } = await killMany(host.start, { seed, kills: size, atOnce: 12 }, say);
      return { ...figures, ...Object.fromEntries(Object.entries(moments).map(([moment, times]) => [`at ${moment}`, times])) };
    } finally {
      host.remove();
    }
  },
};
