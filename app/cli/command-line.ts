import '../games.ts';
import { join } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { EXPORT_FORMATS } from '../../host/contract/night.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../words/language.ts';
import { withHallOptions, type HallOptions } from './hall/options.ts';
import { ORDERS_HELP, PAD_CHECK_HELP, VERIFY_HELP } from './help.ts';
import { ReaderGone, Unusable, type ExitCode, type Io } from './io.ts';
import { each, ownWords, wholeNumber, withTableOptions, type TableOptions } from './options.ts';
import type { PadCheckOptions } from './pad-check/pad-check.ts';
import type { PadsCommandOptions } from './pads/pads.ts';
import { EXIT, versionOf } from './process.ts';
import type { ExportOptions, VerifyOptions } from './record.ts';
import { examplesOf, play, resolve, type RequestOptions } from './requests.ts';
import type { SimulateOptions } from './simulate.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Takes the exit code of the command that was run. */
type End = (code: ExitCode) => void;

/**
 * Runs one command of `referee`. `args` come without the program. Never rejects; it says what went wrong. A command that
 * needs more than the rules of the games is loaded only when it runs, so that `resolve` answers at once.
 */
export async function runReferee(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const sayLines = (text: string) => text.trimEnd().split('\n').forEach(io.say);
  const help: string[] = [];
  const program = new Command('referee')
    .description('The referee at the command line. Results are written to stdout as JSON, messages to stderr.')
    .configureOutput({ writeOut: (text) => void help.push(...text.trimEnd().split('\n')), writeErr: sayLines })
    .configureHelp(ownWords)
    .helpOption('-h, --help', 'show this help')
    .option('--version', 'show the version')
    .enablePositionalOptions()
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', `\nGames: ${RULEBOOKS.ids.join(', ')}`)
    .exitOverride();
  for (const add of [addStart, addHall, addRequests, addRecord, addNights, addSimulate, addPads, addPadCheck, addVirtualPads])
    add(program, io, (ended) => (code = ended));
  try {
    if (args[0] === '--version') await io.out(versionOf(ROOT));
    else await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, io);
  } finally {
    for (const line of help) await io.out(line).catch(() => undefined);
  }
}

