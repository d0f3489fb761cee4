import { isIP } from 'node:net';
import { Command, CommanderError, InvalidArgumentError, type HelpConfiguration } from 'commander';

/** The options of a table, which the help below describes: those of `referee start`. */
export interface TableOptions {
  readonly nights?: string;
  readonly port: readonly string[];
  readonly httpPort?: number;
  readonly newKey: boolean;
  readonly lan: boolean;
  readonly lanPort?: number;
  readonly lanAddress?: string;
  readonly phonePort?: number;
  readonly takeOver: boolean;
  readonly open: boolean;
}

/** The options of `npm start` and of the desktop app, which can open windows. */
export interface StartOptions extends TableOptions {
  readonly browser: boolean;
  readonly sandbox: boolean;
}

/** What the desktop app itself takes: a system that opens a night with it names the file. */
export interface ShellOptions extends StartOptions {
  readonly night?: string;
}

export type Parsed<Options = StartOptions> =
  | { readonly ok: true; readonly options: Options }
  /** The help or the version (0), or what is wrong with the arguments (2), in `text`. */
  | { readonly ok: false; readonly exitCode: 0 | 2; readonly text: string };

/** Help in our own words: commander would add the choices and defaults of every option, `(default: false)` among them. */
export const ownWords: HelpConfiguration = { optionDescription: ({ description }) => description };

/** @param args without the program */
export function parseStartOptions(args: readonly string[], version: string): Parsed {
  return parseOptions(startCommand('npm start --'), args, version);
}

/** @param args without the program and without the switches of Chromium */
export function parseShellOptions(args: readonly string[], version: string): Parsed<ShellOptions> {
  const command = startCommand('hungarian-war-referee').argument(
    '[night]',
    'the file of a night: shows what is in it, in a window of its own',
  );
  const parsed = parseOptions<StartOptions>(command, args, version);
  const [night] = command.args;
  return parsed.ok && night !== undefined ? { ok: true, options: { ...parsed.options, night } } : parsed;
}

/** @param called what people type to start it */
function startCommand(called: string): Command {
  return withTableOptions(new Command(called).configureHelp(ownWords).helpOption('-h, --help', 'show this help'))
    .description('Opens the referee in its own windows, or in the browser if they cannot open.')
    .option('--browser', 'use the browser even if windows could open', false)
    .option('--no-sandbox', 'run the windows without Chromium’s sandbox')
    .addHelpText('after', '\nFor a hall of tables: --hall, with options of its own (--hall --help)\n');
}

export function withTableOptions(command: Command): Command {
  return command
    .description('Opens the referee in the browser.')
    .option('--nights <folder>', 'the folder in which nights are kept')
    .option('--port <path>', 'open this serial port at once and expect a pad there; may be repeated', each, [])
    .option('--http-port <number>', 'the port for the browser on this computer', portNumber)
    .option('--new-key', 'lock out every browser in which the console was open before', false)
    .option('--lan', 'share the table display with other screens on the local network', false)
    .option('--lan-port <number>', 'the port for the local network', portNumber)
    .option('--lan-address <address>', 'share at this address of this computer only, not at all private ones', ipAddress)
    .option('--phone-port <number>', 'the port for phones that play, on the local network', portNumber)
    .option(
      '--take-over',
      'open the nights even if another referee may have them open, as long as nothing shows that it runs',
      false,
    )
    .option('--no-open', 'do not open the system’s browser at the console');
}

/** Makes `--version` print this version. */
export function withVersion(command: Command, version: string): Command {
  return command.version(version, '--version', 'show the version');
}

/** Parses `args`, which come without the program, by the options of this command. */
export function parseOptions<Options extends object>(
  command: Command,
  args: readonly string[],
  version: string,
): Parsed<Options> {
  const texts: string[] = [];
  const take = (text: string) => void texts.push(text);
  withVersion(command, version).configureOutput({ writeOut: take, writeErr: take }).exitOverride();
  try {
    return { ok: true, options: command.parse(args, { from: 'user' }).opts<Options>() };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { ok: false, exitCode: error.exitCode === 0 ? 0 : 2, text: texts.join('') };
  }
}

/** Takes an option that may be repeated. */
export const each = (one: string, all: readonly string[]): readonly string[] => [...all, one];

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 (any free one) to 65535.');
  return port;
}

export function ipAddress(text: string): string {
  if (isIP(text) === 0) throw new InvalidArgumentError('An address is one of this computer’s own, such as 192.168.1.5.');
  return text;
}

/** From 0; throws what commander tells the person who typed it. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
