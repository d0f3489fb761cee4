import { open, type FileHandle } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleView } from '../../host/contract/view.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';

const TIMES = 300;

/** What a command cost, in ms: a correction made, undone or done again, with every view that a console would be sent. */
export interface Cost {
  /** Until it was answered, including its flush. */
  readonly whole: number;
  readonly flush: number;
  /** The same number of bytes written and flushed on the same disk, without the referee. */
  readonly bare: number;
}

/** The nights in these folders are opened; for each the cost of many commands, given at each night in turn. */
export async function costsOfCommands(folders: readonly string[]): Promise<readonly (readonly Cost[])[]> {
  const nights = await Promise.all(folders.map((folder) => openNight(folder)));
  const costs: Cost[][] = nights.map(() => []);
  for (let time = 0; time < TIMES; time += 1) {
    for (const [n, night] of nights.entries()) costs[n]?.push(...(await night.correct(time % 2 === 0 ? 1 : -1)));
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
  const bare = await open(join(nightsDir, 'bare'), 'w');
  let view: ConsoleView | undefined;
  referee.watch('console', (next) => (view = next));
  const player = view?.table.game?.standings[0]?.player.id;
  if (player === undefined) throw new Error('the night was not reopened');
  const size = (): number => statSync(view?.recordFile ?? '').size;
  const timed = async (command: object): Promise<Cost> => {
    const bytes = size();
    const began = performance.now();
    const answer = await referee.command(command);
    const whole = performance.now() - began;
    if (!answer.ok || view?.table.diskStatus.kind !== 'saved') throw new Error('the command was not done');
    return { whole, flush: view.table.diskStatus.flushMs, bare: await written(bare, size() - bytes) };
  };
  return {
    async correct(by: number): Promise<readonly Cost[]> {
      const correction = { type: 'adjustPoints', player, by, reason: 'measured' };
      const made = await timed({ type: 'table', command: correction });
      const undone = await timed({ type: 'undo', n: view?.undo?.n });
      return [made, undone, await timed({ type: 'redo', n: view?.redo?.n })];
    },
    async close(): Promise<void> {
      await bare.close();
      await referee.close();
    },
  };
}

/** ms to append and flush this many bytes. */
async function written(file: FileHandle, bytes: number): Promise<number> {
  const content = Buffer.alloc(bytes, 'x');
  const began = performance.now();
  await file.write(content);
  await file.datasync();
  return performance.now() - began;
}
