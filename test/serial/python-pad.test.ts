import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { conforms } from '../../firmware-protocol/testing/conformance.ts';
import { compare, type Run } from '../../firmware-protocol/testing/differential.ts';
import { DEBOUNCE_MS, hearing, type Stimulus } from '../../firmware-protocol/testing/stimulus.ts';
import { sized } from '../support/sized.ts';

const PAD = join(import.meta.dirname, '../python-pad/pad.py');
/** What is played to the Python pad and to the scripted pad. */
const HISTORIES = sized({ sample: 20, whole: 60 });

const hasPython = spawnSync('python3', ['-c', '']).status === 0;

/** The orders for a stimulus. A moving button takes as long as it takes the firmware. */
function ordersOf(stimulus: Stimulus): readonly string[] {
  switch (stimulus.type) {
    case 'power':
      return ['power'];
    case 'reset':
      return [`reset ${stimulus.cause}`];
    case 'hear':
      return [hearing(stimulus.bytes)];
    case 'down':
      return [`pass ${DEBOUNCE_MS}`, `nonce ${stimulus.nonce}`, `down ${stimulus.face}`];
    case 'up':
      return [`pass ${DEBOUNCE_MS}`, `up ${stimulus.face}`];
    case 'bounce':
      return [`pass ${DEBOUNCE_MS}`];
    case 'pass':
      return [`pass ${stimulus.ms}`];
  }
}

/** What a fresh pad in Python says after each stimulus. */
function said({ id = '?', stimuli }: Run): readonly string[] {
  const orders = stimuli.map(ordersOf);
  const input = orders
    .flat()
    .map((order) => `${order}\n`)
    .join('');
  const { status, stdout, stderr } = spawnSync('python3', ['-B', PAD, id], { input, encoding: 'latin1' });
  if (status !== 0) throw new Error(`the pad in Python ended: ${stderr}`);
  const answers = stdout.split(/^--\n/m);
  return orders.map(({ length }) => answers.splice(0, length).join(''));
}

describe.skipIf(!hasPython)('a pad in Python, written from PROTOCOL.md alone', () => {
  const outputsOf = (runs: readonly Run[]) => runs.map(said);
  conforms(outputsOf);

  it('sends the same as the scripted pad in any history', () => compare(outputsOf, 1225, HISTORIES));
});
