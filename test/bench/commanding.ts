import { costsOfCommands, type Cost } from './commands.ts';
import { median, ms, TABLES, times, type Measure } from './measure.ts';
import { withNight } from './night-file.ts';

const LONG = 10_000;
const SHORT = 10;
/** How much dearer a command may be before it is no longer the same. */
const SAME = 1.5;

/** What half of the commands cost less than, in ms. */
function half(costs: readonly Cost[], what: (cost: Cost) => number): number {
  return median(costs.map(what));
}

export const commanding: Measure = {
  name: 'command at round 10,000 against 10',
  promise: 'the same, within half',
  by: 'test/bench/commanding.ts',
  seats: TABLES,
  run: (seats) =>
    withNight({ rounds: LONG, seats }, ({ folder: long }) =>
      withNight({ rounds: SHORT, seats }, async ({ folder: short }) => {
        const [late = [], early = []] = await costsOfCommands([long, short]);
        const [own, atFirst] = [late, early].map((costs) => half(costs, ({ whole, flush }) => whole - flush));
        if (own === undefined || atFirst === undefined) throw new Error('no command was measured');
        const [whole, bare] = [half(late, (each) => each.whole), half(late, (each) => each.bare)];
        return {
          figure: times(own / atFirst),
          detail: `${ms(own)} against ${ms(atFirst)}`,
          ratio: own / atFirst / SAME,
          beside: `flushed ${times(whole / bare)} bare ${ms(bare)}`,
        };
      }),
    ),
};
