type Damage = 'crc' | 'syntax' | 'unknown' | 'overrun';

/** What a pad's line has come to. */
export interface LineCounts {
  readonly good: number;
  readonly bad: Readonly<Record<Damage, number>>;
  readonly retries: number;
  readonly resets: number;
}

/** How many answers came damaged, and how many of each kind: "checksum 5, too long 2". */
export function damageOf(bad: LineCounts['bad'], names: Readonly<Record<Damage, string>>) {
  const counts = Object.keys(names).map((kind) => ({ name: names[kind as Damage], count: bad[kind as Damage] }));
  const found = counts.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`);
  return { damaged: counts.reduce((sum, { count }) => sum + count, 0), which: found.join(', ') };
}
