import { join } from 'node:path';
import { thenClose } from '../../host/record/disk.ts';
import type { WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { runBrowserShell } from './browser-shell.ts';
import { printLinks } from './control-links.ts';
import type { ExitCode } from './io.ts';
import { NoTable, nightsFolder } from './nights-folder.ts';
import { openTable, showRoomAddresses } from './open-table.ts';
import type { TableOptions } from './options.ts';
import { outliveFaults } from './outlive-faults.ts';
import { EXIT, sayOnStderr, versionOf } from './process.ts';
import { askAtTerminal, openOrTakeOver } from './take-over.ts';

const USUAL_PORT = 4710;

/**
 * Opens a table and serves its pages to the browser until the process is asked to end. Resolves with the exit code; stderr
 * says why not.
 * @param root the folder of this program, with the built pages
 */
export function runTable(options: TableOptions, root: string): Promise<ExitCode> {
  const pages = join(root, 'dist/renderer');
  const about = { shell: 'browser', appVersion: versionOf(root), pages } as const;
  const folder = nightsFolder(options);
  return runUntilStopped(
    () => openOrTakeOver(options, (chosen) => openTable(chosen, about), askAtTerminal()),
    (referee) =>
      runBrowserShell({
        ...{ site: tableSite(referee), folder, pages, usualPort: USUAL_PORT, options },
        show(shell) {
          showAddresses(shell);
          showRoomAddresses(referee);
        },
      }),
  );
}

/**
 * Opens a table or a hall, serves it until it is stopped, and closes it. Resolves with the exit code; stderr says why it
 * cannot run.
 */
export async function runUntilStopped<Port extends { close(): Promise<void>; faulted?(): void }>(
  open: () => Promise<Port>,
  serve: (port: Port) => Promise<void>,
): Promise<ExitCode> {
  try {
    await thenClose(await open(), (port) => {
      outliveFaults(() => port.faulted?.());
      return serve(port);
    });
    return EXIT.well;
  } catch (error) {
    sayOnStderr(whyNot(error));
    return EXIT.refused;
  }
}

function whyNot(error: unknown): string {
  if (error instanceof NoTable) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === undefined) throw error;
  if (syscall !== 'listen') return `The referee cannot run here: ${(error as Error).message}`;
  return `Port ${String(port)} is not available (${code}). Choose another one with --http-port.`;
}

function showAddresses(shell: WebShell): void {
  printLinks(shell, 'console, for the dealer');
  process.stdout.write(
    `  table display:           ${shell.displayUrl}\n` +
      '  Each console link works once, in one browser; the next link appears here when it has been used.\n' +
      '  Ctrl-C ends it.\n',
  );
}
