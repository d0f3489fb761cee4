import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_ID, type Face } from '../../../firmware-protocol/codec/message.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { padAt, type PadEvent, type PadSource } from '../../../host/sealing/pads/source.ts';
import { BOARDS, canCompileBoards } from './boards.ts';
import { UsbProgram, type UsbPad } from './usb-pad.ts';

const HOST_NONCE = '0011223344556677';
const never = new AbortController().signal;

describe.skipIf(!canCompileBoards()).each(BOARDS)('the sketch for a board with an $name, under the real host', (board) => {
  let program: UsbProgram;
  let pad: UsbPad;
  let source: PadSource;
  let events: PadEvent[];
  const looking = new Set<() => void>();

  /** Resolves once the condition holds; it is checked whenever the host reports something. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (holds() && looking.delete(look)) resolve();
      };
      looking.add(look);
      look();
    });
  const count = (type: PadEvent['type']) => events.filter((event) => event.type === type).length;
  const isLive = () => source.pads().some(({ id, link }) => id === 'anna' && link === 'live');

  /** A host that starts, and is told of this one port. */
  function start(): void {
    events = [];
    source = openPads({ paths: [pad.path], list: async () => [] });
    source.listen((event) => {
      events.push(event);
      for (const look of [...looking]) look();
    });
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

  beforeAll(() => {
    program = new UsbProgram(board);
  });
  afterAll(() => program.remove());
  beforeEach(async (context) => {
    pad = await program.plug(context.task.id);
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
    const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];
    const seen: number[] = [];
    for (const [n, face] of faces.entries()) {
      source.pad('anna').arm(n + 1, HOST_NONCE);
      await pad.lights();
      await seal(face);
      seen.push(await opened(n + 1));
      source.pad('anna').result(n + 1, 'nothing');
      await pad.darkens();
    }
    expect(seen).toEqual(faces);
  });

  it('keeps its name and nothing else when it is unplugged and plugged in again', async (context) => {
    source.pad('anna').arm(1, HOST_NONCE);
    await pad.lights();
    await seal(6);
    await source.stop();
    expect(await pad.unplug()).toBe(0);
    pad = await program.plug(context.task.id);
    start();
    await until(isLive);
    source.pad('anna').arm(1, HOST_NONCE);
    await pad.lights();
    expect(await source.pad('anna').close(1, never)).toBe('none');
  });

  it('keeps its seal when its reset button is pressed, and opens it', async () => {
    source.pad('anna').arm(1, HOST_NONCE);
    await pad.lights();
    await seal(5);
    pad.reset();
    // The pins are set anew by a boot; the light comes back once the host has the seal again.
    await pad.darkens();
    await pad.lights();
    expect(await opened(1)).toBe(5);
  });

  it('goes on while no host has its port open, and tells the next one its seal', async () => {
    source.pad('anna').arm(1, HOST_NONCE);
    await pad.lights();
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
