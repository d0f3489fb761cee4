import { isIP } from 'node:net';
import { Command, CommanderError, InvalidArgumentError, type HelpConfiguration } from 'commander';

/** The options of `npm start` and of the packed app, which the help below describes. */
export interface StartOptions {
  readonly nights?: string;
  readonly port: readonly string[];
  readonly browser: boolean;
  readonly httpPort?: number;
  readonly newKey: boolean;
  readonly lan: boolean;
  readonly lanPort?: number;
  readonly lanAddress?: string;
  readonly phonePort?: number;
  readonly takeOver: boolean;
  readonly open: boolean;
  readonly sandbox: boolean;
}

export type Parsed =
  | { readonly ok: true; readonly options: StartOptions }
  /** The help (0), or what is wrong with the arguments (2), in `text`. */
  | { readonly ok: false; readonly exitCode: 0 | 2; readonly text: string };

/** Help in our own words: commander would add the choices and defaults of every option, `(default: false)` among them. */
export const ownWords: HelpConfiguration = { optionDescription: ({ description }) => description };

/**
 * @param args without the program
 * @param lenient ignore unknown options: the desktop shell also gets Chromium's switches
 */
export function parseStartOptions(args: readonly string[], lenient = false): Parsed {
  const texts: string[] = [];
  const take = (text: string) => void texts.push(text);
  const command = new Command('start')
    .description('Opens the referee in its own windows, or in the browser if they cannot open.')
    .configureHelp(ownWords)
    .helpOption('-h, --help', 'show this help')
    .option('--nights <folder>', 'the folder in which nights are kept')
    .option(
      '--port <path>',
      'open this serial port at once and expect a pad there; may be repeated',
      (path: string, all: readonly string[]) => [...all, path],
      [],
    )
    .option('--browser', 'use the browser even if windows could open', false)
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
    .option('--no-open', 'do not open the system’s browser at the console')
    .option('--no-sandbox', 'run the windows without Chromium’s sandbox')
    .allowUnknownOption(lenient)
    .allowExcessArguments(lenient)
    .configureOutput({ writeOut: take, writeErr: take })
    .exitOverride();
  try {
    return { ok: true, options: command.parse(args, { from: 'user' }).opts<StartOptions>() };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { ok: false, exitCode: error.exitCode === 0 ? 0 : 2, text: texts.join('') };
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 (any free one) to 65535.');
  return port;
}

function ipAddress(text: string): string {
  if (isIP(text) === 0) throw new InvalidArgumentError('An address is one of this computer’s own, such as 192.168.1.5.');
  return text;
}
