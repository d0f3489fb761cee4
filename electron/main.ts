import { join } from 'node:path';
import { openTable, showRoomAddresses } from '../app/cli/open-table.ts';
import { outliveStreams } from '../app/cli/process.ts';
import { runApp } from './app.ts';

const pages = join(import.meta.dirname, '../renderer');
outliveStreams(process);
runApp(async (options, appVersion) => {
  const referee = await openTable(options, { shell: 'electron', appVersion, pages });
  showRoomAddresses(referee);
  return referee;
});
