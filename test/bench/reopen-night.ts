/** `reopen-night.ts FOLDER`: opens the folder's night as the referee does when it starts; prints the time as JSON. */
import '../support/games.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';
import type { ConsoleView } from '../../host/contract/view.ts';

export interface Reopened {
  /** ms */
  readonly wall: number;
  readonly round: number;
}

const nightsDir = process.argv[2] ?? '';
const pads = openPads({ list: async () => [] });
const began = performance.now();
const referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: 'bench' });
let seen: ConsoleView | undefined;
referee.watch('console', (view) => (seen = view));
const wall = performance.now() - began;
const reopened: Reopened = { wall, round: seen?.table.game?.round ?? 0 };
console.log(JSON.stringify(reopened));
await referee.close();
