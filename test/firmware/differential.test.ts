import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOT_MS, ChipBench, PRESS_MS } from '../../firmware-protocol/testing/chip-bench.ts';
import { makeHostMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { Face, Framed, HostMessage, PadMessage } from '../../firmware-protocol/codec/message.ts';
import { manualTime } from '../../firmware-protocol/testing/scripted-bench.ts';
import { ScriptedPad } from '../../firmware-protocol/scripted-pad/pad.ts';
import { HOST_NONCE, OTHER_NONCE } from '../../firmware-protocol/testing/state-commands.ts';
import { sized } from '../support/sized.ts';
import { masked } from './masked.ts';

/** A chip and the scripted pad with the same input: they send the same, except for what depends on nonces. */
const SEED = 1;
const HISTORIES = sized({ sample: 20, whole: 60 });
/** Longer than 0.7 s by less than the period of a notice. */
const HALT_MS = 13 * PRESS_MS;

interface Pads {
  readonly chip: ChipBench;
  readonly scripted: ScriptedPad;
  /** The buttons that are held down. */
  readonly held: Set<Face>;
  type(text: string): void;
  pass(ms: number): void;
  /** What both have sent since the last call. */
  said(): readonly [Framed<PadMessage>[], Framed<PadMessage>[]];
}

function bothPads(): Pads {
  const [chip, time] = [new ChipBench(), manualTime()];
  let [sent, nonces] = ['', 0];
  const scripted = new ScriptedPad(
    { id: 'anna', firmware: '2.0.0' },
    {
      send: (bytes) => (sent += Buffer.from(bytes).toString('latin1')),
      after: time.after,
      nonce: () => (nonces += 1).toString(16).padStart(16, '0'),
    },
  );
  scripted.powerCycle();
  scripted.receive(Buffer.from(`${makeHostMessage({ seq: 1, message: { type: 'hello' } })}\n`));
  sent = '';
  return {
    chip,
    scripted,
    held: new Set(),
    type: (text) => {
      chip.type(text);
      scripted.receive(Buffer.from(text, 'latin1'));
    },
    pass: (ms) => {
      chip.pass(ms);
      time.pass(ms);
    },
    said: () => {
      const lines = sent.split('\n').slice(0, -1);
      sent = '';
      return [chip.taken(), lines.flatMap((line) => (parsed(line) ? [parsed(line) as Framed<PadMessage>] : []))];
    },
  };
}

function parsed(line: string): Framed<PadMessage> | undefined {
  const found = parsePadMessage(line);
  return found.ok ? found.value : undefined;
}

/** Something that happens to both: its name in a counterexample, what it does, and how long it takes, in ms. */
type Happening = readonly [what: string, happen: (pads: Pads) => void, lasts: number];

const attempt = fc.constantFrom(1, 1, 2);
const face = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);
const seq = fc.constantFrom(1, 2, 3, 200, 255);
const message: fc.Arbitrary<HostMessage> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('arm' as const),
      attempt,
      hostNonce: fc.constantFrom(HOST_NONCE, HOST_NONCE, OTHER_NONCE),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('close' as const), attempt }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('reveal' as const), attempt, seal: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('abort' as const, 'halted' as const, 'nudge' as const), attempt }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('closeIn' as const), attempt, ms: fc.constantFrom(90, 450) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('result' as const), attempt, verdict: fc.constant('took' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('setId' as const), id: fc.constantFrom('anna', 'x', 'A-name_of-16-cha') }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('hello' as const, 'ping' as const, 'identify' as const) }) },
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 18,
    arbitrary: fc.tuple(message, seq).map(([asked, n]): Happening => {
      const frame = makeHostMessage({ seq: n, message: asked });
      return [frame, ({ type }) => type(`${frame}\n`), asked.type === 'setId' ? 3 * PRESS_MS : PRESS_MS];
    }),
  },
  { weight: 4, arbitrary: face.chain((f) => fc.constantFrom<Happening>(...touch(f))) },
  { weight: 3, arbitrary: face.map(press) },
  { weight: 2, arbitrary: fc.tuple(face, face).map(([first, second]) => holdTwo(first, second)) },
  { weight: 1, arbitrary: fc.constant<Happening>(['780 ms', () => undefined, HALT_MS]) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('external', 'watchdog', 'brownout')
      .map((cause): Happening => [
        `reset ${cause}`,
        ({ chip, scripted }) => void [chip.pad, scripted].forEach((pad) => pad.reset(cause)),
        BOOT_MS,
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Happening>([
      'power',
      ({ chip, scripted }) => [chip.pad, scripted].forEach((pad) => pad.powerCycle()),
      BOOT_MS,
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ maxLength: 40 })
      .map((noise): Happening => [`noise ${noise}`, ({ type }) => type(`${noise}\n`), PRESS_MS]),
  },
);

function touch(f: Face): Happening[] {
  const down: Happening = [
    `down ${f}`,
    ({ chip, scripted, held }) => {
      if (held.has(f)) return;
      held.add(f);
      for (const pad of [chip.pad, scripted]) pad.down(f);
    },
    PRESS_MS,
  ];
  const up: Happening = [
    `up ${f}`,
    ({ chip, scripted, held }) => {
      if (!held.delete(f)) return;
      for (const pad of [chip.pad, scripted]) pad.up(f);
    },
    PRESS_MS,
  ];
  return [down, up, up];
}

/** These fingers go down one after the other, stay down this long, and are lifted; a finger that is already down does nothing. */
function touched(faces: readonly Face[], ms: number): (pads: Pads) => void {
  return ({ chip, scripted, held, pass }) => {
    if (held.size > 0) return;
    for (const f of faces) {
      for (const pad of [chip.pad, scripted]) pad.down(f);
      pass(PRESS_MS);
    }
    pass(ms);
    for (const f of faces) for (const pad of [chip.pad, scripted]) pad.up(f);
  };
}

function press(f: Face): Happening {
  return [`press ${f}`, touched([f], 0), PRESS_MS];
}

function holdTwo(first: Face, second: Face): Happening {
  return [`hold ${first} and ${second}`, touched([...new Set([first, second])], HALT_MS), PRESS_MS];
}

it('a chip and the scripted pad send the same in any history', () => {
  let frames = 0;
  fc.assert(
    fc.property(fc.array(happening, { minLength: 30, maxLength: 60, size: 'max' }), (happenings) => {
      const pads = bothPads();
      for (const [, happen, lasts] of happenings) {
        happen(pads);
        pads.pass(lasts);
        const [chip, scripted] = pads.said();
        expect(chip.map(masked)).toEqual(scripted.map(masked));
        frames += chip.length;
        for (const { message: heard } of chip) {
          if (heard.type !== 'sealed' && heard.type !== 'halt') continue;
          pads.type(`${makeHostMessage({ seq: 0, message: { type: 'ack', event: heard.event } })}\n`);
        }
        pads.type(`${makeHostMessage({ seq: 0, message: { type: 'ack', event: 0 } })}\n`);
        pads.pass(PRESS_MS);
      }
    }),
    { seed: SEED, numRuns: HISTORIES },
  );
  expect(frames).toBeGreaterThan(HISTORIES * 5);
});
