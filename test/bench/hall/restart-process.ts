/** A hall in a process of its own in which nothing is warm, which says how long its organiser had to wait. */
import '../../support/games.ts';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { openHall } from '../../../host/hall/open-hall.ts';
import type { Hall } from '../../../host/hall/hall.ts';
import { cpuSeconds } from '../measure.ts';
import { answerQuestions } from './child.ts';

/** What the bench asks. */
export type ToRestart =
  /** Opens a hall that is for this computer alone, and resolves with `Restarted`. `at`: when each table last played, ms since 1970. */
  { readonly type: 'open'; readonly folder: string; readonly at: readonly number[] } | { readonly type: 'close' };

/** What has passed since the start. */
export interface Restarted {
  /** Until the organiser saw all tables with their games, and everybody's points, ms. */
  readonly seen: number;
  /** Until these were what the mirrors say to their last line, ms. */
  readonly exact: number;
  /** Of a processor until the organiser saw them, s. */
  readonly cpu: number;
}

let hall: Hall | undefined;

async function open(folder: string, at: readonly number[]): Promise<Restarted> {
  const [began, spent] = [performance.now(), cpuSeconds()];
  const since = () => performance.now() - began;
  const opened = await openHall({ folder, appVersion: '0.1.0', address: 'none' });
  hall = opened;
  let seen: Pick<Restarted, 'seen' | 'cpu'> | undefined;
  return new Promise((resolve) => {
    opened.watch('organiser', (view) => {
      // As it is sent to a window.
      JSON.stringify({ type: 'view', view });
      if (isWhole(view)) seen ??= { seen: since(), cpu: cpuSeconds() - spent };
      if (seen !== undefined && isExact(view, at)) resolve({ ...seen, exact: since() });
    });
  });
}

function isWhole({ board, results }: OrganiserView): boolean {
  const isPlayed = board.tables.every(({ game }) => game !== undefined) && results.every(({ rows }) => rows.length > 0);
  return isPlayed && board.standings.every(({ rounds }) => rounds.length > 0);
}

function isExact({ board }: OrganiserView, at: readonly number[]): boolean {
  return board.tables.every(({ game }, i) => game?.at === at[i]);
}

answerQuestions<ToRestart>(async (asked) => {
  if (asked.type === 'open') return open(asked.folder, asked.at);
  await hall?.close();
  return undefined;
});
