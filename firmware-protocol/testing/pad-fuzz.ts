import fc from 'fast-check';
import type { Face, HostMessage, PadMessage } from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';
import { HOST_NONCE } from './state-commands.ts';
import { ScriptedBench } from './scripted-bench.ts';

/** Few values, so that inputs refer to earlier attempts often. */
const attempt = fc.constantFrom(1, 1, 2);
const face = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);

/** Something that happens to a pad, with a description for counterexamples. */
type Stimulus = readonly [what: string, apply: (bench: ScriptedBench) => void];

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('arm'), attempt, hostNonce: fc.constant(HOST_NONCE) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('close', 'close', 'abort', 'halted'), attempt }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('reveal'), attempt, seal: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('result'), attempt, verdict: fc.constant('took') }) },
) as fc.Arbitrary<HostMessage>;

const stimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  { weight: 6, arbitrary: command.map((message): Stimulus => [JSON.stringify(message), (bench) => void bench.ask(message)]) },
  { weight: 3, arbitrary: face.map((pressed): Stimulus => [`press ${pressed}`, ({ pad }) => pad.press(pressed)]) },
  { weight: 1, arbitrary: face.map((held): Stimulus => [`down ${held}`, ({ pad }) => pad.down(held)]) },
  { weight: 1, arbitrary: face.map((held): Stimulus => [`up ${held}`, ({ pad }) => pad.up(held)]) },
  { weight: 1, arbitrary: fc.constant<Stimulus>(['700 ms', ({ time }) => time.pass(700)]) },
  { weight: 1, arbitrary: fc.constant<Stimulus>(['reset', ({ pad }) => pad.reset('watchdog')]) },
  { weight: 1, arbitrary: fc.string().map((noise): Stimulus => [`noise ${noise}`, (bench) => bench.type(`${noise}\n`)]) },
);

/**
 * Checks for any commands, presses, resets and noise: a face is revealed only after its attempt was closed, fits the answer to
 * close, is the only one of its attempt, and no seal is made in that attempt afterwards.
 */
export function fuzzPad(seed: number, runs: number): void {
  fc.assert(
    fc.property(fc.array(stimulus, { maxLength: 60, size: 'max' }), (stimuli) => {
      const bench = new ScriptedBench();
      const checker = new Checker();
      for (const [, apply] of stimuli) {
        apply(bench);
        for (const message of bench.taken()) checker.check(message);
      }
    }),
    { seed, numRuns: runs },
  );
}

class Checker {
  readonly #closed = new Map<number, Extract<PadMessage, { type: 'close' }>>();
  readonly #noticed = new Map<number, number>();

  check(message: PadMessage): void {
    if (message.type === 'sealed') this.#sealed(message);
    if (message.type === 'close') this.#close(message);
    if (message.type === 'reveal') this.#reveal(message);
  }

  /** A notice may be repeated after close, but only for the closed seal or an earlier one. */
  #sealed({ attempt, seal }: Extract<PadMessage, { type: 'sealed' }>): void {
    const closed = this.#closed.get(attempt);
    const latest = Math.max(this.#noticed.get(attempt) ?? 0, closed?.seal ?? 0);
    if (closed !== undefined && seal > latest) throw new Error('sealed after close');
    this.#noticed.set(attempt, Math.max(latest, seal));
  }

  #close(closed: Extract<PadMessage, { type: 'close' }>): void {
    const before = this.#closed.get(closed.attempt);
    if (before !== undefined && before.commitment !== closed.commitment) throw new Error('a different seal at a second close');
    this.#closed.set(closed.attempt, closed);
  }

  #reveal({ attempt, seal, face, nonce }: Extract<PadMessage, { type: 'reveal' }>): void {
    const closed = this.#closed.get(attempt);
    if (closed?.seal !== seal) throw new Error('revealed a seal that was not closed');
    const binding = commitment({ id: 'anna', attempt, hostNonce: HOST_NONCE, face, nonce });
    if (binding !== closed.commitment) throw new Error('revealed a different face');
  }
}
