import { getContext, setContext } from 'svelte';
import type { SeatView } from '../../host/contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** One ring of petals: `path` points up from the middle of a box of 100 by 100, drawn `count` times around it. */
export interface Ring {
  readonly path: string;
  readonly count: number;
  readonly fill: string;
  readonly turn?: number;
}

const round = (width: number) => `M50 52 C${50 - width} 40 ${50 - width} 4 50 3 C${50 + width} 4 ${50 + width} 40 50 52 Z`;
const pointed = (width: number) => `M50 52 C${50 - width} 36 ${50 - width} 22 50 1 C${50 + width} 22 ${50 + width} 36 50 52 Z`;
const HEART = 'M50 52 C26 40 18 22 27 10 C34 2 46 3 50 13 C54 3 66 2 73 10 C82 22 74 40 50 52 Z';
const TOOTHED = 'M50 52 L36 10 L43 15 L45 2 L50 11 L55 2 L57 15 L64 10 Z';
const FRINGED = 'M50 52 L29 17 L35 18 L34 9 L41 13 L43 4 L50 10 L57 4 L59 13 L66 9 L65 18 L71 17 Z';
const TULIP = 'M50 52 C28 42 27 18 33 4 L42 17 L50 1 L58 17 L67 4 C73 18 72 42 50 52 Z';
const BELL = 'M50 52 C40 40 42 28 30 10 C38 14 44 12 50 4 C56 12 62 14 70 10 C58 28 60 40 50 52 Z';

/** The ten flowers. Silhouettes differ, so that they tell people apart without colour. */
const FLOWERS: readonly (readonly Ring[])[] = [
  /* poppy */ [{ path: round(33), count: 4, fill: 'var(--poppy)', turn: 45 }],
  /* cornflower */ [{ path: TOOTHED, count: 7, fill: 'var(--cornflower)' }],
  /* marigold */ [
    { path: round(14), count: 14, fill: '#c97a08' },
    { path: round(12), count: 14, fill: 'var(--marigold)', turn: 13 },
  ],
  /* clover */ [{ path: HEART, count: 3, fill: 'var(--leaf)' }],
  /* dog rose */ [{ path: HEART, count: 5, fill: 'var(--rose)' }],
  /* daisy */ [{ path: round(9), count: 11, fill: '#efe6d2' }],
  /* tulip */ [{ path: TULIP, count: 3, fill: 'var(--marigold)', turn: 180 }],
  /* star of the hills */ [{ path: pointed(17), count: 6, fill: '#8fb8f5' }],
  /* carnation */ [{ path: FRINGED, count: 5, fill: 'var(--poppy)' }],
  /* bellflower */ [{ path: BELL, count: 4, fill: '#a77be0' }],
];

export function flowerOf(flower: number): readonly Ring[] {
  return FLOWERS[flower % FLOWERS.length] ?? [];
}

/** Every petal of a flower, the lower rings first, with the degrees by which it is turned around the middle. */
export function petalsOf(flower: number) {
  return flowerOf(flower).flatMap(({ path, fill, count, turn = 0 }) =>
    Array.from({ length: count }, (_, petal) => ({ path, fill, turn: turn + (petal * 360) / count })),
  );
}

const FLOWERS_HERE = Symbol();

/** Says who sits where, for the flowers of all components below. */
export function setFlowers(seats: () => readonly Pick<SeatView, 'flower'>[]): void {
  setContext(FLOWERS_HERE, (seat: Seat) => seats()[seat]?.flower ?? seat);
}

/** The flower of whoever sits in a seat: read it again when it is drawn, because people come and go. */
export function flowersHere(): (seat: Seat) => number {
  return getContext<((seat: Seat) => number) | undefined>(FLOWERS_HERE) ?? ((seat) => seat);
}
