import { openPads, type PadsOptions } from '../pads/pads.ts';
import type { PortView } from '../contract/view.ts';
import type { ExitCode, Io } from './io.ts';
import { unlistedSentence } from './unlisted.ts';

export interface PadsCommandOptions {
  /** Ports to ask beside those the system lists. */
  readonly port: readonly string[];
  /** The longest time to wait for answers, in seconds: a pad that is reset by its port being opened takes about two. */
  readonly wait: number;
}

/** Ports appear one listing after the other; before this nobody can say that none will. */
const LEAST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 100;

/**
 * `referee pads`: the serial ports and what answers on each, as JSON; 1 where a named one cannot be opened. `source` opens
 * them; the real ones as standard.
 */
export async function pads(
  io: Io,
  options: PadsCommandOptions,
  source: Omit<PadsOptions, 'paths' | 'listing'> = {},
): Promise<ExitCode> {
  let unlisted: string | undefined;
  const all = openPads({ ...source, paths: options.port, listing: (code) => (unlisted = code) });
  const looks = Math.ceil((options.wait * 1_000) / LOOK_EVERY_MS);
  for (let look = 0; look < looks; look += 1) {
    await pause(LOOK_EVERY_MS);
    if (look * LOOK_EVERY_MS >= LEAST_WAIT_MS && all.ports().every(({ state }) => state !== 'greeting')) break;
  }
  const [ports, found] = [all.ports(), all.pads()];
  await all.stop();
  await io.out(JSON.stringify({ ports, pads: found, ...(unlisted === undefined ? {} : { unlisted }) }));
  if (unlisted !== undefined) io.say(unlistedSentence(unlisted));
  for (const port of ports) io.say(sentence(port));
  if (ports.length === 0) io.say('No serial port is there.');
  return ports.some(({ path, state }) => state === 'refused' && options.port.includes(path)) ? 1 : 0;
}

function sentence({ path, state, pad, code }: PortView): string {
  switch (state) {
    case 'pad':
      return `${path}: pad ${pad ?? ''}`;
    case 'greeting':
      return `${path}: has not answered`;
    case 'foreign':
      return `${path}: something else, left alone`;
    case 'refused':
      return `${path}: cannot be opened (${code ?? ''})`;
    default:
      return state satisfies never;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
