import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PadProcess, type PadProgram } from './pad-process.ts';

const HEX = join(import.meta.dirname, '../../../firmware-protocol/firmware/pad.hex');
const WIRING = {
  buttons: [0, 1, 2, 3, 4, 5],
  lit: (line: string) => (line.endsWith(' 0') ? line.startsWith('on') : undefined),
};

/** The committed program in simavr, a new chip each time; undefined if simavr or a compiler is missing. */
export function simavrHere(): PadProgram | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sim-pad-'));
  const path = join(folder, 'sim_pad');
  const source = join(import.meta.dirname, 'sim_pad.c');
  const args = ['-O2', '-Wall', '-Wextra', '-Werror', '-o', path, source, '-lsimavr', '-lelf', '-lutil'];
  const remove = () => rmSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('gcc', args, { encoding: 'utf8' });
  if (status === 0)
    return { name: 'ATmega328P in simavr', keepsItsStore: false, plug: () => PadProcess.start(path, [HEX], WIRING), remove };
  remove();
  // A tool of ours that does not compile is a failure, not a missing simulator.
  if (status !== null && !/simavr\/\S+\.h: No such file|cannot find -l/.test(stderr)) throw new Error(stderr);
  return undefined;
}
