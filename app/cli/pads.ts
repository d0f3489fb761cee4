import { openPads, type PadsOptions } from '../../host/sealing/pads/pads.ts';
import type { PortView } from '../../host/contract/view.ts';
import type { ExitCode, Io } from './io.ts';
import { unlistedSentence } from './unlisted.ts';

export interface PadsCommandOptions {
  /** The ports that are opened and listened to; all others are only listed. */
  readonly port: readonly string[];
  /** The longest time to listen, in seconds: a pad that is reset by its port being opened takes about two. */
  readonly wait: number;
}

/** Ports appear one listing after the other; before this nobody can say that none will. */
const LEAST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 100;

/**
 * `referee pads`: the serial ports with what the system says of each, and for those that are named what answers on them,
 * as JSON; 1 where a named one cannot be opened. No other port is opened. `source` opens them; the real ones as standard.
 */
export async function pads(
  io: Io,
  options: PadsCommandOptions,
  source: Omit<PadsOptions, 'paths' | 'known' | 'listing'> = {},
): Promise<ExitCode> {
  let unlisted: string | undefined;
  const all = openPads({ ...source, paths: options.port, listing: (code) => (unlisted = code) });
  const looks = Math.ceil((options.wait * 1_000) / LOOK_EVERY_MS);
  for (let look = 0; look < looks; look += 1) {
    await pause(LOOK_EVERY_MS);
    if (look * LOOK_EVERY_MS >= LEAST_WAIT_MS && all.ports().every(({ state }) => state !== 'listening')) break;
  }
  const [ports, found] = [all.ports(), all.pads()];
  await all.stop();
  await io.out(JSON.stringify({ ports, pads: found, ...(unlisted === undefined ? {} : { unlisted }) }));
  if (unlisted !== undefined) io.say(unlistedSentence(unlisted));
  for (const port of ports) io.say(sentence(port));
  if (ports.length === 0) io.say('No serial port is there.');
  return ports.some(({ path, state }) => state === 'refused' && options.port.includes(path)) ? 1 : 0;
}

function sentence(port: PortView): string {
  const { path, device } = port;
  const said = device === undefined ? path : `${path} (${[device.named, device.usb].filter(Boolean).join(', ')})`;
  switch (port.state) {
    case 'new':
      return `${said}: not opened; name it with --port to listen to it`;
    case 'pad':
      return `${said}: pad ${port.pad}`;
    case 'listening':
    case 'silent':
      return `${said}: has said nothing that a pad would; nothing was sent to it`;
    case 'other version':
      return otherVersion(said, port);
    case 'foreign':
      return `${said}: no pad; left alone`;
    case 'refused':
      return `${said}: cannot be opened (${port.code})`;
    default:
      return port satisfies never;
  }
}

function otherVersion(said: string, { version, age, pad }: Extract<PortView, { readonly state: 'other version' }>): string {
  const remedy = age === 'older' ? 'flash the new program, see docs/build-a-pad.md' : 'get the newer referee';
  return `${said}: pad ${pad ?? ''} speaks protocol ${version}; ${remedy}`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
