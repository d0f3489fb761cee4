import { describe, expect, it } from 'vitest';
import type { StampKind } from '../../../words/room.ts';
import { STAMP_DRAWINGS } from '../../ui/stamps.ts';
import { SOUNDS, type Strike } from './sounds.ts';

const ends = (score: readonly Strike[]) => Math.max(...score.map(({ after, lasts }) => after + lasts));
/** What an ear can distinguish: struck or breathed, how often, and where the pitch goes. */
const heardAs = (score: readonly Strike[]) =>
  JSON.stringify(
    score.map(({ made, from, to, after }) => [made === 'noise', Math.round(12 * Math.log2(from)), from > to, after]),
  );

describe('the sounds', () => {
  it('differ without looking', () => {
    const all = Object.values(SOUNDS).map(heardAs);
    expect(new Set(all).size).toBe(all.length);
  });

  it('contain only playable values: audible pitches, loudness up to 1', () => {
    for (const [sound, score] of Object.entries(SOUNDS))
      for (const { from, to, loud, lasts } of score) {
        expect(Math.min(from, to), sound).toBeGreaterThanOrEqual(40);
        expect(Math.max(from, to), sound).toBeLessThanOrEqual(8_000);
        expect(loud, sound).toBeGreaterThan(0);
        expect(loud, sound).toBeLessThanOrEqual(1);
        expect(lasts, sound).toBeGreaterThan(0);
      }
  });

  it('end before the next second of the count, or, for a stamp, before the next outcome of the quickest presentation', () => {
    for (const sound of ['ready', 'tick', 'hush', 'up'] as const) expect(ends(SOUNDS[sound])).toBeLessThan(1);
    for (const stamp of Object.keys(STAMP_DRAWINGS) as StampKind[]) expect(ends(SOUNDS[stamp]), stamp).toBeLessThan(0.9);
  });
});
