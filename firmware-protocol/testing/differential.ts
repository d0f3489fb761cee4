import fc from 'fast-check';
import { framedHostMessage } from './arbitrary.ts';
import { makeFrame } from '../codec/frame.ts';
import { makeHostMessage } from '../codec/codec.ts';
import type { Face, HostMessage } from '../codec/message.ts';
import type { Compiled } from './compiled.ts';
import { DEBOUNCE_MS, type Stimulus, benchLines, outputOfScripted } from './stimulus.ts';

/** Few values, so that inputs refer to earlier ones often. */
const seq = fc.constantFrom(1, 2, 3, 4, 255);
const attempt = fc.constantFrom(1, 2, 2, 3);
const seal = fc.integer({ min: 1, max: 3 });
const hostNonce = fc.constantFrom('0011223344556677', 'ffeeddccbbaa9988');
const face = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);
const type = <T extends string>(...names: readonly T[]) => fc.constantFrom(...names);

const played: fc.Arbitrary<HostMessage> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: type('arm'), attempt, hostNonce }) },
  { weight: 4, arbitrary: fc.record({ type: type('close', 'close', 'abort', 'nudge', 'halted'), attempt }) },
  { weight: 3, arbitrary: fc.record({ type: type('closeIn'), attempt, ms: fc.constantFrom(20, 104, 690, 2000, 65535) }) },
  { weight: 3, arbitrary: fc.record({ type: type('reveal'), attempt, seal }) },
  { weight: 2, arbitrary: fc.record({ type: type('result'), attempt, verdict: type('took', 'nothing', 'out') }) },
  { weight: 2, arbitrary: fc.record({ type: type('hello', 'ping', 'identify') }) },
  { weight: 1, arbitrary: fc.record({ type: type('setId'), id: type('anna', 'B-_9', 'sixteen-letters-') }) },
);
const order = fc.tuple(seq, played).map(([number, message]) => makeHostMessage({ seq: number, message }));
const ack = fc.nat(5).map((event) => makeHostMessage({ seq: 0, message: { type: 'ack', event } }));
const anyOrder = framedHostMessage.map(makeHostMessage);
/** Valid frames that no host would send. */
const odd = fc
  .tuple(
    fc.constantFrom(...'HALCRVNPXWIDKhbkZq'),
    fc.constantFrom(0, 1, 7, 255, 256),
    fc.array(fc.string({ maxLength: 11 }), { maxLength: 4 }),
  )
  .map(([letter, number, fields]) => makeFrame({ type: letter, seq: number, fields }));
/** A line with a part replaced by other characters. */
const spoilt = fc
  .tuple(fc.oneof(order, odd), fc.nat(40), fc.nat(6), fc.string({ unit: 'binary-ascii', maxLength: 30 }))
  .map(([line, from, length, other]) => line.slice(0, from) + other + line.slice(from + length));
const noise = fc.uint8Array({ maxLength: 90 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const heard = fc
  .tuple(
    fc.oneof(
      { weight: 24, arbitrary: order },
      { weight: 8, arbitrary: ack },
      { weight: 2, arbitrary: anyOrder },
      { weight: 2, arbitrary: odd },
      { weight: 3, arbitrary: spoilt },
      { weight: 1, arbitrary: noise },
    ),
    fc.constantFrom('\n', '\n', '\n', '\n', '\r\n', ''),
  )
  .map(([line, end]): Stimulus => ({ type: 'hear', bytes: line + end }));

const nonce = fc.constantFrom('89abcdef01234567', '5566778899aabbcc', 'ffffffffffffffff');
const ms = fc.constantFrom(1, 5, 18, 50, 150, 350).map((times) => times * DEBOUNCE_MS);

const stimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  { weight: 24, arbitrary: heard },
  { weight: 8, arbitrary: fc.record({ type: type('down'), face, nonce }) },
  { weight: 6, arbitrary: fc.record({ type: type('up'), face }) },
  { weight: 1, arbitrary: fc.record({ type: type('bounce'), face }) },
  { weight: 5, arbitrary: fc.record({ type: type('pass'), ms }) },
  { weight: 1, arbitrary: fc.record({ type: type('reset'), cause: type('external', 'watchdog', 'brownout', 'none') }) },
  { weight: 1, arbitrary: fc.constant<Stimulus>({ type: 'power' }) },
);

/** A stimulus, or a line that is repeated after another stimulus. */
const some = fc.oneof(
  { weight: 9, arbitrary: stimulus.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(heard, stimulus).map(([line, between]) => [line, between, line]) },
);

/** Leaves out the presses of a button that is down, and the releases of one that is up. */
function possible(stimuli: readonly Stimulus[]): Stimulus[] {
  const held = new Set<Face>();
  return stimuli.filter((one) => {
    if (one.type === 'down') return !held.has(one.face) && held.add(one.face);
    return one.type !== 'up' || held.delete(one.face);
  });
}

/** A new pad, perhaps without an id, and what happens to it. */
export interface Run {
  readonly id: string | undefined;
  readonly stimuli: readonly Stimulus[];
}

/** What the pad of each run sends after each stimulus. */
export type OutputsOf = (runs: readonly Run[]) => readonly (readonly string[])[];

const run: fc.Arbitrary<Run> = fc.record({
  id: fc.constantFrom('anna', 'anna', undefined),
  stimuli: fc
    .array(some, { minLength: 50, maxLength: 350, size: 'max' })
    .map((all): Stimulus[] => [{ type: 'power' }, ...possible(all.flat())]),
});

/** Checks that another pad sends the same bytes as the scripted one after every stimulus. */
export function compare(outputsOf: OutputsOf, seed: number, numRuns: number): void {
  const runs = fc.sample(run, { seed, numRuns });
  const outputs = outputsOf(runs);
  const differing = runs.find((one, i) => difference(one, outputs[i] ?? []) !== undefined);
  if (differing === undefined) return;
  // Finds a shorter run that differs too.
  const same = (one: Run) => {
    const found = difference(one, outputsOf([one])[0] ?? []);
    if (found !== undefined) throw new Error(found);
  };
  fc.assert(fc.property(run, same), { seed, numRuns });
  same(differing);
}

function difference({ id, stimuli }: Run, output: readonly string[]): string | undefined {
  const scripted = outputOfScripted(id, stimuli);
  const at = stimuli.findIndex((_, i) => output[i] !== scripted[i]);
  if (at < 0) return undefined;
  return `${JSON.stringify(stimuli[at])}: ${JSON.stringify(output[at])} instead of ${JSON.stringify(scripted[at])}`;
}

export function outputsOfCore(bench: Compiled, runs: readonly Run[]): readonly (readonly string[])[] {
  const lines = runs.map(({ stimuli }) => benchLines(stimuli));
  const outputs = bench.playAll(lines.map((all, i) => [`id ${runs[i]?.id ?? ''}`, ...all.flat()]));
  return outputs.map(([, ...output], i) => (lines[i] ?? []).map(({ length }) => output.splice(0, length).join('')));
}
