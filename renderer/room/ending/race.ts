import type { StoryView } from '../../../host/contract/story.ts';
import { flowerOf } from '../../ui/flowers.ts';

/** Where the chart is drawn, in pixels of a screen 1920 wide. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The race as lines in a box, over a grid of round numbers of points and rounds. A line ends at the height `end`; the middle
 * of its label lies at `label`, the labels `gap` or more apart as far as the box has room.
 */
export function chartOf({ rounds, race }: Pick<StoryView, 'rounds' | 'race'>, box: Box, gap: number) {
  const all = race.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, rounds.at(-1) ?? 1);
  const x = (round: number) => box.left + (round / last) * box.width;
  const y = (points: number) => box.top + (1 - (points - least) / (most - least)) * box.height;
  const ends = race.map(({ points }) => y(points.at(-1) ?? 0));
  const labels = spread(ends, gap, box.top, box.top + box.height);
  return {
    lines: race.map(({ player, seat, points }, i) => {
      const path = `M${points.map((each, at) => `${x(rounds[at] ?? 0).toFixed(1)} ${y(each).toFixed(1)}`).join('L')}`;
      return { player, seat, path, end: ends[i] ?? 0, label: labels[i] ?? 0, points: points.at(-1) ?? 0 };
    }),
    grid: roundNumbers(least, most, MOST_LINES).map((points) => ({ y: y(points), points })),
    ticks: roundNumbers(1, last, MOST_TICKS).map((round) => ({ x: x(round), round })),
  };
}

const MOST_LINES = 5;
const MOST_TICKS = 6;

/** Multiples of 1, 2 or 5 times a power of ten from `least` to `most`, at most `count` of them. */
export function roundNumbers(least: number, most: number, count: number): readonly number[] {
  const steps = Array.from({ length: 7 }, (_, power) => [1, 2, 5].map((each) => each * 10 ** power)).flat();
  const step = steps.find((each) => Math.floor(most / each) - Math.ceil(least / each) < count);
  if (step === undefined) return [];
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * The same heights `gap` or more apart, each as near to where it was as that allows, in the same order from the top and
 * within `top` and `bottom` as far as they fit there at all.
 */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const room = Math.min(gap, (bottom - top) / Math.max(1, heights.length - 1));
  const placed: number[] = [];
  let lowest = top - room;
  for (const i of order) {
    lowest = Math.max(lowest + room, heights[i] ?? 0);
    placed.push(lowest);
  }
  let highest = bottom + room;
  for (let at = placed.length - 1; at >= 0; at--) {
    highest = Math.min(highest - room, placed[at] ?? 0);
    placed[at] = highest;
  }
  return heights.map((_, i) => placed[order.indexOf(i)] ?? 0);
}

/** Dashes by which the lines of ten players differ without colour. */
const DASHES = ['', '30 12', '5 11', '30 10 5 10', '52 12', '16 10', '30 9 5 9 5 9', '2 7', '52 9 16 9', '14 7 3 7'] as const;

/** How a player's line is drawn, by the flower; that of a player who has left is paper. */
export function lookOf(flower: number | undefined): { readonly colour: string; readonly dash: string } {
  if (flower === undefined) return { colour: 'var(--paper-faded)', dash: '2 14' };
  return { colour: flowerOf(flower).at(-1)?.fill ?? 'var(--paper)', dash: DASHES[flower % DASHES.length] ?? '' };
}
