import '../games.ts';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { ReaderGone, Unusable, type ExitCode, type Io } from './io.ts';
import { deleteNight, listNights, restoreNight } from './nights.ts';
import { nightsFolder } from './nights-folder.ts';
import type { PadsCommandOptions } from './pads/pads.ts';
import { exportFile, proofOfFile, VERIFY_HELP, verifyFile, type ExportOptions, type VerifyOptions } from './record.ts';
import { examplesOf, play, resolve, type RequestOptions } from './requests.ts';
import { simulate, type SimulateOptions } from './simulate.ts';
import { ORDERS_HELP } from './pads/virtual-pad-order.ts';
import { virtualPads } from './pads/virtual-pads.ts';

/** Takes the exit code of the command that was run. */
type End = (code: ExitCode) => void;

/** Runs one command of `referee`. `args` come without the program. Never rejects; it says what went wrong. */
export async function runReferee(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const sayLines = (text: string) => text.trimEnd().split('\n').forEach(io.say);
  const program = new Command('referee')
    .description('The referee without a screen. Writes JSON to stdout and words for people to stderr.')
    .configureOutput({ writeOut: sayLines, writeErr: sayLines })
    .addHelpText('after', `\nGames: ${RULEBOOKS.ids.join(', ')}`)
    .exitOverride();
  for (const add of [addRequests, addRecord, addNights, addSimulate, addPads, addVirtualPads])
    add(program, io, (ended) => (code = ended));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, io);
  }
}

function codeOf(error: unknown, io: Io): ExitCode {
  // Commander has said what is wrong with the arguments; asking for help is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ReaderGone) return 0;
  io.say(`referee: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof Unusable ? 2 : 1;
}

function addRequests(program: Command, io: Io, end: End): void {
  const reasons = ['--reasons', 'add which clause decided, and why', false] as const;
  program
    .command('resolve')
    .description('judge decisions of any game; reads and writes one JSON object a line')
    .option(...reasons)
    .addHelpText('after', examplesOf('resolve'))
    .action(async (options: RequestOptions) => end(await resolve(io, options)));
  program
    .command('play')
    .description('play a whole game with known cards and choices; reads and writes one JSON object')
    .option(...reasons)
    .addHelpText('after', examplesOf('play'))
    .action(async (options: RequestOptions) => end(await play(io, options)));
}

function addRecord(program: Command, io: Io, end: End): void {
  program
    .command('verify')
    .description("replay a night's record: check chain, invariants, outcomes and seals, and compare it with noted fingerprints")
    .argument('<file>')
    .option('--head <head>', 'the hash of the last line (64 hex digits), or its fingerprint')
    .option('--round <number>', 'the round whose fingerprint was noted', wholeNumber)
    .option('--fingerprint <characters>', 'the fingerprint that the table display showed in that round')
    .option('--game <number>', 'the game of that round; by default the last one', wholeNumber)
    .addHelpText('after', VERIFY_HELP)
    .action(async (file: string, options: VerifyOptions) => end(await verifyFile(io, file, options)));
  program
    .command('export')
    .description("export a night's rounds")
    .argument('<file>')
    .requiredOption('--format <format>', 'csv, json or text')
    .option('--language <language>', 'of text: en, hu or de', 'en')
    .action(async (file: string, options: ExportOptions) => end(await exportFile(io, file, options)));
  program
    .command('proof')
    .description('show the seals behind the faces of each round, and how to check them without this program')
    .argument('<file>')
    .action(async (file: string) => end(await proofOfFile(io, file)));
}

function addNights(program: Command, io: Io, end: End): void {
  const nights = program
    .command('nights')
    .description('list the nights on this computer, delete one or restore it')
    .option('--nights <folder>', 'the folder of the nights; by default your own');
  const folder = () => nightsFolder(nights.opts());
  nights
    .command('list', { isDefault: true })
    .description('list every file of the folder and what is wrong with it, one JSON object a line')
    .action(async () => end(await listNights(io, folder())));
  nights
    .command('delete')
    .description('move a night into the folder of deleted nights')
    .argument('<file>', 'as the list names it')
    .action(async (file: string) => end(await deleteNight(io, folder(), file)));
  nights
    .command('restore')
    .description('move a deleted night back')
    .argument('<file>', 'as the list names it')
    .action(async (file: string) => end(await restoreNight(io, folder(), file)));
}

function addSimulate(program: Command, io: Io, end: End): void {
  program
    .command('simulate')
    .description('let bots play a game many times, and print statistics')
    .requiredOption('--players <number>', 'how many bots', wholeNumber)
    .requiredOption('--games <number>', 'how many games', wholeNumber)
    .requiredOption('--seed <number>', 'the same seed gives the same games', wholeNumber)
    .option('--rulebook <id>', `${RULEBOOKS.ids.join(', ')}; by default the first`)
    .action(async (options: SimulateOptions) => end(await simulate(io, options)));
}

function addPads(program: Command, io: Io, end: End): void {
  const collect = (path: string, paths: readonly string[]) => [...paths, path];
  program
    .command('pads')
    .description('list serial ports without opening them, and show what answers on the named ones')
    .option('--port <path>', 'open this port and listen for a pad (repeatable); opening a port resets most boards', collect, [])
    .option('--wait <seconds>', 'the longest time to listen', wholeNumber, 9)
    .action(async (options: PadsCommandOptions) => {
      // Only this command needs the native binding of serial ports.
      const { pads } = await import('./pads/pads.ts');
      end(await pads(io, options));
    });
}

function addVirtualPads(program: Command, _io: Io, end: End): void {
  program
    .command('virtual-pads')
    .description('open scripted pads on pseudo-terminals and print their paths')
    .argument('<pads>', 'how many, 1 to 10', wholeNumber)
    .option('--auto', 'press some face by itself whenever a pad is asked to choose', false)
    .addHelpText('after', `\nOrders while it runs:\n  ${ORDERS_HELP}`)
    .action(async (pads: number, { auto }: { auto: boolean }) => end(await virtualPads({ pads, auto })));
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
