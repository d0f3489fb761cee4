import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';
import { bundlePrograms } from '../support/built.ts';
import { Violation } from '../serial/fire/violation.ts';
import type { Campaign, Figures } from './campaign.ts';
import type { EveningStart } from './guests/evening.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = join(import.meta.dirname, 'guests/evening-program.ts');

type Told = { readonly figures: Figures } | { readonly error: string };

/** A table at which people play, while guests, neighbours, files, networks and clocks do all that they can to it. */
export const GUESTS: Campaign = {
  name: 'guests',
  unit: 'minutes played',
  size: 60,
  async run({ seed, size, say }) {
    await buildStale(ROOT, ['renderer']);
    await bundlePrograms();
    const own = hasNamespaces();
    if (!own) say('no network can be made here: without networks that come and go, and without false halls');
    const told = await evening({ seed, minutes: size, own });
    if ('error' in told) throw new Violation(told.error);
    return { 'networks of its own': own ? 'yes' : 'no', ...told.figures };
  },
};

/** Whether a process here may have a network of its own, with what the test adds to it. */
function hasNamespaces(): boolean {
  return spawnSync('unshare', ['--net', 'ip', 'link', 'add', 'wlan0', 'type', 'veth', 'peer', 'name', 'air0']).status === 0;
}

function evening(start: EveningStart): Promise<Told> {
  const program = [process.execPath, '--import', 'tsx', PROGRAM, JSON.stringify(start)];
  const [command = '', ...args] = start.own ? ['unshare', '--net', ...program] : program;
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (told: Told) => resolve(told));
    child.once('close', (code) => reject(new Error(`the evening ended with ${String(code)}`)));
  });
}
