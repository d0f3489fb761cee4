import { HOLDER_WORDS } from '../../words/refusals.ts';
import { sayOnStderr } from './io.ts';
import { NightsInUse } from './open-table.ts';
import type { StartOptions } from './options.ts';

/** On every keyboard in the same place, and no key of anything else here. */
const KEY = 't';
const words = HOLDER_WORDS.en;

/** What a terminal gives: its keys one by one. */
export type Terminal = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'once' | 'pause' | 'resume'>;

/**
 * Opens by these options. Where another referee may have the nights open and nothing shows that it runs, the person at the
 * terminal is asked, and one key takes over; without a terminal it is said how. Rejects as `open` does.
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
    if (!(error instanceof NightsInUse) || error.use.holder !== 'unsure') throw error;
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

/** Whether the next key is the one that takes over. */
async function isPressed(terminal: Terminal): Promise<boolean> {
  terminal.setRawMode(true);
  terminal.resume();
  const key = await new Promise<Buffer>((resolve) => terminal.once('data', resolve));
  terminal.setRawMode(false);
  terminal.pause();
  return key.toString().toLowerCase() === KEY;
}
