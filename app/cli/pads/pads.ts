import { setTimeout as wait } from 'node:timers/promises';
import type { PortView } from '../../../host/contract/view.ts';
import { openPads, type PadsOptions } from '../../../host/sealing/pads/pads.ts';
import type { ExitCode, Io } from '../io.ts';

export interface PadsCommandOptions {
  /** The ports to open and listen to; all others are only listed. */
  readonly port: readonly string[];
  /** The longest time to listen, in seconds: a pad that was reset by opening its port takes about two. */
  readonly wait: number;
}

/** Ports appear one listing after the other; an earlier look may miss some. */
const LEAST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 100;

/** `referee pads`: lists the serial ports, and what answers on the named ones. Exits with 1 if a named port cannot be opened. */
export async function pads(
  io: Io,
  options: PadsCommandOptions,
  source: Omit<PadsOptions, 'paths' | 'known' | 'listing'> = {},
): Promise<ExitCode> {
  const all = openPads({ ...source, paths: options.port });
  const looks = Math.ceil((options.wait * 1_000) / LOOK_EVERY_MS);
  for (let look = 0; look < looks; look += 1) {
    await wait(LOOK_EVERY_MS);
    if (look * LOOK_EVERY_MS >= LEAST_WAIT_MS && all.ports().every(({ kind }) => kind !== 'listening')) break;
  }
  const [ports, found, { unlisted }] = [all.ports(), all.pads(), all];
  await all.stop();
  await io.out(JSON.stringify({ ports, pads: found, ...(unlisted === undefined ? {} : { unlisted }) }));
  if (unlisted !== undefined) io.say(unlistedSentence(unlisted));
  for (const port of ports) io.say(sentence(port));
  if (ports.length === 0) io.say('There is no serial port.');
  return ports.some(({ path, kind }) => kind === 'refused' && options.port.includes(path)) ? 1 : 0;
}

/** For people, if the system cannot list its serial ports. `code` is its own: `ENOENT` if `udevadm` is missing. */
export function unlistedSentence(code: string): string {
  return `The system does not list its serial ports (${code}); name them with --port PATH.`;
}

function sentence(port: PortView): string {
  const { path, device } = port;
  const named = device === undefined ? path : `${path} (${[device.named, device.usb].filter(Boolean).join(', ')})`;
  switch (port.kind) {
    case 'new':
      return `${named}: not opened; name it with --port to listen to it`;
    case 'pad':
      return `${named}: pad ${port.pad}`;
    case 'listening':
    case 'silent':
      return `${named}: has sent nothing that a pad would send; nothing was sent to it`;
    case 'other version': {
      const remedy = port.age === 'older' ? 'flash the new program, see docs/build-a-pad.md' : 'update the referee';
      return `${named}: pad ${port.pad ?? ''} speaks protocol ${port.version}; ${remedy}`;
    }
    case 'foreign':
      return `${named}: not a pad; left alone`;
    case 'refused':
      return `${named}: cannot be opened (${port.code})`;
  }
}
