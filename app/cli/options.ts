import { isIP } from 'node:net';
import { Command, CommanderError, InvalidArgumentError } from 'commander';

/** What `npm start` and the packed app can be told. */
export interface StartOptions {
  /** The folder of the nights; the user's own where undefined. */
  readonly nights?: string;
  /** Serial ports where pads are expected, besides those that the dealer ticks. */
  readonly port: readonly string[];
  /** In the browser even where a window of its own could open. */
  readonly browser: boolean;
  readonly httpPort?: number;
  /** Consoles that were open before stay outside. */
  readonly newKey: boolean;
  /** Share the table display with the room from the start. */
  readonly lan: boolean;
  /** The only port for the room, and the only address of this computer. */
  readonly lanPort?: number;
  readonly lanAddress?: string;

  /** Open the nights also where another referee may have them open, but nothing shows whether it runs. */
  readonly takeOver: boolean;
  /** Open the system's browser. */
  readonly open: boolean;
  /** False only when told: Chromium's own sandbox. */
  readonly sandbox: boolean;
}

export type Parsed =
  | { readonly ok: true; readonly options: StartOptions }
  /** Help was asked for (0), or the arguments are unusable (2). `text` says so. */
  | { readonly ok: false; readonly exitCode: 0 | 2; readonly text: string };

/**
 * @param args without the program
 * @param lenient the desktop shell gets Chromium's own switches too
 */
export function parseStartOptions(args: readonly string[], lenient = false): Parsed {
  const texts: string[] = [];
  const take = (text: string) => void texts.push(text);
  const command = new Command('start')
    .description('Opens the referee: in windows of its own where it can, otherwise in the browser.')
    .option('--nights <folder>', 'keep the nights in this folder')
    .option(
      '--port <path>',
      'a pad is expected at this serial port, which is opened unasked (may be given again)',
      (path: string, all: readonly string[]) => [...all, path],
      [],
    )
    .option('--browser', 'in the browser, even where windows of its own could open', false)
    .option('--http-port <number>', 'the port of the browser shell', portNumber)
    .option('--new-key', 'lock out every browser in which the console was open before', false)
    .option('--lan', 'share the table display with the room: other screens of this network may look on', false)
    .option('--lan-port <number>', 'the port for the room', portNumber)
    .option('--lan-address <address>', 'the one address of this computer for the room; all private ones otherwise', ipAddress)
    .option('--take-over', 'open the nights though another referee may have them open, where nothing shows that it runs', false)
    .option('--no-open', 'do not open the system’s browser')
    .option('--no-sandbox', 'let windows run without Chromium’s sandbox')
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

/** The arguments that give these options again. */
export function makeStartArguments(options: StartOptions): readonly string[] {
  return [
    ...(options.nights === undefined ? [] : ['--nights', options.nights]),
    ...options.port.flatMap((path) => ['--port', path]),
    ...(options.lan ? ['--lan'] : []),
    ...(options.lanPort === undefined ? [] : ['--lan-port', String(options.lanPort)]),
    ...(options.lanAddress === undefined ? [] : ['--lan-address', options.lanAddress]),
    ...(options.takeOver ? ['--take-over'] : []),
    ...(options.sandbox ? [] : ['--no-sandbox']),
  ];
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
