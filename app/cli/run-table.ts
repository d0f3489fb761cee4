import { join } from 'node:path';
import type { ExitCode } from './io.ts';
import { nightsFolder } from './nights-folder.ts';
import { openTable } from './open-table.ts';
import type { TableOptions } from './options.ts';
import { versionOf } from './process.ts';
import { runBrowser, runUntilStopped } from './run-browser.ts';
import { askAtTerminal, openOrTakeOver } from './take-over.ts';

/**
 * Opens a table and serves its pages to the browser until the process is asked to end. Resolves with the exit code; stderr
 * says why not.
 * @param root the folder of this program, with the built pages
 */
export function runTable(options: TableOptions, root: string): Promise<ExitCode> {
  const about = { shell: 'browser', appVersion: versionOf(root), pages: join(root, 'dist/renderer') } as const;
  return runUntilStopped(
    () => openOrTakeOver(options, (chosen) => openTable(chosen, about), askAtTerminal()),
    (referee) => runBrowser(referee, nightsFolder(options), root, options),
  );
}
