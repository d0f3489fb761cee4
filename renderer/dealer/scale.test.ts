import { describe, expect, it } from 'vitest';
import { scaleFor } from './window.svelte.ts';

describe('the scale of the console', () => {
  it.each([
    [1024, 600, 1],
    [1024, 768, 1],
    [1280, 720, 1],
    [1920, 1080, 1.5],
    [1920, 1200, 1.5],
    [3840, 2160, 3],
    [2560, 1080, 1.5],
    [800, 600, 800 / 1024],
    [390, 844, 1],
    [320, 568, 320 / 360],
    [844, 390, 1],
    [568, 320, 320 / 360],
    [1024, 480, 480 / 600],
  ])('%i by %i: %f', (width, height, scale) => expect(scaleFor(width, height)).toBeCloseTo(scale));

  it('never leaves less room than the layout needs', () => {
    for (const width of [640, 1024, 1366, 1920, 3840])
      for (const height of [500, 600, 768, 1080, 2160]) {
        const scale = scaleFor(width, height);
        expect(width / scale).toBeGreaterThanOrEqual(1024 - 1e-6);
        expect(height / scale).toBeGreaterThanOrEqual(600 - 1e-6);
      }
  });
});
