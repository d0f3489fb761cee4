import holder from '../../words/generated/holder.js';
import { sayIn } from '../../words/say.ts';
import { NightsInUse } from './open-table.ts';
import type { TableOptions } from './options.ts';
import { sayOnStderr } from './process.ts';

/** In the same place on every keyboard. */
const KEY = 't';
const english = sayIn('en', holder);

type Ask = (refused: NightsInUse) => Promise<boolean>;

export type Terminal = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'once' | 'pause' | 'resume'>;

/** Opens the nights. If another referee may have them open, but nothing shows that it runs, asks whether to take over. */
export async function openOrTakeOver<Options extends TableOptions, Opened>(
  options: Options,
  open: (options: Options) => Promise<Opened>,
  ask: Ask,
): Promise<Opened> {
  try {
    return await open(options);
  } catch (error) {
    if (!(error instanceof NightsInUse) || error.use.kind !== 'unsure' || !(await ask(error))) throw error;
    return open({ ...options, takeOver: true });
  }
}

/** Asks at the terminal, where one key takes over; without a terminal, names the option. */
export function askAtTerminal(terminal: Terminal = process.stdin, say: (sentence: string) => void = sayOnStderr): Ask {
  return async ({ message }) => {
    if (!terminal.isTTY) {
      say(`${english('holder-taking-over')} ${english('holder-start-with', { option: '--take-over' })}`);
      return false;
    }
    say(message);
    say(`${english('holder-taking-over')} ${english('holder-press-key', { key: KEY.toUpperCase() })}`);
    terminal.setRawMode(true);
    terminal.resume();
    const key = await new Promise<Buffer>((resolve) => terminal.once('data', resolve));
    terminal.setRawMode(false);
    terminal.pause();
    return key.toString().toLowerCase() === KEY;
  };
}
