import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { chooseShell, fetchElectron, findElectron, runElectron, type Shell } from './electron.ts';
import { nightsFolder } from './nights-folder.ts';
import { openTable } from './open-table.ts';
import type { StartOptions } from './options.ts';
import { EXIT, runProgram } from './process.ts';
import { runBrowser, runTable } from './run-browser.ts';
import { askAtTerminal, openOrTakeOver } from './take-over.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'dist/renderer');
const ELECTRON_MS = 10_000;

await runProgram(async (options, args) => {
  const { platform, env } = process;
  const shell = await chooseShell(options, { platform, env, uid: process.getuid?.(), electron });
  try {
    await buildFor(shell);
  } catch (error) {
    process.stderr.write(`The screens could not be built: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.refused;
  }
  if (shell.shell === 'browser') return inBrowser(options, shell.why);
  process.stdout.write('The referee opens in its own windows.\n');
  const ended = await runElectron(shell.executable, ROOT, args);
  if (ended.kind === 'exited') return ended.exitCode;
  return inBrowser(options, `its windows have crashed (${ended.how})`);
});

async function electron(): Promise<string | undefined> {
  const here = findElectron(ROOT);
  if (here !== undefined) return here;
  process.stdout.write('Electron is missing; downloading it, for at most 10 s …\n');
  return fetchElectron(ROOT, ELECTRON_MS);
}

function buildFor({ shell }: Shell): Promise<void> {
  const parts = shell === 'electron' ? (['renderer', 'electron'] as const) : (['renderer'] as const);
  return buildStale(ROOT, parts, () => process.stdout.write('Building the screens …\n'));
}

function inBrowser(options: StartOptions, why: string): Promise<number> {
  process.stdout.write(`The referee opens in the browser: ${why}.\n`);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const open = (chosen: StartOptions) => openTable(chosen, { shell: 'browser', appVersion: version, pages: PAGES });
  return runTable(
    () => openOrTakeOver(options, open, askAtTerminal()),
    (referee) => runBrowser(referee, nightsFolder(options), ROOT, options),
  );
}
