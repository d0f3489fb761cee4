import type { Held, Measure, Measured } from './measure.ts';

/** One line of the result: a promise with one size of table. */
export interface Row {
  readonly promise: string;
  readonly limit: string;
  readonly seats?: number;
  readonly measured: string;
  /** Of the limit; absent where nothing was measured. */
  readonly ratio?: number;
  readonly beside?: string;
}

export const HEAD = line('promise', 'seats', 'limit', 'measured', 'ratio', 'beside');

export function rowOf({ name, promise, seats }: Measure, size: number, { measured, ratio, beside }: Measured): Row {
  const rounded = Number(ratio.toPrecision(3));
  return {
    promise: name,
    limit: promise,
    ...(seats !== undefined && { seats: size }),
    measured,
    ratio: rounded,
    ...(beside !== undefined && { beside }),
  };
}

/** A row as a line, the name and the limit only in the first of a promise. A promise that is not held is marked `!`. */
export function textOf(row: Row, isFirst: boolean): string {
  const { promise, limit, seats, measured, ratio, beside } = row;
  const told = ratio === undefined ? '' : `${ratio.toFixed(2)}${ratio > 1 ? '!' : ''}`;
  return line(
    isFirst ? promise : '',
    seats === undefined ? '' : String(seats),
    isFirst ? limit : '',
    measured,
    told,
    beside ?? '',
  );
}

export function textOfHeld({ name, promise, by }: Held): string {
  return `${name.padEnd(41)} ${promise}: ${by.join(', ')}`;
}

/** Within 140 columns. */
function line(promise: string, seats: string, limit: string, measured: string, ratio: string, beside: string): string {
  const cells = [promise.padEnd(35), seats.padStart(5), limit.padEnd(20), measured.padEnd(38), ratio.padEnd(6), beside];
  return cells.join(' ').trimEnd();
}
