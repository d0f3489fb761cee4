import type { ConsoleView } from '../../host/contract/view.ts';
import { openPads } from '../../host/pads/pads.ts';
import { openReferee } from '../../host/referee/open.ts';

const TIMES = 300;

/**
 * The nights in these folders are opened; a correction is made, undone and done again, many times, at each in turn. For
 * each night the ms that one such three took, without the flushes, every view made that a console would see.
 */
export async function costsOfCommands(folders: readonly string[]): Promise<readonly (readonly number[])[]> {
  const nights = await Promise.all(folders.map((folder) => openNight(folder)));
  const costs: number[][] = nights.map(() => []);
  for (let time = 0; time < TIMES; time += 1) {
    for (const [n, night] of nights.entries()) costs[n]?.push(await night.correct(time % 2 === 0 ? 1 : -1));
  }
  await Promise.all(nights.map((night) => night.close()));
  return costs;
}

async function openNight(nightsDir: string) {
  const referee = await openReferee({
    nightsDir,
    pads: openPads({ list: async () => [] }),
    shell: 'browser',
    appVersion: 'bench',
  });
  let view: ConsoleView | undefined;
  referee.watch('console', (next) => (view = next));
  const player = view?.game?.standings[0]?.player.id;
  if (player === undefined) throw new Error('the night was not taken up');
  const timed = async (command: object): Promise<number> => {
    const began = performance.now();
    const answer = await referee.command(command);
    const took = performance.now() - began;
    if (!answer.ok || view?.lamp.lamp !== 'saved') throw new Error('the command was not done');
    return took - view.lamp.flushMs;
  };
  return {
    async correct(by: number): Promise<number> {
      const correction = { type: 'adjustPoints', player, by, reason: 'measured' };
      const made = await timed({ type: 'table', command: correction });
      const undone = await timed({ type: 'undo', n: view?.undo?.n });
      return made + undone + (await timed({ type: 'redo', n: view?.redo?.n }));
    },
    close: () => referee.close(),
  };
}
