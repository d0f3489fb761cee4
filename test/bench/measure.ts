/** One promise, measured. `ratio` is what was measured over what is promised: 1 or less holds it. */
export interface Measured {
  readonly measured: string;
  readonly ratio: number;
}

export interface Measure {
  readonly name: string;
  readonly promise: string;
  /** Rejects with a plain sentence where this machine lacks what it needs. */
  run(): Promise<Measured>;
}

/** The value below which this share (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
