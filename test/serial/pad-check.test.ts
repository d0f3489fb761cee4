import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SerialPort } from 'serialport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { padCheck, type PadCheckOptions, type PadCheckParts } from '../../app/cli/pad-check/pad-check.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { boardProgram, BOARDS, canCompileBoards } from '../firmware/processes/boards.ts';
import type { PadProgram } from '../firmware/processes/pad-process.ts';
import { QUICK_CHECKS, SLOW_CHECKS } from '../support/pad-checks.ts';
import { sized } from '../support/sized.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const CHECKS = [...QUICK_CHECKS, ...sized({ sample: [], whole: SLOW_CHECKS })];
/** On a busy computer a sound pad can answer too late; it must pass once in so many times. */
const TRIES = 3;

async function expectPassed(path: string, options: Partial<PadCheckOptions>, parts: Partial<PadCheckParts>): Promise<void> {
  const { length } = CHECKS;
  for (let tries = 1; ; tries += 1) {
    const io = fakeIo();
    const all = { list: false, json: true, hands: true, only: CHECKS, ...options };
    await padCheck(io, path, all, { stop: new AbortController().signal, ...parts });
    const { failed, passed } = JSON.parse(io.written.join()) as Readonly<Record<string, number>>;
    if (failed !== 0 && tries < TRIES) continue;
    expect(failed, io.said.filter((line) => line.includes('FAILED') || /^ {4}\w/.test(line)).join('\n')).toBe(0);
    return expect(passed).toBe(length);
  }
}

describe.concurrent('pad-check at a pseudo-terminal passes', () => {
  let folder: string;
  let programs: readonly PadProgram[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pad-check-'));
    // Compiling holds up everything else, so it comes before the checks begin.
    if (canCompileBoards()) programs = BOARDS.map(boardProgram);
  });
  afterAll(async () => {
    for (const program of programs) program.remove();
    await rm(folder, { recursive: true });
  });

  it('the scripted pad, whose orders come through a named pipe, and whose cable is pulled', async () => {
    const virtual = new VirtualPad({ id: 'anna', link: join(folder, 'scripted') });
    const path = await virtual.plug();
    const orders = join(folder, 'orders');
    execFileSync('mkfifo', [orders]);
    const reading = createReadStream(orders, { flags: 'r+' });
    createInterface(reading).on('line', (line) => {
      const [deed = '', face] = line.split(' ');
      if (deed === 'power') void virtual.unplug().then(() => virtual.plug());
      else virtual.pad[deed as 'press' | 'down' | 'up'](Number(face) as Face);
    });
    await expectPassed(path, { orders }, {});
    reading.destroy();
    await virtual.unplug();
  });

  it.skipIf(!canCompileBoards()).each(BOARDS)('the sketch for a board with an $name', async ({ name }) => {
    const program = programs.find((one) => one.name === name);
    const pad = await (program ?? expect.fail(`${name} is not compiled`)).plug('anna');
    const hands = {
      patience: 10_000,
      watch: 300,
      press: (face: Face) => pad.press(face),
      hold: async (...faces: readonly Face[]) => faces.forEach((face) => pad.down(face)),
      release: async () => FACES.forEach((face) => pad.up(face)),
      power: async () => pad.order('power'),
    };
    await expectPassed(pad.path, { name: 'anna' }, { hands });
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
