import fc from 'fast-check';
import * as v from 'valibot';
import { commandSchema } from '../../host/contract/command.ts';
import { commandSchema as hungarianWar } from '../../games/hungarian-war/schema/schema.ts';
import { arbitraryOf, schemasOf } from './arbitrary.ts';

/** Printed on a failure by the name of each command. */
const SEED = 20;

/** One of each command there is, the rulebook's own included, with what it is called. */
export function everyCommand(): readonly (readonly [string, unknown])[] {
  const own = sampleEach(hungarianWar).map(([name, command]) => [`table ${name}`, { type: 'table', command }] as const);
  return [...sampleEach(commandSchema).filter(([name]) => name !== 'table'), ...own];
}

function sampleEach(schema: Parameters<typeof schemasOf>[0]): readonly (readonly [string, unknown])[] {
  return schemasOf(schema).map((option) => {
    // Checks of a schema's own are not known to the sampling.
    const command = fc.sample(arbitraryOf(option), { seed: SEED, numRuns: 200 }).find((given) => v.is(option, given));
    return [(command as { type: string }).type, command] as const;
  });
}
