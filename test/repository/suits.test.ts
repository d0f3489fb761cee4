import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUITS } from '../../rulebook/card.ts';
import { SUIT_PATHS } from '../../renderer/ui/suits.ts';

const css = readFileSync(join(import.meta.dirname, '../../renderer/ui/tokens.css'), 'utf8');
const tokenOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
const INKS = ['ink', 'ink-red', 'ink-blue', 'ink-green'];

/** Red, green and blue as light, 0 to 1 each (WCAG 2, "relative luminance"). */
function light(hex: string): readonly [number, number, number] {
  const at = (from: number) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}
const luminance = ([r, g, b]: readonly [number, number, number]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CIE 1976 L*a*b*, D65: equal distances look equally far apart. */
function lab(hex: string): readonly [number, number, number] {
  const [r, g, b] = light(hex);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(luminance([r, g, b]));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('four-colour suits', () => {
  it('are four inks that nobody confuses', () => {
    const shades = INKS.map((ink) => lab(tokenOf(ink)));
    for (const [i, one] of shades.entries())
      for (const other of shades.slice(i + 1))
        expect(Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))).toBeGreaterThan(60);
  });

  it('have a contrast of 7 to 1 on the card', () => {
    const card = luminance(light(tokenOf('card')));
    for (const ink of INKS) expect((card + 0.05) / (luminance(light(tokenOf(ink))) + 0.05), ink).toBeGreaterThanOrEqual(7);
  });

  it('also have four shapes', () => {
    expect(new Set(SUITS.map((suit) => SUIT_PATHS[suit])).size).toBe(4);
  });
});
