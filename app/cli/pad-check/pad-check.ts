import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { systemClock, type Clock } from '../../../host/clock/clock.ts';
import { portOwner } from '../../../host/sealing/pads/port-owner.ts';
import type { SerialBinding } from '../../../host/sealing/pads/port.ts';
import { SYSTEM_BINDING } from '../../../host/sealing/pads/system-binding.ts';
import { Unusable, type ExitCode, type Io } from '../io.ts';
import { untilStopped } from '../process.ts';
import { allChecks } from './checks/all.ts';
import { orderedHands, personsHands, type Hands } from './hands.ts';
import { listedPorts, NotOpened, whyNotOpened, wireAt } from './open-wire.ts';
import { endOf, exitCodeOf, jsonOf, sentencesOf } from './report.ts';
import { runChecks, type ChecksMade } from './run-checks.ts';
import type { Check } from './script.ts';

export interface PadCheckOptions {
  /** List the ports, and open none. */
  readonly list: boolean;
  readonly json: boolean;
  /** False: skip what needs a person. */
  readonly hands: boolean;
  /** Write orders to this file, such as a named pipe, in place of asking a person. */
  readonly orders?: string;
  /** For a pad that has no name. */
  readonly name?: string;
  /** Makes only the checks with these ids, and the first three, without which nothing can be checked; empty: all. */
  readonly only: readonly string[];
}

/** What the command uses; by default that of the computer. */
export interface PadCheckParts {
  readonly binding: SerialBinding;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly stop: AbortSignal;
  /** In place of a person. */
  readonly hands?: Hands;
}

/** Without these, nothing can be checked. */
const ALWAYS: readonly string[] = ['announcement', 'hello', 'name'];

const ID = /^[A-Za-z0-9_-]{1,16}$/;

/**
 * `referee pad-check PORT`: checks the pad at this port against PROTOCOL.md. Exits with 0 if no check failed, 1 if one did, 2 if they
 * could not be made or were interrupted. The port is closed in any case.
 */
export async function padCheck(
  io: Io,
  path: string | undefined,
  options: PadCheckOptions,
  parts: Partial<PadCheckParts> = {},
): Promise<ExitCode> {
  const { binding = SYSTEM_BINDING, stop = interrupted() } = parts;
  const list = async () => listedPorts(await binding.list().catch(() => [])).forEach(io.say);
  if (options.list) {
    await list();
    return 0;
  }
  if (path === undefined) throw new Unusable('name the port of the pad; pad-check --list lists the ports');
  const checks = chosenChecks(options);
  try {
    const made = await makeChecks(io, path, checks, options, { ...parts, binding, stop });
    endOf(made).forEach(io.say);
    if (options.json) await io.out(jsonOf(path, made));
    return exitCodeOf(made);
  } catch (error) {
    if (error instanceof NotOpened) {
      io.say(whyNotOpened(path, error, await portOwner(path)));
      await list();
    } else if (stop.aborted) io.say('Interrupted. The port is closed; the remaining checks were not made.');
    else throw error;
    return 2;
  }
}

function chosenChecks({ name, only }: PadCheckOptions): readonly Check[] {
  if (name !== undefined && !ID.test(name)) throw new Unusable('--name takes 1 to 16 of A-Z a-z 0-9 _ -');
  const all = allChecks(name);
  const unknown = only.find((id) => all.every((check) => check.id !== id));
  if (unknown !== undefined)
    throw new Unusable(`there is no check "${unknown}"; there are ${all.map(({ id }) => id).join(', ')}`);
  return only.length === 0 ? all : all.filter(({ id }) => ALWAYS.includes(id) || only.includes(id));
}

async function makeChecks(
  io: Io,
  path: string,
  checks: readonly Check[],
  options: PadCheckOptions,
  { binding, clock = systemClock, stop, hands }: Partial<PadCheckParts> & Pick<PadCheckParts, 'binding' | 'stop'>,
): Promise<ChecksMade> {
  const orders = options.orders === undefined ? undefined : await ordersTo(options.orders);
  const anybody = hands ?? (orders ? orderedHands(orders.give) : personsHands(io.say));
  try {
    return await runChecks({
      checks,
      open: wireAt(binding, path),
      clock,
      hands: options.hands ? anybody : undefined,
      nonce: () => randomBytes(8).toString('hex'),
      stop,
      begins: (number, check) => {
        // The port is open now.
        if (number === 1) io.say('Press nothing unless you are asked to.');
        if (check.hands !== undefined) io.say(`${number}. Next: the pad ${check.title}.`);
      },
      ended: (made) => sentencesOf(made).forEach(io.say),
    });
  } finally {
    orders?.end();
  }
}

/** Aborts at the first Ctrl+C; the second one ends the process at once. */
function interrupted(): AbortSignal {
  const controller = new AbortController();
  void untilStopped().then(() => controller.abort());
  return controller.signal;
}

/** Opens a file or a named pipe for orders, one a line. Rejects with `Unusable` if the system refuses. */
async function ordersTo(file: string): Promise<{ readonly give: (line: string) => void; readonly end: () => void }> {
  const stream = createWriteStream(file, { flags: 'a' });
  // A reader that has gone presses nothing more: the checks then say what did not come.
  stream.on('error', () => undefined);
  await once(stream, 'open').catch((error: Error) => Promise.reject(new Unusable(`--orders: ${error.message}`)));
  return { give: (line) => void stream.write(`${line}\n`), end: () => void stream.end() };
}
