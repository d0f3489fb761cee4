/** A whole number from 0 to below its argument. */
export type Random = (below: number) => number;

/** The same numbers for the same seed: mulberry32, 32 bits of state. For simulations and searches; nothing secret rests on it. */
export function seededRandom(seed: number): Random {
  // Kept signed: of unsigned numbers, those above 2 ** 31 would each be allocated.
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The same items in an order by lot. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as Item, mixed[i] as Item];
  }
  return mixed;
}
