import { setTimeout as pause } from 'node:timers/promises';

/** What was measured of one promise with so many seats. */
export interface Measured {
  /** The one figure that is compared with the promise. */
  readonly figure: string;
  readonly detail?: string;
  /** What was measured over what is promised: 1 or less holds it. */
  readonly ratio: number;
  /** The bare thing it is compared with, and what that took. */
  readonly beside?: string;
}

/** One line of the promises. */
export interface Measure {
  readonly name: string;
  readonly promise: string;
  /** The file that measures it, from the project's root. */
  readonly by: string;
  /** The numbers of seats it is measured with; undefined if seats do not matter. */
  readonly seats?: readonly number[];
  /** Rejects with a plain sentence if this machine lacks what it needs. */
  run(seats: number): Measured | Promise<Measured>;
}

/** A promise that no figure can show, and what holds it. */
export interface Held {
  readonly name: string;
  readonly promise: string;
  /** Suites, from the project's root. */
  readonly by: readonly string[];
}

/** The players of a table with up to ten seats. */
export const NAMES: readonly string[] = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'];

/** The value below which this share (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const times = (value: number): string => `${value.toFixed(2)} times`;

/** Processor time of this process, which stays the same on a busy machine. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Played or measured once with each size of table, for all that is measured on it. */
export function once<Key, Result>(make: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const made = new Map<Key, Promise<Result>>();
  return (key) => {
    const begun = made.get(key) ?? make(key);
    made.set(key, begun);
    return begun;
  };
}

/** The 99th percentile of samples within so many ms. */
export function within(promised: number, samples: readonly number[]): Measured {
  const p99 = percentile(samples, 0.99);
  return { figure: ms(p99), detail: `p50 ${ms(median(samples))} of ${samples.length}`, ratio: p99 / promised };
}

/** Checks every millisecond. Rejects after ten seconds, because nothing here may take so long. */
export async function until(holds: () => boolean): Promise<void> {
  const latest = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > latest) throw new Error('waited in vain');
    await pause(1);
  }
}
