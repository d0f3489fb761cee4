import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SerialPort } from 'serialport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hands } from '../../app/cli/pad-check/hands.ts';
import { padCheck, type PadCheckOptions } from '../../app/cli/pad-check/pad-check.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { compiled, compilerHere, type Compiled } from '../../firmware-protocol/testing/compiled.ts';
import { BOARDS, canCompileBoards } from '../firmware/usb/boards.ts';
import { UsbProgram } from '../firmware/usb/usb-pad.ts';
import { QUICK_CHECKS, SLOW_CHECKS } from '../support/pad-checks.ts';
import { sized } from '../support/sized.ts';
import { CorePad } from './core-pad.ts';
import { PYTHON, PYTHON_PAD } from './python-pad-by-hand.ts';

const OPTIONS = { list: false, json: true, hands: true };
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const compiler = compilerHere();
const boards = canCompileBoards() ? BOARDS : [];

interface Buttons {
  press(face: Face): void | Promise<void>;
  down(face: Face): void;
  up(face: Face): void;
}

/** Hands that press at once. */
function handsOf(pad: Buttons, power: () => Promise<void>): Hands {
  return {
    patience: 10_000,
    watch: 300,
    press: async (face) => await pad.press(face),
    hold: async (first, second) => [first, second].forEach((face) => pad.down(face)),
    release: async () => FACES.forEach((face) => pad.up(face)),
    power,
  };
}

/** Among how many pads the slow checks are shared; 1: each makes all of them. */
const SHARES = sized({ sample: 3 + BOARDS.length, whole: 1 });

const checksOf = (share: number): readonly string[] => [
  ...QUICK_CHECKS,
  ...SLOW_CHECKS.filter((_, at) => at % SHARES === share % SHARES),
];

/** On a busy computer a sound pad can answer too late; it must pass once in so many times. */
const TRIES = 3;

/** The checks of this share at this port: their words if one failed, and how many were made and passed. */
async function checkedAt(path: string, share: number, options: Partial<PadCheckOptions>, hands?: Hands) {
  for (let tries = 1; ; tries += 1) {
    const checked = await checkedOnce(path, share, options, hands);
    if (checked.failed === 0 || tries === TRIES) return checked;
  }
}

async function checkedOnce(path: string, share: number, options: Partial<PadCheckOptions>, hands?: Hands) {
  const io = fakeIo();
  const code = await padCheck(
    io,
    path,
    { ...OPTIONS, only: checksOf(share), ...options },
    { ...(hands && { hands }), stop: new AbortController().signal },
  );
  const { passed, failed, skipped } = JSON.parse(io.written.join()) as Readonly<Record<string, number>>;
  const words = io.said.filter((line, at) => line.includes('FAILED') || /^ {4}\w/.test(line) || at === io.said.length - 1);
  return { code, passed, failed, skipped, words };
}

function passed(share: number) {
  const { length } = checksOf(share);
  return { code: 0, passed: length, failed: 0, skipped: 0, words: [`${length} of ${length} checks passed`] };
}

describe.concurrent('pad-check at a pseudo-terminal passes', () => {
  let folder: string;
  let bench: Compiled | undefined;
  let programs: readonly UsbProgram[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pad-check-'));
    // Compiling holds up everything else, so it comes before the checks begin.
    if (compiler !== undefined) bench = compiled(compiler);
    programs = boards.map((board) => new UsbProgram(board));
  });
  afterAll(async () => {
    bench?.remove();
    for (const program of programs) program.remove();
    await rm(folder, { recursive: true });
  });

  it('the scripted pad, whose cable is pulled', async () => {
    const virtual = new VirtualPad({ id: 'anna', link: join(folder, 'scripted') });
    const path = await virtual.plug();
    const replug = async () => {
      await virtual.unplug();
      await virtual.plug();
    };
    expect(await checkedAt(path, 0, {}, handsOf(virtual.pad, replug))).toEqual(passed(0));
    await virtual.unplug();
  });

  it.skipIf(PYTHON === undefined)('the pad in Python, which reads its orders from a named pipe', async () => {
    const orders = join(folder, 'orders');
    execFileSync('mkfifo', [orders]);
    const pipe = openSync(orders, 'r+');
    const python = spawn(PYTHON ?? '', ['-B', PYTHON_PAD, '--id', 'bela'], { stdio: [pipe, 'pipe', 'ignore'] });
    closeSync(pipe);
    if (python.stdout === null) throw new Error('it has no output');
    const [path] = (await once(createInterface(python.stdout), 'line')) as [string];
    expect(await checkedAt(path, 1, { orders })).toEqual(passed(1));
    python.kill();
  });

  it.skipIf(compiler === undefined)("the firmware's core", async () => {
    const core = await CorePad.open(bench?.bench ?? '', 'cili');
    const hands = handsOf(core, async () => core.powerCycle());
    expect(await checkedAt(core.path, 2, {}, hands)).toEqual(passed(2));
    await core.unplug();
  });

  it.skipIf(boards.length === 0).each(BOARDS)('the sketch for a board with an $name', async ({ name }) => {
    const program = programs.find(({ board }) => board.name === name);
    if (program === undefined) throw new Error(`${name} is not compiled`);
    const pad = await program.plug('anna');
    const hands = handsOf(pad, async () => pad.power());
    const share = 3 + programs.indexOf(program);
    expect(await checkedAt(pad.path, share, { name: 'anna' }, hands)).toEqual(passed(share));
    expect(await pad.unplug()).toBe(0);
  });
});

describe('pad-check as a program', () => {
  it('leaves the port closed when it is interrupted', async () => {
    const virtual = new VirtualPad({ id: 'anna' });
    const path = await virtual.plug();
    const child = spawn(process.execPath, ['scripts/launch.js', 'referee', 'pad-check', path, '--no-hands'], { stdio: 'pipe' });
    const said: string[] = [];
    for await (const line of createInterface(child.stderr)) {
      said.push(line);
      if (/^ 1\. /.test(line)) child.kill('SIGINT');
    }
    if (child.exitCode === null) await once(child, 'exit');
    expect(said.at(-1), said.join('\n')).toContain('Interrupted. The port is closed');
    expect(child.exitCode).toBe(2);
    const port = await SerialPort.binding.open({ path, baudRate: 115_200 });
    await port.close();
    await virtual.unplug();
  });
});
