import * as v from 'valibot';
import { eachSeat, roundChoicesSchema, seatInputSchema } from '../contract/command.ts';
import type { Line, SettingsLine } from './line.ts';

const begunWithSchema = v.object({
  type: v.literal('begin'),
  inputs: eachSeat(seatInputSchema),
  dealer: v.pipe(v.number(), v.integer(), v.minValue(0)),
  choices: roundChoicesSchema,
});

/**
 * How the table is run from this line on, where the line says so. A game begins in one line, which no kill can halve;
 * in older nights a settings line follows it.
 */
export function runFrom(line: Line): Omit<SettingsLine, 'kind'> | undefined {
  if (line.kind === 'settings') return line;
  const begun = line.kind === 'step' ? v.safeParse(begunWithSchema, line.command) : undefined;
  return begun?.success === true ? begun.output : undefined;
}
