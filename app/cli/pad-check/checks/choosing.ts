import type { Face } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import { BUTTON } from '../hands.ts';
import { isOf, UNDER_WAY_MS, type Probe } from '../probe.ts';
import { armAgain, openSeal, sealFace, type SealedLine } from './rounds.ts';
import { expectPeriod, repetitions } from './timing.ts';

async function changesItsMind(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const seals: SealedLine[] = [];
  for (const face of [2, 5, 5] as const) seals.push(await sealFace(probe, face));
  for (const [n, { message, text }] of seals.entries()) {
    const before = seals[n - 1]?.message;
    const event = before === undefined ? message.event : (before.event % 255) + 1;
    if (message.seal !== n + 1 || message.event !== event)
      throw new Fault({
        after: `press ${n + 1} in one attempt`,
        expected: `seal ${n + 1} with event ${event}: every press makes a new seal, even of the same face`,
        came: printable(text),
        look: 'the numbers of seals and of events ("Buttons", "Unasked")',
      });
  }
  const [, second, third] = seals;
  if (second === undefined || third === undefined) return;
  if (second.message.commitment === third.message.commitment)
    throw new Fault({
      after: 'two presses of the same face',
      expected: 'two different commitments',
      came: `${third.message.commitment} twice`,
      look: 'a new nonce for every seal; an equal commitment shows that the player chose the same face again',
    });
  await openSeal(probe, armed, third, 5);
}

async function repeatsSeals(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const sealed = await probe.press(6);
  const same = (heard: { readonly text: string }) => heard.text === sealed.text;
  const look = 'a notice is sent again after each period of 250 ms, as the same line, until an ack with its event number comes';
  await expectPeriod(() => repetitions(probe, same, probe.line.mark, true), 'a seal that nobody acknowledges', look);
  probe.acknowledge((sealed.message.event % 255) + 1);
  // A repetition may be under way.
  await probe.line.pass(UNDER_WAY_MS);
  const unmoved = await probe.line.until(same, 700);
  if (unmoved === undefined)
    throw new Fault({ after: 'an ack of another event', expected: 'the seal again', came: 'nothing within 700 ms', look });
  probe.acknowledge(sealed.message.event);
  await probe.line.pass(UNDER_WAY_MS);
  await expectNoSeal(probe, 700, 'an ack of the seal', look);
  await armAgain(probe, armed, sealed, {
    after: 'arm with the same attempt and nonce, while sealed',
    look: 'at an arm after which the pad is still sealed, the seal is sent again before the answer: so a host can ask for a commitment that it missed',
  });
  await openSeal(probe, armed, sealed, 6);
  await probe.settle();
  await dropsSealAtClose(probe);
}

/** No notice of an attempt is sent after its close, whether it was acknowledged or not. */
async function dropsSealAtClose(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const sealed = await probe.press(3);
  const look = 'a seal that waits for its ack is dropped when the pad is no longer sealed ("Unasked")';
  const { attempt } = armed;
  const { seal, commitment } = sealed.message;
  await probe.expect(
    { type: 'close', attempt },
    { type: 'close', attempt, seal, commitment },
    'close with a seal that is not acknowledged',
  );
  await expectNoSeal(probe, 700, 'close, although nobody has acknowledged the seal', look);
  await openSeal(probe, armed, sealed, 3);
}

async function expectNoSeal(probe: Probe, ms: number, after: string, look: string): Promise<void> {
  const { mark } = probe.line;
  const until = probe.clock.now() + ms;
  while (probe.clock.now() < until) {
    await probe.line.until(isOf('sealed'), 200, mark);
    if (probe.line.since(mark).some(isOf('sealed')))
      throw new Fault({ after, expected: 'no seal', came: probe.cameSince(mark), look });
    await probe.ask({ type: 'ping' });
  }
}

async function keepsItsChoice(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const sealed = await sealFace(probe, 1);
  const { attempt } = armed;
  await probe.expect({ type: 'closeIn', attempt, ms: 200 }, { type: 'closeIn', attempt }, 'closeIn while sealed');
  await probe.line.pass(400);
  await probe.expectState('closed', 'closeIn 200 ms, and 400 ms', 'the countdown of closeIn');
  const look = 'whether a press is ignored in every state but armed and sealed: nobody may change a face after the count';
  await pressesInVain(probe, 6, 'after the count', look);
  await probe.expectState('closed', 'a press after the count', look);
  await openSeal(probe, armed, sealed, 1);
  await pressesInVain(probe, 5, 'after the reveal', look);
  const reveal = { type: 'reveal', attempt, seal: sealed.message.seal } as const;
  await probe.expect(reveal, { ...reveal, face: 1, nonce: probe.nonces.at(-1) ?? '' }, look);
  await probe.settle();
  await pressesInVain(probe, 2, 'in idle', look);
}

async function pressesInVain(probe: Probe, face: Face, when: string, look: string): Promise<void> {
  const after = `a press of "${BUTTON[face]}" ${when}`;
  const watching = expectNoSeal(probe, probe.hands.watch, after, look);
  await Promise.all([probe.hands.press(face), watching]);
}

/** What a player may do before the reveal, and may not do after the count. */
export const choosing: readonly Check[] = [
  {
    id: 'mind',
    title: 'makes a new seal at every press, and opens the last',
    section: 'Buttons',
    hands: 'buttons',
    run: changesItsMind,
  },
  {
    id: 'notices',
    title: 'sends a seal again until it is acknowledged, and when it is armed again',
    section: 'Unasked',
    hands: 'buttons',
    run: repeatsSeals,
  },
  { id: 'late', title: 'changes nothing after the count', section: 'Secrecy', hands: 'buttons', run: keepsItsChoice },
];
