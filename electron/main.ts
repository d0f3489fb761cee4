import { openTable } from '../host/cli/open-table.ts';
import { runApp } from './app.ts';

runApp((options, version) => openTable(options, 'electron', version));
