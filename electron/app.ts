import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { app } from 'electron';
import * as v from 'valibot';
import { parseShellOptions, type StartOptions } from '../app/cli/options.ts';
import { EXIT, SHELL_REFUSED } from '../app/cli/process.ts';
import { openOrTakeOver } from '../app/cli/take-over.ts';
import type { RefereePort } from '../host/session/port.ts';
import { APP_ID, nightPath, ownArguments } from './arguments.ts';
import { Program } from './program.ts';
import { askInDialog } from './take-over.ts';

/** How long it waits for the table to open if it is asked to quit meanwhile, ms. */
const OPENING_MS = 5_000;

/** A hall has no windows, so nothing would show that it runs, or end it. */
const NO_HALL =
  'A hall of tables runs in the browser, not in these windows. Start it at the command line: referee hall, or, where the ' +
  'sources are, npm start -- --hall.\n';

/** What a second start was asked for, told to the first one. */
const againSchema = v.object({ args: v.array(v.string()), night: v.optional(v.string()) });
type Again = v.InferOutput<typeof againSchema>;

/**
 * Runs the desktop shell: the table around the referee that `open` resolves with, which ends when the console's window is
 * closed, or only a window for the file of a night, if one is named.
 */
export function runApp(open: (options: StartOptions, version: string) => Promise<RefereePort>): void {
  const args = ownArguments(process.argv, app.isPackaged);
  if (args.includes('--hall')) return leave(EXIT.unusable, NO_HALL);
  const parsed = parseShellOptions(args, app.getVersion());
  if (!parsed.ok) return leave(parsed.exitCode, parsed.text);
  const { night: named, ...options } = parsed.options;
  const night = named === undefined ? undefined : resolve(nightPath(named));
  if (night !== undefined && !existsSync(night)) return leave(EXIT.unusable, `There is no file ${night}.\n`);
  const again: Again = { args: [...args], ...(night !== undefined && { night }) };
  if (!app.requestSingleInstanceLock(again)) return leave(0, alreadyRunning(night));
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  run((given) => openOrTakeOver(given, (chosen) => open(chosen, app.getVersion()), askInDialog), options, night);
}

function alreadyRunning(night: string | undefined): string {
  if (night !== undefined) return 'The referee is already running; it shows the night in a window of its own.\n';
  return 'The referee is already running; its console has been brought to the front.\n';
}

function run(open: (options: StartOptions) => Promise<RefereePort>, options: StartOptions, night: string | undefined): void {
  let program: Program | undefined;
  // A dialog may be asking whether to take over, which nobody will answer.
  const quitting = closeFirst(async () => (await Promise.race([program?.table, wait(OPENING_MS, undefined)]))?.close());
  const giveUp = (why: string) => leave(SHELL_REFUSED, `${why}\n`);
  /** Files that macOS has opened before there is a program. */
  const files = night === undefined ? [] : [night];
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (program === undefined) files.push(path);
    else void program.openNight(path);
  });
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const said = v.safeParse(againSchema, data);
    if (!said.success || program === undefined) return;
    const parsed = parseShellOptions(said.output.args, app.getVersion());
    if (said.output.night !== undefined) void program.openNight(said.output.night);
    else if (parsed.ok) void program.openTable(parsed.options);
  });
  void app.whenReady().then(async () => {
    program = new Program({ open, isQuitting: quitting, giveUp });
    if (files.length === 0) return program.openTable(options);
    for (const file of files) await program.openNight(file);
  });
}

/** However the app is ended, the referee closes its record first. Returns a function that says whether it is ending. */
function closeFirst(close: () => Promise<void>): () => boolean {
  let ending = false;
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    // Everything shown is on the disk already, so a port or folder that cannot be closed does not matter.
    const exit = () => app.exit(0);
    void close().then(exit, exit);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The second request ends it at once.
      if (ending) app.exit(EXIT.interrupted);
      else app.quit();
    });
  }
  return () => ending;
}

/** Ends it with these words: of a result, such as the version, on stdout. */
function leave(exitCode: number, text: string): void {
  (exitCode === EXIT.well ? process.stdout : process.stderr).write(text);
  app.exit(exitCode);
}
