/** `npm run soak`: the long campaigns, or those that are named. `--help` says how. */
import '../support/games.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { wholeNumber } from '../../app/cli/options.ts';
import type { Campaign } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

const KEPT = join(import.meta.dirname, '../../docs/soak');

interface Options {
  readonly seed: number;
  readonly size?: number;
  readonly keep?: boolean;
}

const NAMES = CAMPAIGNS.map(({ name }) => name);
const program = new Command('npm run soak --')
  .description('Runs the long campaigns, or those that are named.')
  .addArgument(new Argument('[name...]', 'campaigns; without one, all').choices(NAMES))
  .option('--seed <number>', 'what the campaign does by chance', wholeNumber, 1)
  .option(
    '--size <number>',
    'how much of it, in the unit of the campaign; without it, what docs/soak/README.md says',
    wholeNumber,
  )
  .option('--keep', 'write each result to docs/soak/NAME.json')
  .parse();
const options = program.opts<Options>();
const wanted = CAMPAIGNS.filter(({ name }) => program.args.length === 0 || program.args.includes(name));

let failed = 0;
for (const campaign of wanted) if (!(await held(campaign))) failed += 1;
process.exit(failed === 0 ? 0 : 1);

async function held(campaign: Campaign): Promise<boolean> {
  const { seed, size = campaign.size } = options;
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
    if (options.keep === true) keep(campaign.name, result);
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