function codeOf(error: unknown, io: Io): ExitCode {
  // Commander has said what is wrong with the arguments; asking for help is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ReaderGone) return 0;
  io.say(`referee: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof Unusable ? 2 : 1;
}

/** An option without which its command cannot run. */
function required(flags: string, description: string): Option {
  return new Option(flags, `${description} (required)`).makeOptionMandatory();
}

function addStart(program: Command, _io: Io, end: End): void {
  withTableOptions(program.command('start')).action(async (options: TableOptions) => {
    const { buildOrSayWhy } = await import('./build.ts');
    if (!(await buildOrSayWhy(ROOT, ['renderer']))) return end(EXIT.refused);
    const { runTable } = await import('./run-table.ts');
    end(await runTable(options, ROOT));
  });
}

function addHall(program: Command, _io: Io, end: End): void {
  withHallOptions(program.command('hall')).action(async (options: HallOptions) =>
    end(await (await import('./hall/run-hall.ts')).runHall(options, ROOT)),
  );
}

function addRequests(program: Command, io: Io, end: End): void {
  const reasons = ['--reasons', 'also give the clause that decided, and why', false] as const;
  program
    .command('resolve')
    .description('judge single decisions of any game; reads and writes one JSON object per line')
    .option(...reasons)
    .addHelpText('after', () => examplesOf('resolve'))
    .action(async (options: RequestOptions) => end(await resolve(io, options)));
  program
    .command('play')
    .description('play a whole game from known cards and choices; reads and writes one JSON object')
    .option(...reasons)
    .addHelpText('after', () => examplesOf('play'))
    .action(async (options: RequestOptions) => end(await play(io, options)));
}

const record = () => import('./record.ts');

function addRecord(program: Command, io: Io, end: End): void {
  program
    .command('verify')
    .description("check a night's record: its hashes, rules, outcomes and seals, the fingerprints you noted, and a hall's mirror")
    .argument('<file>', 'the record of the night')
    .option('--head <head>', 'the hash of the last line (64 hex digits) or its fingerprint, as you noted it')
    .option('--round <number>', 'the round whose fingerprint you noted', wholeNumber)
    .option('--fingerprint <characters>', 'the fingerprint that the table display showed in that round')
    .option('--game <number>', 'the game of that round; the last one if not given', wholeNumber)
    .option('--mirror <file>', 'the mirror of this night in the folder of the hall where it was played')
    .addHelpText('after', VERIFY_HELP)
    .action(async (file: string, options: VerifyOptions) => end(await (await record()).verifyFile(io, file, options)));
  program
    .command('export')
    .description('export the rounds of a night')
    .argument('<file>', 'the record of the night')
    .addOption(required('--format <format>', 'csv, json or text').choices(EXPORT_FORMATS))
    .addOption(new Option('--language <language>', 'the language of text').choices(LANGUAGES).default('en'))
    .action(async (file: string, options: ExportOptions) => end(await (await record()).exportFile(io, file, options)));
  program
    .command('proof')
    .description('show the seals behind the faces of each round, and how to check them without this program')
    .argument('<file>', 'the record of the night')
    .action(async (file: string) => end(await (await record()).proofOfFile(io, file)));
}

function addNights(program: Command, io: Io, end: End): void {
  const option = ['--nights <folder>', 'the folder of the nights; your own if not given'] as const;
  const nights = program
    .command('nights')
    .description('list the nights on this computer, delete one or restore it')
    .option(...option);
  const folderOf = async (command: Command) =>
    (await import('./nights-folder.ts')).nightsFolder(command.optsWithGlobals<{ nights?: string }>());
  const commands = () => import('./nights.ts');
  nights
    .command('list', { isDefault: true })
    .description('list every file in the folder and what is wrong with it, one JSON object per line')
    .option(...option)
    .action(async (_, command: Command) => end(await (await commands()).listNights(io, await folderOf(command))));
  for (const [name, what] of [
    ['delete', 'move a night into the folder of deleted nights'],
    ['restore', 'move a deleted night back'],
  ] as const)
    nights
      .command(name)
      .description(what)
      .argument('<file>', 'the name of the file, as in the list')
      .option(...option)
      .action(async (file: string, _, command: Command) => {
        const { deleteNight, restoreNight } = await commands();
        end(await (name === 'delete' ? deleteNight : restoreNight)(io, await folderOf(command), file));
      });
}

function addSimulate(program: Command, io: Io, end: End): void {
  const { ids, first } = RULEBOOKS;
  program
    .command('simulate')
    .description('let bots play many games, and print statistics')
    .addOption(required('--players <number>', 'how many bots play').argParser(wholeNumber))
    .addOption(required('--games <number>', 'how many games they play').argParser(wholeNumber))
    .addOption(required('--seed <number>', 'the same seed gives the same games').argParser(wholeNumber))
    .addOption(new Option('--rulebook <id>', `${ids.join(', ')}; ${first} if not given`).choices(ids).default(first))
    .action(async (options: SimulateOptions) => end(await (await import('./simulate.ts')).simulate(io, options)));
}

function addPads(program: Command, io: Io, end: End): void {
  program
    .command('pads')
    .description('list the serial ports without opening them, and what answers on the ports you name')
    .option('--port <path>', 'open this port, which resets most boards, and listen for a pad; may be repeated', each, [])
    .option('--wait <seconds>', 'how long to listen at most; 9 seconds if not given', wholeNumber, 9)
    .action(async (options: PadsCommandOptions) => end(await (await import('./pads/pads.ts')).pads(io, options)));
}

function addPadCheck(program: Command, io: Io, end: End): void {
  program
    .command('pad-check')
    .description('check the program of a pad against PROTOCOL.md, and say in words what is wrong')
    .argument('[port]', 'the serial port of the pad, which is opened')
    .option('--list', 'list the serial ports, and open none', false)
    .option('--no-hands', 'skip the checks for which somebody has to press buttons or pull the cable')
    .option('--orders <file>', 'write what is to be pressed into this file or named pipe, in place of asking a person')
    .option('--name <name>', 'give a pad that has no name this one, for good')
    .option('--only <check>', 'make only this check, by its id in the JSON; may be repeated', each, [])
    .option('--json', 'also write the result as one JSON object to stdout', false)
    .addHelpText('after', PAD_CHECK_HELP)
    .action(async (port: string | undefined, options: PadCheckOptions) =>
      end(await (await import('./pad-check/pad-check.ts')).padCheck(io, port, options)),
    );
}

function addVirtualPads(program: Command, _io: Io, end: End): void {
  program
    .command('virtual-pads')
    .description('open simulated pads on pseudo-terminals, and print their paths')
    .argument('<pads>', 'how many pads, 1 to 10', wholeNumber)
    .option('--auto', 'every pad that is asked to choose presses some face by itself', false)
    .addHelpText('after', `\nOrders while it runs:\n  ${ORDERS_HELP}`)
    .action(async (pads: number, { auto }: { auto: boolean }) =>
      end(await (await import('./pads/virtual-pads.ts')).virtualPads({ pads, auto })),
    );
}
