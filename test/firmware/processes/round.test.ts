import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_ID, type Face } from '../../../firmware-protocol/codec/message.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { padAt, type PadEvent, type PadSource } from '../../../host/sealing/pads/source.ts';
import { Lookout } from '../../serial/lookout.ts';
import { boardProgram, BOARDS, canCompileBoards } from './boards.ts';
import type { PadProcess, PadProgram } from './pad-process.ts';
import { simavrHere } from './simavr.ts';

const HOST_NONCE = '0011223344556677';
const never = new AbortController().signal;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const boards = canCompileBoards() ? BOARDS.map(boardProgram) : [];
const simavr = simavrHere() ?? [];
const PROGRAMS: readonly PadProgram[] = [boards, simavr].flat();

it.runIf(PROGRAMS.length <= BOARDS.length)('a compiler or simavr is missing, so not every program is tested', ({ skip }) =>
  skip(),
);

describe.each(PROGRAMS)('an $name, under the real host', (program) => {
  const lookout = new Lookout();
  let pad: PadProcess;
  let source: PadSource;
  let events: PadEvent[];

  const until = (holds: () => boolean) => lookout.until(holds);
  const count = (type: PadEvent['type']) => events.filter((event) => event.type === type).length;
  const isLive = () => source.pads().some(({ id, link }) => id === 'anna' && link === 'live');

  /** A host that starts, and is told of this one port. */
  function start(): void {
    events = [];
    source = openPads({ paths: [pad.path], list: async () => [] });
    source.listen((event) => {
      events.push(event);
      lookout.look();
    });
  }

  async function arm(attempt: number): Promise<void> {
    source.pad('anna').arm(attempt, HOST_NONCE);
    await pad.lights();
  }

  async function seal(face: Face): Promise<void> {
    const sealed = count('sealed') + 1;
    pad.down(face);
    await until(() => count('sealed') >= sealed);
    pad.up(face);
  }

  async function opened(attempt: number): Promise<number> {
    const number = await source.pad('anna').close(attempt, never);
    if (typeof number === 'string') throw new Error(`no seal: ${number}`);
    return (await source.pad('anna').reveal(attempt, number, never)).face;
  }

  afterAll(() => program.remove());
  beforeEach(async ({ task }) => {
    pad = await program.plug(task.id);
    start();
    await until(() => source.ports().some((port) => padAt(port) === NO_ID));
    await source.rename(pad.path, 'anna');
    await until(isLive);
  });
  afterEach(async () => {
    await source.stop();
    expect(await pad.unplug()).toBe(0);
  });

  it('opens each of the six faces', async () => {
    const seen: number[] = [];
    for (const [n, face] of FACES.entries()) {
      await arm(n + 1);
      await seal(face);
      seen.push(await opened(n + 1));
      source.pad('anna').result(n + 1, 'nothing');
      await pad.darkens();
    }
    expect(seen).toEqual(FACES);
  });

  it('halts with two buttons, and the press that halted seals nothing', async () => {
    await arm(1);
    pad.down(5);
    pad.down(4);
    await until(() => count('halt') === 1);
    expect(events.filter(({ type }) => type === 'halt')).toEqual([{ type: 'halt', pad: 'anna', attempt: 1, seal: 0 }]);
    expect(await source.pad('anna').close(1, never)).toBe('none');
  });

  it.runIf(program.keepsItsStore)(
    'keeps its name and nothing else when it is unplugged and plugged in again',
    async ({ task }) => {
      await arm(1);
      await seal(6);
      await source.stop();
      expect(await pad.unplug()).toBe(0);
      pad = await program.plug(task.id);
      start();
      await until(isLive);
      await arm(1);
      expect(await source.pad('anna').close(1, never)).toBe('none');
    },
  );

  it.runIf(program.keepsItsStore)('keeps its seal when its reset button is pressed, and opens it', async () => {
    await arm(1);
    await seal(5);
    pad.order('reset');
    // The pins are set anew by a boot; the light comes back once the host has the seal again.
    await pad.darkens();
    await pad.lights();
    expect(await opened(1)).toBe(5);
  });

  it('goes on while no host has its port open, and tells the next one its seal', async () => {
    await arm(1);
    await seal(3);
    await source.stop();
    // Longer than a pad takes to rest.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    start();
    // At once: what a pad plays that no host has asked for is called off.
    source.pad('anna').arm(1, HOST_NONCE);
    await until(() => count('sealed') > 0);
    expect(await opened(1)).toBe(3);
  });
});
