import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_ID, type Face } from '../../../firmware-protocol/codec/message.ts';
import { padAt } from '../../../host/sealing/pads/source.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import type { PadEvent, PadSource } from '../../../host/sealing/pads/source.ts';
import { SimPad, simulatorHere } from './sim-pad.ts';

const tool = simulatorHere();
const IDS = ['anna', 'bela', 'cili'];
const HOST_NONCE = '0011223344556677';
const never = new AbortController().signal;

describe.skipIf(tool === undefined)('the committed program in simavr, under the native serial bindings', () => {
  let pads: SimPad[];
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
  const count = (type: PadEvent['type'], pad: string) =>
    events.filter((event) => event.type === type && 'pad' in event && event.pad === pad).length;
  const live = (id: string) => source.pads().some((pad) => pad.id === id && pad.link === 'live');
  const each = <T>(act: (pad: SimPad, id: string, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(pads.map((pad, n) => act(pad, IDS[n] ?? '', n)));

  beforeEach(async () => {
    if (tool === undefined) return;
    events = [];
    pads = await Promise.all(IDS.map(() => SimPad.open(tool)));
    source = openPads({ paths: pads.map(({ path }) => path), list: async () => [] });
    source.listen((event) => {
      events.push(event);
      for (const look of [...looking]) look();
    });
    // Chips from the factory have no id: each gets its own where it is plugged in.
    await until(() => source.ports().filter((port) => padAt(port) === NO_ID).length === IDS.length);
    for (const [n, id] of IDS.entries()) await source.rename(pads[n]?.path ?? '', id);
    await until(() => IDS.every(live));
  });
  afterEach(async () => {
    await source.stop();
    await Promise.all(pads.map((pad) => pad.unplug()));
  });
  afterAll(() => tool?.remove());

  async function press(pad: SimPad, id: string, face: Face): Promise<void> {
    const sealed = count('sealed', id) + 1;
    await pad.asks();
    pad.down(face);
    await until(() => count('sealed', id) >= sealed);
    pad.up(face);
  }

  it('plays rounds with three pads and opens the last press of each', async () => {
    for (const attempt of [1, 2, 3]) {
      const faces = IDS.map((_, n) => (((n * 2 + attempt) % 6) + 1) as Face);
      for (const id of IDS) source.pad(id).arm(attempt, HOST_NONCE);
      await each((pad, id) => press(pad, id, 1));
      await each((pad, id, n) => press(pad, id, faces[n] ?? 1));
      const seals = await each((_, id) => source.pad(id).close(attempt, never));
      const opened = await each(async (_, id, n) => {
        const seal = seals[n];
        if (seal === undefined || typeof seal === 'string') throw new Error(`${id} has no seal`);
        return source.pad(id).reveal(attempt, seal, never);
      });
      expect(opened.map(({ face }) => face)).toEqual(faces);
      for (const id of IDS) source.pad(id).result(attempt, 'nothing');
      // A press before it has heard of the next attempt would count for none.
      await each((pad) => pad.rests());
    }
  });

  it('halts with two buttons, and the press that halted seals nothing', async () => {
    const [pad] = pads;
    if (pad === undefined) throw new Error('fewer than three pads are open');
    source.pad('anna').arm(1, HOST_NONCE);
    await pad.asks();
    pad.down(5);
    pad.down(4);
    await until(() => count('halt', 'anna') === 1);
    expect(events.filter(({ type }) => type === 'halt')).toEqual([{ type: 'halt', pad: 'anna', attempt: 1, seal: 0 }]);
    expect(await source.pad('anna').close(1, never)).toBe('none');
  });
});
