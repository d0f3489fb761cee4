const CHOICES = {
  /** Of the superellipse the rings follow: 2 would be a circle, higher ones come near a square. */
  bend: [2.2, 2.6, 3.2, 4],
  /** Where each ring begins to grow: in the middle of its sides or at its corners. */
  from: ['sides', 'corners'],
  vine: ['wave', 'zigzag', 'loops'],
  leaf: ['broad', 'narrow', 'curled'],
  /** The thread of the hems. */
  accent: ['poppy', 'marigold', 'cornflower', 'rose'],
} as const;

/** What makes one night's cloth unlike another's. */
export type Pattern = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** The pattern of the night with this seed, any whole number; the same seed gives the same one. */
export function patternOf(seed: number): Pattern {
  let mixed = mix(seed);
  const { bend, from, vine, leaf, accent } = CHOICES;
  const pick = <T>(all: readonly [T, ...T[]]): T => {
    mixed = mix(mixed);
    return all[mixed % all.length] ?? all[0];
  };
  return { bend: pick(bend), from: pick(from), vine: pick(vine), leaf: pick(leaf), accent: pick(accent) };
}

/** Scatters neighbouring numbers over 32 bits (the finalizer of MurmurHash3). */
function mix(seed: number): number {
  let mixed = (seed ^ Math.floor(seed / 2 ** 32) ^ 0x9e3779b9) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
