import type { Held, Measure, Measured } from './measure.ts';

/** One line of the result: a promise with one size of table. */
export interface Row {
  readonly promise: string;
  readonly limit: string;
  readonly seats?: number;
  /** What was measured; without a ratio, the reason why nothing was. */
  readonly figure: string;
  readonly detail?: string;
  /** Of the limit. */
  readonly ratio?: number;
  readonly beside?: string;
}

/** What `docs/bench.json` holds. */
export interface Result {
  readonly node: string;
  readonly processors: number;
  /** Load averages, because other programs make all figures worse. */
  readonly load: { readonly before: string; readonly after: string };
  readonly measured: readonly Row[];
  readonly held: readonly Held[];
}

export const HEAD = line('promise', 'seats', 'limit', 'measured', 'ratio', 'beside');

export function rowOf({ name, promise, seats }: Measure, size: number, { ratio, ...measured }: Measured): Row {
  const table = seats === undefined ? {} : { seats: size };
  return { promise: name, limit: promise, ...table, ...measured, ratio: Number(ratio.toPrecision(3)) };
}

/** A row as a line, the name and the limit only in the first of a promise. A promise that is not held is marked `!`. */
export function textOf(row: Row, isFirst: boolean): string {
  const { promise, limit, seats, figure, detail, ratio, beside } = row;
  const of = ratio === undefined ? '' : `${ratio.toFixed(2)}${ratio > 1 ? '!' : ''}`;
  const measured = detail === undefined ? figure : `${figure}, ${detail}`;
  return line(isFirst ? promise : '', seats === undefined ? '' : String(seats), isFirst ? limit : '', measured, of, beside ?? '');
}

export function textOfHeld({ name, promise, by }: Held): string {
  return `${name.padEnd(41)} ${promise}: ${by.join(', ')}`;
}

/** Within 140 columns. */
function line(promise: string, seats: string, limit: string, measured: string, ratio: string, beside: string): string {
  const cells = [promise.padEnd(35), seats.padStart(5), limit.padEnd(20), measured.padEnd(38), ratio.padEnd(6), beside];
  return cells.join(' ').trimEnd();
}
