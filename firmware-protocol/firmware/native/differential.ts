import fc from 'fast-check';
import { framedHostMessage } from '../../testing/arbitrary.ts';
import { makeFrame } from '../../codec/frame.ts';
import { makeHostMessage } from '../../codec/codec.ts';
import type { Face, HostMessage } from '../../codec/message.ts';
import type { Compiled } from './compiled.ts';
import { DEBOUNCE_MS, type Stimulus, benchLines, outputOfScripted } from './stimulus.ts';

/** Few enough that what happened before matters again and again. */
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
/** Sound frames that say what no host says. */
const odd = fc
  .tuple(
    fc.constantFrom(...'HALCRVNPXWIDKhbkZq'),
    fc.constantFrom(0, 1, 7, 255, 256),
    fc.array(fc.string({ maxLength: 11 }), { maxLength: 4 }),
  )
  .map(([letter, number, fields]) => makeFrame({ type: letter, seq: number, fields }));
/** A line in which a piece is exchanged for another, of any characters. */
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

/** Something, or something between a line and the same line again. */
const some = fc.oneof(
  { weight: 9, arbitrary: stimulus.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(heard, stimulus).map(([line, between]) => [line, between, line]) },
);

/** A finger that is down cannot come down again; but for that, anything may follow anything. */
function possible(stimuli: readonly Stimulus[]): Stimulus[] {
  const held = new Set<Face>();
  return stimuli.filter((one) => {
    if (one.type === 'down') return !held.has(one.face) && held.add(one.face);
    return one.type !== 'up' || held.delete(one.face);
  });
}

/** What a pad, fresh and perhaps without an id, says to each of these stimuli. */
export type OutputOf = (id: string | undefined, stimuli: readonly Stimulus[]) => readonly string[];

/** Whatever happens, another pad says the same bytes as the scripted one, each after the same stimulus. */
export function compare(outputOfOther: OutputOf, seed: number, runs: number): void {
  const id = fc.constantFrom('anna', 'anna', undefined);
  const history = fc.array(some, { minLength: 50, maxLength: 350, size: 'max' }).map((all) => possible(all.flat()));
  fc.assert(
    fc.property(id, history, (given, stimuli) => {
      const all: Stimulus[] = [{ type: 'power' }, ...stimuli];
      const scripted = outputOfScripted(given, all);
      for (const [i, said] of outputOfOther(given, all).entries())
        if (said !== scripted[i])
          throw new Error(`${JSON.stringify(all[i])}: said ${JSON.stringify(said)}, scripted ${JSON.stringify(scripted[i])}`);
    }),
    { seed, numRuns: runs },
  );
}

/** What the core says to each stimulus. */
export function outputOfCore(bench: Compiled, id: string | undefined, stimuli: readonly Stimulus[]): string[] {
  const lines = benchLines(stimuli);
  const [, ...said] = bench.play([`id ${id ?? ''}`, ...lines.flat()]);
  return lines.map((some) => said.splice(0, some.length).join(''));
}
