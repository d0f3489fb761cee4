/**
 * `npm run soak [-- NAME] [--seed N] [--size N] [--keep]`: the long campaigns, or the one of that name. `--keep` writes
 * each result to `docs/soak/NAME.json`.
 */
import '../support/games.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Campaign } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

const KEPT = join(import.meta.dirname, '../../docs/soak');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, size: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const wanted = CAMPAIGNS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((given) => !CAMPAIGNS.some(({ name }) => name === given));
if (unknown.length > 0)
  refuse(`no such campaign: ${unknown.join(', ')} (there are ${CAMPAIGNS.map(({ name }) => name).join(', ')})`);

let failed = 0;
for (const campaign of wanted) if (!(await held(campaign))) failed += 1;
process.exit(failed === 0 ? 0 : 1);

async function held(campaign: Campaign): Promise<boolean> {
  const seed = wholeNumber('seed', values.seed);
  const size = values.size === undefined ? campaign.size : wholeNumber('size', values.size);
  console.log(`${campaign.name}: ${String(size)} ${campaign.unit}, seed ${String(seed)}`);
  const began = performance.now();
  try {
    const figures = await campaign.run({ seed, size, say: (line) => console.log(`  ${line}`) });
    const minutes = Number(((performance.now() - began) / 60_000).toFixed(1));
    const result = {
      campaign: campaign.name,
      seed,
      [campaign.unit]: size,
      minutes,
      node: process.version,
      processors: cpus().length,
      figures,
    };
    console.log(JSON.stringify(result, null, 2));
    if (values.keep) keep(campaign.name, result);
    return true;
  } catch (error) {
    console.error(`${campaign.name} FAILED with seed ${String(seed)}:`, error);
    return false;
  }
}

function keep(name: string, result: object): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

function wholeNumber(name: string, given: string): number {
  const number = Number(given);
  return Number.isSafeInteger(number) && number >= 0 ? number : refuse(`--${name} is a whole number, not ${given}`);
}

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}
