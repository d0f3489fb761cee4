/** One evening with guests, with networks of its own where there are any: `EveningStart` as its argument, figures at the end. */
import '../../support/games.ts';
import { playEvening, type EveningStart } from './evening.ts';

process.on('disconnect', () => process.exit(1));
try {
  process.send?.({ figures: await playEvening(JSON.parse(process.argv[2] ?? '') as EveningStart, (line) => console.log(line)) });
} catch (error) {
  process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
process.disconnect();
