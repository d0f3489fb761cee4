import '../games.ts';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { examplesOf } from './examples.ts';
import { ReaderGone, Unusable, type ExitCode, type Io } from './io.ts';
import { deleteNight, listNights, restoreNight } from './nights.ts';
import { nightsFolder } from './nights-folder.ts';
import type { PadsCommandOptions } from './pads.ts';
import { play } from './play.ts';
import { exportFile, proofOfFile, VERIFY_HELP, verifyFile, type ExportOptions, type VerifyOptions } from './record.ts';
import { resolve } from './resolve.ts';
import { simulate, type SimulateOptions } from './simulate.ts';
import { ORDERS_HELP } from './virtual-pads.ts';

/** Runs one command of `referee`. `args` come without the program. Never rejects; what went wrong is said in words. */
export async function runReferee(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = refereeCommand(io, (ended) => (code = ended));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, io);
  }
}

function codeOf(error: unknown, io: Io): ExitCode {
  // Commander has said what was wrong with the arguments; asking for help is nothing wrong.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ReaderGone) return 0;
  io.say(`referee: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof Unusable ? 2 : 1;
}

function refereeCommand(io: Io, end: (code: ExitCode) => void): Command {
  const sayLines = (text: string) => text.trimEnd().split('\n').forEach(io.say);
  const program = new Command('referee')
    .description('The referee without a screen. Machine output is JSON on stdout; words for people go to stderr.')
    .configureOutput({ writeOut: sayLines, writeErr: sayLines })
    .addHelpText('after', `\nGames: ${RULEBOOKS.ids.join(', ')}`)
    .exitOverride();
  const reasons = ['--reasons', 'add which clause decided, and why', false] as const;
  program
    .command('resolve')
    .description('judge decisions of any game: one JSON object a line in, one a line out')
    .option(...reasons)
    .addHelpText('after', examplesOf('resolve'))
    .action(async (options: { reasons: boolean }) => end(await resolve(io, options)));
  program
    .command('play')
    .description('play a whole game with known cards and given choices: one JSON object in, one out')
    .option(...reasons)
    .addHelpText('after', examplesOf('play'))
    .action(async (options: { reasons: boolean }) => end(await play(io, options)));
  program
    .command('verify')
    .description("replay a night's record: chain, invariants, shown outcomes, commitments; hold it against what was noted")
    .argument('<file>')
    .option('--head <head>', 'the hash of the last line (64 hex digits), or its fingerprint')
    .option('--round <number>', 'the round of which a fingerprint was noted', wholeNumber)
    .option('--fingerprint <characters>', 'what stood on the table display in that round')
    .option('--game <number>', 'the game of that round; the last one where none is named', wholeNumber)
    .addHelpText('after', VERIFY_HELP)
    .action(async (file: string, options: VerifyOptions) => end(await verifyFile(io, file, options)));
  program
    .command('export')
    .description("write a night's rounds")
    .argument('<file>')
    .requiredOption('--format <format>', 'csv, json or text; one has to be named')
    .option('--language <language>', 'of text: en, hu or de', 'en')
    .action(async (file: string, options: ExportOptions) => end(await exportFile(io, file, options)));
  program
    .command('proof')
    .description('the seals behind the faces of each round, and how to check them without this program')
    .argument('<file>')
    .action(async (file: string) => end(await proofOfFile(io, file)));
  addNights(program, io, end);
  addSimulate(program, io, end);
  addPads(program, io, end);
  addVirtualPads(program, end);
  return program;
}

function addNights(program: Command, io: Io, end: (code: ExitCode) => void): void {
  const nights = program
    .command('nights')
    .description('the nights of this computer: list them, delete one into a folder beside, bring it back')
    .option('--nights <folder>', 'the folder of the nights; your own where none is named');
  const folder = () => nightsFolder(nights.opts());
  nights
    .command('list', { isDefault: true })
    .description('every file of the folder and what is wrong with it, one JSON object a line')
    .action(async () => end(await listNights(io, folder())));
  nights
    .command('delete')
    .argument('<file>', 'as the list names it')
    .action(async (file: string) => end(await deleteNight(io, folder(), file)));
  nights
    .command('restore')
    .argument('<file>', 'as the list names it')
    .action(async (file: string) => end(await restoreNight(io, folder(), file)));
}

function addSimulate(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('simulate')
    .description('let bots play any of the games among themselves; prints statistics')
    .requiredOption('--players <number>', 'how many bots', wholeNumber)
    .requiredOption('--games <number>', 'how many games', wholeNumber)
    .requiredOption('--seed <number>', 'the same seed gives the same games', wholeNumber)
    .option('--rulebook <id>', `the game: ${RULEBOOKS.ids.join(', ')}; the first where none is named`)
    .action(async (options: SimulateOptions) => end(await simulate(io, options)));
}

function addPads(program: Command, io: Io, end: (code: ExitCode) => void): void {
  const collect = (path: string, paths: readonly string[]) => [...paths, path];
  program
    .command('pads')
    .description('list serial ports without opening any, and what answers on those that are named')
    .option('--port <path>', 'open this port and listen for a pad (may be repeated); opening resets most boards', collect, [])
    .option('--wait <seconds>', 'the longest time to listen', wholeNumber, 9)
    .action(async (options: PadsCommandOptions) => {
      // Only this command needs the native binding of serial ports.
      const { pads } = await import('./pads.ts');
      end(await pads(io, options));
    });
}

function addVirtualPads(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('virtual-pads')
    .description('open scripted pads on pseudo-terminals and print their paths')
    .argument('<pads>', 'how many, 1 to 10', wholeNumber)
    .option('--auto', 'every pad that is asked to choose presses some face after a while', false)
    .addHelpText('after', `\nTyped while it runs:\n  ${ORDERS_HELP}`)
    .action(async (count: number, { auto }: { auto: boolean }) => {
      const { virtualPads } = await import('./virtual-pads.ts');
      // It resolves with 0, 1 or 2.
      end((await virtualPads({ pads: count, auto })) as ExitCode);
    });
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It should be a whole number.');
  return value;
}
