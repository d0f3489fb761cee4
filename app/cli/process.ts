import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seenOnly } from '../../rulebook/text.ts';
import type { Parsed } from './options.ts';

// With `DEBUG` set, libraries print what they send: a broker's password, the frames of pads. Programs load them after this.
delete process.env['DEBUG'];

/** The exit codes of our commands. `interrupted` is 128 plus the number of SIGINT, as shells report it. */
export const EXIT = { well: 0, refused: 1, unusable: 2, interrupted: 130 } as const;

/** The desktop shell's exit code if it refuses. If Electron cannot run at all, it ends with 1 or a signal instead. */
export const SHELL_REFUSED = 10;

/** Keeps the table running when its output can no longer be written: a closed terminal, a pipe without a reader, a full disk. */
export function outliveStreams({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
}

/** Writes one line for people to stderr, without control characters. */
export function sayOnStderr(sentence: string): void {
  process.stderr.write(`${seenOnly(sentence)}\n`);
}

/** Runs a program with the options that the process was started with, and exits with the code it resolves with. */
export async function runProgram<Options>(
  parse: (args: readonly string[]) => Parsed<Options>,
  program: (options: Options, args: readonly string[]) => Promise<number>,
): Promise<void> {
  const { stdout, stderr } = process;
  outliveStreams(process);
  const args = process.argv.slice(2);
  const parsed = parse(args);
  if (!parsed.ok) (parsed.exitCode === EXIT.well ? stdout : stderr).write(parsed.text);
  await exitWith(parsed.ok ? await program(parsed.options, args) : parsed.exitCode);
}

/** Ends the process once its output is written. */
export async function exitWith(code: number): Promise<never> {
  const { stdout, stderr } = process;
  // A process that exits does not wait for a slow reader.
  await Promise.all([stdout, stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))));
  // Native handles of ports that were unplugged may still be open.
  process.exit(code);
}

/** The version of the program whose `package.json` lies in this folder. */
export function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;
}

/** Resolves at the first Ctrl-C or request to end; the second one exits at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(EXIT.interrupted);
        asked = true;
        resolve();
      });
    }
  });
}
