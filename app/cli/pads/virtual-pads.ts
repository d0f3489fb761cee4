import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import PQueue from 'p-queue';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import type { Light } from '../../../firmware-protocol/scripted-pad/leds.ts';
import { VirtualPad } from '../../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { ORDERS_HELP } from '../help.ts';
import type { ExitCode } from '../io.ts';
import { untilStopped } from '../process.ts';

interface VirtualPadsOptions {
  /** 1 to 10. */
  readonly pads: number;
  /** Each pad that lights *choose* presses some face after a while, as people do. */
  readonly auto: boolean;
}

interface VirtualPadsIo {
  /** One order a line; the end of input ends nothing. */
  readonly input: Readable;
  /** One line of JSON: `{"pads":[{"id":"pad-1","path":"…/pad-1"},…]}`. */
  readonly output: Writable;
  /** Words for people. Never a face. */
  readonly error: Writable;
  /** Ends the command, as the order `quit` does. */
  readonly signal: AbortSignal;
  /** A whole number from 0 to below its argument. */
  readonly random: (below: number) => number;
}

/** What can be ordered of one pad, besides pressing a face. */
const DEEDS: Readonly<Record<string, (virtual: VirtualPad) => unknown>> = {
  halt: holdUntilHalted,
  plug: (virtual: VirtualPad) => virtual.plug(),
  unplug: (virtual: VirtualPad) => virtual.unplug(),
  reset: (virtual: VirtualPad) => virtual.pad.reset('external'),
};

/** What a person types to operate virtual pads: a deed, or a face, of the pad with this number, counted from 1; or for all of them. */
type Order = { readonly pad: number; readonly deed: string } | 'all' | 'quit';

const MOST_PADS = 10;
const SOONEST_MS = 600;
const LATEST_MS = 4000;

/** The process's own streams; SIGINT and SIGTERM end the command. */
function processIo(): VirtualPadsIo {
  const ended = new AbortController();
  void untilStopped().then(() => ended.abort());
  return { input: process.stdin, output: process.stdout, error: process.stderr, signal: ended.signal, random: randomInt };
}

/** `referee virtual-pads N`: pads on pseudo-terminals. Resolves with 1 if there are none, with 2 for an unusable number. */
export async function virtualPads({ pads: count, auto }: VirtualPadsOptions, io: VirtualPadsIo = processIo()): Promise<ExitCode> {
  if (!Number.isInteger(count) || count < 1 || count > MOST_PADS) {
    io.error.write(`virtual-pads takes a number of pads from 1 to ${MOST_PADS}.\n`);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'virtual-pads-'));
  const pads = Array.from({ length: count }, (_, i) => virtualPad(folder, i + 1, auto, io));
  try {
    const paths = await Promise.all(pads.map((pad) => pad.plug()));
    io.output.write(`${JSON.stringify({ pads: paths.map((path, i) => ({ id: `pad-${i + 1}`, path })) })}\n`);
    io.error.write(`${ORDERS_HELP}\n`);
    await obey(pads, io);
    return 0;
  } catch (error) {
    io.error.write(`${sentenceOf(error)}\n`);
    return 1;
  } finally {
    await Promise.all(pads.map((pad) => pad.unplug()));
    await rm(folder, { recursive: true, force: true });
  }
}

function virtualPad(folder: string, number: number, auto: boolean, { error, random }: VirtualPadsIo): VirtualPad {
  const id = `pad-${number}`;
  const lit = (light: Light) => {
    error.write(`${id}: ${light}\n`);
    if (auto && light === 'choose') setTimeout(pressUnready, SOONEST_MS + random(LATEST_MS - SOONEST_MS)).unref();
  };
  const pressUnready = () => {
    if (virtual.pad.state === 'armed') virtual.pad.press(someFace(random));
  };
  const virtual = new VirtualPad({ id, link: join(folder, id), lit });
  return virtual;
}

/** Carries out orders one after the other until it is told to end; orders given before that are still carried out. */
async function obey(pads: readonly VirtualPad[], { input, error, signal, random }: VirtualPadsIo): Promise<void> {
  const lines = createInterface({ input });
  const queue = new PQueue({ concurrency: 1 });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    lines.on('line', (line) => {
      if (line.trim() === '') return;
      const order = parseOrder(line, pads.length);
      if (order === undefined) return void error.write(`One order a line: ${ORDERS_HELP}. There are pads 1 to ${pads.length}.\n`);
      if (order === 'quit') return resolve();
      queue.add(() => carryOut(order, pads, random)).catch((reason: unknown) => void error.write(`${sentenceOf(reason)}\n`));
    });
  });
  lines.close();
  await queue.onIdle();
}

async function carryOut(order: Order, pads: readonly VirtualPad[], random: VirtualPadsIo['random']): Promise<void> {
  if (typeof order === 'string') return pads.forEach(({ pad }) => pad.press(someFace(random)));
  const virtual = pads[order.pad - 1];
  const deed = DEEDS[order.deed];
  if (deed === undefined) virtual?.pad.press(Number(order.deed) as Face);
  else if (virtual !== undefined) await deed(virtual);
}

function holdUntilHalted({ pad }: VirtualPad): void {
  const faces = [2, 3] as const;
  pad.holdTwo(...faces);
  setTimeout(() => faces.forEach((face) => pad.up(face)), 800).unref();
}

function someFace(random: VirtualPadsIo['random']): Face {
  return (1 + random(6)) as Face;
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Undefined if it is no order. `pads` is how many there are. */
export function parseOrder(line: string, pads: number): Order | undefined {
  const [first = '', deed = '', ...more] = line.trim().toLowerCase().split(/\s+/);
  if ((first === 'all' || first === 'quit') && deed === '') return first;
  const pad = /^\d{1,2}$/.test(first) ? Number(first) : 0;
  const isDeed = /^[1-6]$/.test(deed) || Object.hasOwn(DEEDS, deed);
  return isDeed && more.length === 0 && pad >= 1 && pad <= pads ? { pad, deed } : undefined;
}
