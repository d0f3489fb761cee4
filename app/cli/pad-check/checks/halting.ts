import { NO_COMMITMENT } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import { BUTTON } from '../hands.ts';
import type { Heard } from '../pad-line.ts';
import { isOf, type Armed, type Probe } from '../probe.ts';
import { openSeal, sealFace, type SealedLine } from './rounds.ts';

const LOOK = 'two buttons down together for 0.7 s: halt, with the number of the seal that was current before ("Buttons")';
/** A halt that comes sooner after the first of the two was pressed did not wait, ms. */
const SOONEST_MS = 500;
/** How long letting go takes, with its debouncing, ms. */
const RELEASED_MS = 300;

/** Two buttons halt: the seal of the first is withdrawn, and the one before it is current again. */
async function halts(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const kept = await sealFace(probe, 5);
  const { mark } = probe.line;
  await probe.hands.hold(4, 2);
  try {
    await haltsAfterAWhile(probe, armed, kept, mark);
  } finally {
    await letGo(probe);
  }
  const made = probe.line.since(mark).filter(isOf('sealed'));
  await choosesAnew(probe, armed, Math.max(...made.map(({ message }) => message.seal)));
  await haltsWithoutSeal(probe);
}

/** If the first of the two buttons made the only seal, none is left. */
async function haltsWithoutSeal(probe: Probe): Promise<void> {
  const { attempt } = await probe.arm();
  const { mark } = probe.line;
  await probe.hands.hold(4, 2);
  const halt = await probe.byHand(isOf('halt'), mark).finally(() => letGo(probe));
  if (halt === undefined || halt.message.seal !== 0)
    throw new Fault({
      after: 'two buttons held together, with no seal before',
      expected: `halt (|t,0,…) with attempt ${attempt} and seal 0`,
      came: probe.cameSince(mark),
      look: LOOK,
    });
  probe.acknowledge(halt.message.event);
  await probe.expectState('armed', 'a halt that leaves no seal', 'the seal that the first press made is withdrawn');
  const none = { type: 'close', attempt, seal: 0, commitment: NO_COMMITMENT } as const;
  await probe.expect({ type: 'close', attempt }, none, 'close after a halt that leaves no seal: seal 0 and 32 zeros');
}

/** A press counts only once all buttons are up again. */
async function letGo(probe: Probe): Promise<void> {
  await probe.hands.release();
  await probe.line.pass(RELEASED_MS);
}

async function haltsAfterAWhile(probe: Probe, { attempt }: Armed, { message: { seal, commitment } }: SealedLine, mark: number) {
  const halt = await probe.byHand(isOf('halt'), mark);
  expectHeld(probe, mark, halt?.at ?? Infinity);
  if (halt === undefined || halt.message.seal !== seal || halt.message.attempt !== attempt)
    throw new Fault({
      after: `seal ${seal}, then "${BUTTON[4]}" and "${BUTTON[2]}" held together`,
      expected: `halt (|t,0,…) with attempt ${attempt} and seal ${seal}`,
      came: probe.cameSince(mark),
      look: LOOK,
    });
  const halted = probe.line.mark;
  probe.acknowledge(halt.message.event);
  const isAgain = (heard: Heard): heard is SealedLine => isOf('sealed')(heard) && heard.message.seal === seal;
  const again = await probe.line.until(isAgain, 700, halted);
  if (again?.message.commitment !== commitment)
    throw new Fault({
      after: 'the ack of the halt',
      expected: `seal ${seal} again, with its commitment ${commitment}`,
      came: probe.cameSince(halted),
      look: 'after a halt that leaves a seal, sealed is sent again: the host must have the commitment of the current seal',
    });
  probe.acknowledge(again.message.event);
}

/** The seal of the first button, if it made one, shows when it went down. */
function expectHeld(probe: Probe, mark: number, haltedAt: number): void {
  const first = probe.line.since(mark).find(isOf('sealed'));
  const held = haltedAt - (first?.at ?? -Infinity);
  if (held >= SOONEST_MS) return;
  const came = `after ${held.toFixed(0)} ms`;
  throw new Fault({ after: 'two buttons held together', expected: 'the halt after 0.7 s', came, look: LOOK });
}

async function choosesAnew(probe: Probe, armed: Armed, highest: number): Promise<void> {
  const last = await sealFace(probe, 3);
  if (last.message.seal <= highest)
    throw new Fault({
      after: 'a press after the halt',
      expected: `a seal above ${highest}`,
      came: printable(last.text),
      look: 'numbers of withdrawn seals are not used again',
    });
  await openSeal(probe, armed, last, 3);
}

export const halting: readonly Check[] = [
  { id: 'halt', title: 'halts the count when two buttons are held', section: 'Buttons', hands: 'buttons', run: halts },
];
