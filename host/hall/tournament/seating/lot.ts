/** A whole number from 0 to below its argument. */
export type Random = (below: number) => number;

/** The same lots for the same seed: xorshift with 32 bits of state, which is enough for a search and no secret. */
export function lotsOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
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
