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
  if (line.kind !== 'step' || !isBegin(line.command)) return undefined;
  const begun = v.safeParse(begunWithSchema, line.command);
  return begun.success ? begun.output : undefined;
}

/** Looked at first: a schema takes much longer to refuse the thousands of other steps. */
function isBegin(command: unknown): boolean {
  return typeof command === 'object' && command !== null && 'type' in command && command.type === 'begin';
}
