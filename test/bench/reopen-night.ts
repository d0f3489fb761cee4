/** `reopen-night.ts FOLDER`: opens the folder's night as the referee does when it starts; prints what it took as JSON. */
import '../support/games.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';
import type { ConsoleView } from '../../host/contract/view.ts';

export interface Reopened {
  readonly wall: number;
  readonly cpu: number;
  readonly round: number;
}

const nightsDir = process.argv[2] ?? '';
const pads = openPads({ list: async () => [] });
const before = process.cpuUsage();
const began = performance.now();
const referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: 'bench' });
let seen: ConsoleView | undefined;
referee.watch('console', (view) => (seen = view));
const wall = performance.now() - began;
const { user, system } = process.cpuUsage(before);
const reopened: Reopened = { wall, cpu: (user + system) / 1000, round: seen?.table.game?.round ?? 0 };
console.log(JSON.stringify(reopened));
await referee.close();
