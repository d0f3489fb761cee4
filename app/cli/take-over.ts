import { HOLDER_WORDS } from '../../words/refusals/words.ts';
import { NightsInUse } from './open-table.ts';
import type { StartOptions } from './options.ts';
import { sayOnStderr } from './process.ts';

/** In the same place on every keyboard. */
const KEY = 't';
const words = HOLDER_WORDS.en;

/** The part of stdin that is used here. */
export type Terminal = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'once' | 'pause' | 'resume'>;

/**
 * Opens with these options. If another referee may have the nights open and nothing shows that it runs, the person at the
 * terminal is asked and takes over with one key; without a terminal they are told the option. Rejects as `open` does.
 */
export async function openOrTakeOver<Opened>(
  options: StartOptions,
  open: (options: StartOptions) => Promise<Opened>,
  terminal: Terminal = process.stdin,
  say: (sentence: string) => void = sayOnStderr,
): Promise<Opened> {
  try {
    return await open(options);
  } catch (error) {
    if (!(error instanceof NightsInUse) || error.use.kind !== 'unsure') throw error;
    if (!terminal.isTTY) {
      say(`${words.takingOver} ${words.startWith('--take-over')}`);
      throw error;
    }
    say(error.message);
    say(`${words.takingOver} ${words.pressKey(KEY.toUpperCase())}`);
    if (!(await isPressed(terminal))) throw error;
    return open({ ...options, takeOver: true });
  }
}

/** Whether the next key takes over. */
async function isPressed(terminal: Terminal): Promise<boolean> {
  terminal.setRawMode(true);
  terminal.resume();
  const key = await new Promise<Buffer>((resolve) => terminal.once('data', resolve));
  terminal.setRawMode(false);
  terminal.pause();
  return key.toString().toLowerCase() === KEY;
}
