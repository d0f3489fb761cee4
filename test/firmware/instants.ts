import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { NO_ID, type Face, type PadMessage } from '../../firmware-protocol/codec/message.ts';
import { BOOT_MS, ChipBench } from '../../firmware-protocol/testing/chip-bench.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { makeHostMessage } from '../../firmware-protocol/codec/codec.ts';
import { arm, HOST_NONCE } from '../../firmware-protocol/testing/state-commands.ts';

export type Blow = 'external' | 'watchdog' | 'brownout' | 'power';
export const BLOWS: readonly Blow[] = ['external', 'watchdog', 'brownout', 'power'];

const [FIRST, SECOND]: readonly Face[] = [2, 5];
const NEW_ID = 'bela-the-second';

/** Something a pad does, in which it may be struck down at any instruction. */
export interface Act {
  /** The pad before it. */
  prepare(bench: ChipBench): void;
  /** Begins it; it takes less than `lasts` ms. */
  begin(bench: ChipBench): void;
  readonly lasts: number;
}

function sending(message: Parameters<typeof makeHostMessage>[0]['message']) {
  return (bench: ChipBench) => bench.type(`${makeHostMessage({ seq: 200, message })}\n`);
}

/** A pad with attempt 5 armed and the first face sealed. */
function chosen(bench: ChipBench): void {
  bench.ask(arm(5));
  bench.press(FIRST ?? 1);
  bench.acknowledge(1);
}

function closed(bench: ChipBench): void {
  chosen(bench);
  bench.ask({ type: 'close', attempt: 5 });
}

export const ACTS: Readonly<Record<string, Act>> = {
  'an arm': { prepare: () => undefined, begin: sending(arm(5)), lasts: 8 },
  'a seal over another': { prepare: chosen, begin: ({ pad }) => pad.press(SECOND ?? 1), lasts: 60 },
  'a close': { prepare: chosen, begin: sending({ type: 'close', attempt: 5 }), lasts: 10 },
  'a reveal': { prepare: closed, begin: sending({ type: 'reveal', attempt: 5, seal: 1 }), lasts: 10 },
  'a result': { prepare: closed, begin: sending({ type: 'result', attempt: 5, verdict: 'took' }), lasts: 8 },
  'a setId': { prepare: () => undefined, begin: sending({ type: 'setId', id: NEW_ID }), lasts: 90 },
  'a boot': { prepare: chosen, begin: ({ pad }) => pad.reset('external'), lasts: 130 },
};

/** The cycles of the first and last change that the act makes to what the pad keeps; the whole act if it changes nothing. */
export function keeping(act: Act, seed: number): readonly [number, number] {
  const bench = new ChipBench({ seed });
  act.prepare(bench);
  const { chip } = bench.pad;
  const began = chip.cycles;
  act.begin(bench);
  const changes: number[] = [];
  const [step, kept] = [16, () => Buffer.from(bench.pad.kept)];
  for (let before = kept(); chip.cycles < began + act.lasts * CYCLES_PER_MS;) {
    chip.run(step);
    const now = kept();
    if (!now.equals(before)) changes.push(chip.cycles - began);
    before = now;
  }
  const [first, last] = [changes[0], changes.at(-1)];
  return first === undefined || last === undefined ? [0, act.lasts * CYCLES_PER_MS] : [first - step, last];
}

/**
 * Strikes the pad down so many cycles into the act, and plays the attempt to its end as a host would. Gives what is
 * wrong: with what stands afterwards, with what it opens, or with the pad.
 */
export function struck(name: string, at: number, blow: Blow, seed: number): string | undefined {
  const act = ACTS[name];
  if (act === undefined) throw new RangeError(`no act ${name}`);
  const bench = new ChipBench({ seed });
  act.prepare(bench);
  act.begin(bench);
  bench.pad.chip.run(at);
  if (blow === 'power') bench.pad.powerCycle();
  else bench.pad.reset(blow);
  bench.pass(BOOT_MS);
  bench.raw();
  return whatIsWrong(bench, name, blow);
}

function whatIsWrong(bench: ChipBench, name: string, blow: Blow): string | undefined {
  const hello = bench.ask({ type: 'hello' });
  if (hello.type !== 'hello') return 'no hello';
  if (blow === 'power' && (hello.state !== 'idle' || hello.reset !== 'power')) return `after power it is ${hello.state}`;
  if (blow !== 'power' && !STANDS[name]?.includes(`${hello.state} ${hello.seal}`)) return `it is ${hello.state} ${hello.seal}`;
  const ids = name === 'a setId' ? ['anna', NEW_ID, NO_ID] : ['anna'];
  if (!ids.includes(hello.id)) return `it is called ${hello.id}`;
  if (hello.id === NO_ID && bench.ask({ type: 'setId', id: 'anna' }).type !== 'setId') return 'it takes no id';
  const id = hello.id === NO_ID ? 'anna' : hello.id;
  return hello.state === 'idle' ? opensAnew(bench, id) : opensRightly(bench, id, hello.state === 'armed' ? 0 : hello.seal);
}

/** State and seal after a reset, by act: what was before it, or what is after it, and nothing else. */
const STANDS: Readonly<Record<string, readonly string[]>> = {
  'an arm': ['idle 0', 'armed 0'],
  'a seal over another': ['sealed 1', 'sealed 2'],
  'a close': ['sealed 1', 'closed 1'],
  'a reveal': ['closed 1', 'revealed 1'],
  'a result': ['closed 1', 'idle 0'],
  'a setId': ['idle 0'],
  'a boot': ['sealed 1'],
};

/** What stands closes with its number and opens with its face. */
function opensRightly(bench: ChipBench, id: string, standing: number): string | undefined {
  let [seal, face] = [standing, standing === 2 ? SECOND : FIRST];
  if (standing === 0) {
    bench.press(SECOND ?? 1);
    [seal, face] = [1, SECOND];
  }
  return opened(bench, id, 5, seal, face);
}

function opensAnew(bench: ChipBench, id: string): string | undefined {
  bench.ask(arm(6));
  bench.press(SECOND ?? 1);
  return opened(bench, id, 6, 1, SECOND);
}

function opened(bench: ChipBench, id: string, attempt: number, seal: number, face: Face | undefined): string | undefined {
  const closing: PadMessage = bench.ask({ type: 'close', attempt });
  if (closing.type !== 'close' || closing.seal !== seal) return `closes with ${JSON.stringify(closing)}`;
  const opening: PadMessage = bench.ask({ type: 'reveal', attempt, seal });
  if (opening.type !== 'reveal' || opening.face !== face) return `opens ${JSON.stringify(opening)}, pressed was ${String(face)}`;
  const bound = commitment({ id, attempt, hostNonce: HOST_NONCE, face: opening.face, nonce: opening.nonce });
  return bound === closing.commitment ? undefined : 'what it opened is not what it had sealed';
}
