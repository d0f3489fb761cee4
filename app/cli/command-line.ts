import '../games.ts';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { EXPORT_FORMATS } from '../../host/contract/night.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../words/language.ts';
import { ReaderGone, Unusable, type ExitCode, type Io } from './io.ts';
import { deleteNight, listNights, restoreNight } from './nights.ts';
import { nightsFolder } from './nights-folder.ts';
import { ownWords } from './options.ts';
import type { PadsCommandOptions } from './pads/pads.ts';
import { ORDERS_HELP, virtualPads } from './pads/virtual-pads.ts';
import { exportFile, proofOfFile, VERIFY_HELP, verifyFile, type ExportOptions, type VerifyOptions } from './record.ts';
import { examplesOf, play, resolve, type RequestOptions } from './requests.ts';
import { simulate, type SimulateOptions } from './simulate.ts';

/** Takes the exit code of the command that was run. */
type End = (code: ExitCode) => void;

/** Runs one command of `referee`. `args` come without the program. Never rejects; it says what went wrong. */
export async function runReferee(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const sayLines = (text: string) => text.trimEnd().split('\n').forEach(io.say);
  const program = new Command('referee')
    .description('The referee without a screen. Results are written to stdout as JSON, messages to stderr.')
    .configureOutput({ writeOut: sayLines, writeErr: sayLines })
    .configureHelp(ownWords)
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
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
  const reasons = ['--reasons', 'also give the clause that decided, and why', false] as const;
  program
    .command('resolve')
    .description('judge single decisions of any game; reads and writes one JSON object per line')
    .option(...reasons)
    .addHelpText('after', examplesOf('resolve'))
    .action(async (options: RequestOptions) => end(await resolve(io, options)));
  program
    .command('play')
    .description('play a whole game from known cards and choices; reads and writes one JSON object')
    .option(...reasons)
    .addHelpText('after', examplesOf('play'))
    .action(async (options: RequestOptions) => end(await play(io, options)));
}

function addRecord(program: Command, io: Io, end: End): void {
  program
    .command('verify')
    .description("check a night's record: its hashes, rules, outcomes and seals, and the fingerprints you noted")
    .argument('<file>', 'the record of the night')
    .option('--head <head>', 'the hash of the last line (64 hex digits) or its fingerprint, as you noted it')
    .option('--round <number>', 'the round whose fingerprint you noted', wholeNumber)
    .option('--fingerprint <characters>', 'the fingerprint that the table display showed in that round')
    .option('--game <number>', 'the game of that round; the last one if not given', wholeNumber)
    .addHelpText('after', VERIFY_HELP)
    .action(async (file: string, options: VerifyOptions) => end(await verifyFile(io, file, options)));
  program
    .command('export')
    .description('export the rounds of a night')
    .argument('<file>', 'the record of the night')
    .addOption(new Option('--format <format>', 'csv, json or text').choices(EXPORT_FORMATS).makeOptionMandatory())
    .addOption(
      new Option('--language <language>', 'the language of text: en, hu or de; en if not given').choices(LANGUAGES).default('en'),
    )
    .action(async (file: string, options: ExportOptions) => end(await exportFile(io, file, options)));
  program
    .command('proof')
    .description('show the seals behind the faces of each round, and how to check them without this program')
    .argument('<file>', 'the record of the night')
    .action(async (file: string) => end(await proofOfFile(io, file)));
}

function addNights(program: Command, io: Io, end: End): void {
  const nights = program
    .command('nights')
    .description('list the nights on this computer, delete one or restore it')
    .option('--nights <folder>', 'the folder of the nights; your own if not given');
  const folder = () => nightsFolder(nights.opts());
  nights
    .command('list', { isDefault: true })
    .description('list every file in the folder and what is wrong with it, one JSON object per line')
    .action(async () => end(await listNights(io, folder())));
  nights
    .command('delete')
    .description('move a night into the folder of deleted nights')
    .argument('<file>', 'the name of the file, as in the list')
    .action(async (file: string) => end(await deleteNight(io, folder(), file)));
  nights
    .command('restore')
    .description('move a deleted night back')
    .argument('<file>', 'the name of the file, as in the list')
    .action(async (file: string) => end(await restoreNight(io, folder(), file)));
}

function addSimulate(program: Command, io: Io, end: End): void {
  const { ids, first } = RULEBOOKS;
  program
    .command('simulate')
    .description('let bots play many games, and print statistics')
    .requiredOption('--players <number>', 'how many bots play', wholeNumber)
    .requiredOption('--games <number>', 'how many games they play', wholeNumber)
    .requiredOption('--seed <number>', 'the same seed gives the same games', wholeNumber)
    .addOption(new Option('--rulebook <id>', `${ids.join(', ')}; ${first} if not given`).choices(ids).default(first))
    .action(async (options: SimulateOptions) => end(await simulate(io, options)));
}

function addPads(program: Command, io: Io, end: End): void {
  const collect = (path: string, paths: readonly string[]) => [...paths, path];
  program
    .command('pads')
    .description('list the serial ports without opening them, and what answers on the ports you name')
    .option('--port <path>', 'open this port, which resets most boards, and listen for a pad; may be repeated', collect, [])
    .option('--wait <seconds>', 'how long to listen at most; 9 seconds if not given', wholeNumber, 9)
    .action(async (options: PadsCommandOptions) => {
      // Only this command needs the native binding of serial ports.
      const { pads } = await import('./pads/pads.ts');
      end(await pads(io, options));
    });
}

function addVirtualPads(program: Command, _io: Io, end: End): void {
  program
    .command('virtual-pads')
    .description('open simulated pads on pseudo-terminals, and print their paths')
    .argument('<pads>', 'how many pads, 1 to 10', wholeNumber)
    .option('--auto', 'every pad that is asked to choose presses some face by itself', false)
    .addHelpText('after', `\nOrders while it runs:\n  ${ORDERS_HELP}`)
    .action(async (pads: number, { auto }: { auto: boolean }) => end(await virtualPads({ pads, auto })));
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
