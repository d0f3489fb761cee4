import { join } from 'node:path';
import { app } from 'electron';
import { outliveFaults } from '../app/cli/outlive-faults.ts';
import { outliveStreams } from '../app/cli/process.ts';
import { COLLECTABLE } from './collecting.ts';

const pages = join(import.meta.dirname, '../renderer');
outliveStreams(process);
app.commandLine.appendSwitch('js-flags', `${app.commandLine.getSwitchValue('js-flags')} ${COLLECTABLE}`.trim());
// After `process.ts` has cleared what makes libraries print secrets, which they read when they are loaded.
const { runApp } = await import('./app.ts');
const { openTable, showRoomAddresses } = await import('../app/cli/open-table.ts');
runApp(async (options, appVersion) => {
  const referee = await openTable(options, { shell: 'electron', appVersion, pages });
  outliveFaults(() => referee.faulted());
  showRoomAddresses(referee);
  return referee;
});
