import { check } from '../../../host/games/checked.ts';
import { refusedField, type HeadlessAnswer } from '../../../host/games/headless.ts';
import { resolveBellum } from './bellum.ts';
import { resolvePairs } from './pairs.ts';
import { resolveSchema } from './schema.ts';

/** `referee resolve`: one decision in one of the three lines of play. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const asked = checked.value;
  switch (asked.line) {
    case 'simple':
    case 'combined':
      return resolvePairs(asked.line, asked.pairs, reasons);
    case 'bellum':
      return resolveBellum(asked, reasons);
    default:
      return asked satisfies never;
  }
}
