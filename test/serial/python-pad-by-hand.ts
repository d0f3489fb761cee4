import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DEBOUNCE_MS, type Stimulus } from '../../firmware-protocol/testing/stimulus.ts';

export const PYTHON_PAD = fileURLToPath(new URL('../python-pad/pad.py', import.meta.url));

/** The interpreter; undefined if there is none, and then the suites of its pad are counted as skipped. */
export const PYTHON: string | undefined = interpreter();

/** The result of one order: frames with their newlines, and the letter of the state reached. */
export interface Told {
  readonly said: string;
  readonly state: string;
}

function interpreter(): string | undefined {
  // `python3` may be a script that searches for the interpreter, which takes long.
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** The order that brings bytes from the host, given as characters. */
export const hears = (bytes: string): string => `hear ${Buffer.from(bytes, 'latin1').toString('hex')}`;

/** Runs orders, its only clock, on a fresh pad in Python. Returns its reports; throws if it ends early. */
export function byHand(orders: readonly string[], id = 'anna'): readonly Told[] {
  const options = ['-B', PYTHON_PAD, '--clock', 'manual', '--id', id, '--firmware', '2.0.0'];
  const input = orders.map((order) => `${order}\n`).join('');
  const { status, stdout, stderr } = spawnSync(PYTHON ?? 'python3', options, { input, encoding: 'latin1' });
  if (status !== 0) throw new Error(`the pad in Python ended: ${stderr}`);
  const told = [...stdout.matchAll(/(?<said>(?:\|.*\n)*)-- (?<state>\w)\n/g)].map(({ groups }): Told => {
    const { said = '', state = '' } = groups ?? {};
    return { said, state };
  });
  // The first report is of its power, before any order.
  if (told.length !== orders.length + 1) throw new Error(`${orders.length} orders, ${told.length - 1} answers`);
  return told.slice(1);
}

/** What it sends at each stimulus. A moving button takes it as long as it takes the firmware. */
export function saidByPython(id: string | undefined, stimuli: readonly Stimulus[]): readonly string[] {
  const orders = stimuli.map(ordersOf);
  const told = [...byHand(orders.flat(), id ?? '?')];
  return orders.map((some) =>
    told
      .splice(0, some.length)
      .map(({ said }) => said)
      .join(''),
  );
}

function ordersOf(stimulus: Stimulus): readonly string[] {
  switch (stimulus.type) {
    case 'power':
      return ['power'];
    case 'reset':
      return [`reset ${stimulus.cause}`];
    case 'hear':
      return stimulus.bytes === '' ? [] : [hears(stimulus.bytes)];
    case 'down':
      return [`pass ${DEBOUNCE_MS}`, `nonce ${stimulus.nonce}`, `down ${stimulus.face}`];
    case 'up':
      return [`pass ${DEBOUNCE_MS}`, `up ${stimulus.face}`];
    case 'bounce':
      return [`pass ${DEBOUNCE_MS}`];
    case 'pass':
      return [`pass ${stimulus.ms}`];
    default:
      return stimulus satisfies never;
  }
}
