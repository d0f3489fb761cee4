import { join } from 'node:path';
import { openTable, tellRoom } from '../app/cli/open-table.ts';
import { outliveStreams } from '../app/cli/outlive-streams.ts';
import { runApp } from './app.ts';

const pages = join(import.meta.dirname, '../renderer');
outliveStreams(process);
runApp(async (options, appVersion) => {
  const referee = await openTable(options, { shell: 'electron', appVersion, pages });
  tellRoom(referee);
  return referee;
});
