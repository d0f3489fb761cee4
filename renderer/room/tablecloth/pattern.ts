export interface Pattern {
  /** Of the superellipse the rings follow: 2 would be a circle, higher ones come near a square. */
  readonly bend: number;
  /** Where each ring begins to grow: in the middle of its sides or at its corners. */
  readonly from: 'sides' | 'corners';
  readonly vine: 'wave' | 'zigzag' | 'loops';
  readonly leaf: 'broad' | 'narrow' | 'curled';
  /** The thread of the berries on the vine, and of the hems. */
  readonly accent: 'poppy' | 'marigold' | 'cornflower' | 'rose';
}

const BENDS = [2.2, 2.6, 3.2, 4] as const;
const STARTS = ['sides', 'corners'] as const;
const VINES = ['wave', 'zigzag', 'loops'] as const;
const LEAVES = ['broad', 'narrow', 'curled'] as const;
const ACCENTS = ['poppy', 'marigold', 'cornflower', 'rose'] as const;

/** The pattern of the night with this seed, any whole number; the same seed gives the same one. */
export function patternOf(seed: number): Pattern {
  let mixed = mix(seed);
  const pick = <T>(from: readonly [T, ...T[]]): T => {
    mixed = mix(mixed);
    return from[mixed % from.length] ?? from[0];
  };
  return { bend: pick(BENDS), from: pick(STARTS), vine: pick(VINES), leaf: pick(LEAVES), accent: pick(ACCENTS) };
}

/** Scatters neighbouring numbers over 32 bits (the finalizer of MurmurHash3). */
function mix(seed: number): number {
  let mixed = (seed ^ Math.floor(seed / 2 ** 32) ^ 0x9e3779b9) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
