import fc from 'fast-check';
import * as v from 'valibot';
import { commandSchema } from '../../host/contract/command.ts';
import { commandSchema as hungarianWar } from '../../games/hungarian-war/rules/schemas.ts';
import { arbitraryOf, schemasOf } from './arbitrary.ts';

const SEED = 20;

/** One of each command, those of the rulebook included, with its name. */
export function everyCommand(): readonly (readonly [string, unknown])[] {
  const own = sampleEach(hungarianWar).map(([name, command]) => [`table ${name}`, { type: 'table', command }] as const);
  return [...sampleEach(commandSchema).filter(([name]) => name !== 'table'), ...own];
}

function sampleEach(schema: Parameters<typeof schemasOf>[0]): readonly (readonly [string, unknown])[] {
  return schemasOf(schema).map((option) => {
    // The sampling does not know custom checks.
    const command = fc.sample(arbitraryOf(option), { seed: SEED, numRuns: 200 }).find((given) => v.is(option, given));
    return [(command as { type: string }).type, command] as const;
  });
}
