import { join } from 'node:path';
import { app } from 'electron';
import { openTable, showRoomAddresses } from '../app/cli/open-table.ts';
import { outliveStreams } from '../app/cli/process.ts';
import { runApp } from './app.ts';
import { COLLECTABLE } from './collecting.ts';

const pages = join(import.meta.dirname, '../renderer');
outliveStreams(process);
app.commandLine.appendSwitch('js-flags', `${app.commandLine.getSwitchValue('js-flags')} ${COLLECTABLE}`.trim());
runApp(async (options, appVersion) => {
  const referee = await openTable(options, { shell: 'electron', appVersion, pages });
  showRoomAddresses(referee);
  return referee;
});
