import { parse } from 'node:path';

export const NIGHT_SUFFIX = '.jsonl';

/**
 * A night's file name, made of its start in the table's own time: `2026-11-21_21.04.33.jsonl`, and for the second of that name
 * `2026-11-21_21.04.33-2.jsonl`. It has no space, so that a command can name the file without quotation marks.
 */
export function nightName(at: number, nth: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}.${two(date.getMinutes())}.${two(date.getSeconds())}`;
  return nthName(`${day}_${time}${NIGHT_SUFFIX}`, nth);
}

/** The name of the nth file that wants this name: `a.csv`, `a-2.csv` … */
export function nthName(name: string, nth: number): string {
  const { name: base, ext } = parse(name);
  return nth === 1 ? name : `${base}-${nth}${ext}`;
}

/** A plain name within the folder, not a path. */
export function isNightName(name: string): boolean {
  return name.endsWith(NIGHT_SUFFIX) && !/[/\\\0]/.test(name) && !name.startsWith('.');
}
