import type { Hello } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import type { Heard } from '../pad-line.ts';
import { isOf, type Probe } from '../probe.ts';
import { listen, STALE_MS } from './announcing.ts';
import { armAgain, openSeal, sealFace, type SealedLine } from './rounds.ts';

const SECTION = 'What a pad keeps';
/** How long a pad may be away when its cable was pulled, ms, and how often the port is tried meanwhile. */
const AWAY_MS = 90_000;
const TRY_MS = 500;

const KEPT_LOOK =
  'what survives a reset: attempt, state, seals and nonces lie in RAM that start-up code does not touch, with a checksum. Opening a port resets most boards';

/** Closes the port and opens it again, as a host does that is started again, and greets the pad. */
async function hostRestarts(probe: Probe): Promise<Hello> {
  return booting(probe, async () => {
    await probe.line.close();
    await probe.line.pass(TRY_MS);
    await probe.line.open();
    await probe.line.pass(STALE_MS);
    await listen(probe, probe.line.mark);
    return probe.greet();
  });
}

/** Boots during this are no fault of the pad. */
async function booting<Value>(probe: Probe, act: () => Promise<Value>): Promise<Value> {
  probe.bootExpected = true;
  try {
    return await act();
  } finally {
    probe.bootExpected = false;
  }
}

function expectKept(hello: Hello, state: Hello['state'], attempt: number, seal: number): void {
  if (hello.state === state && hello.attempt === attempt && hello.seal === seal) return;
  throw new Fault({
    after: 'closing the port and opening it again',
    expected: `the state ${state}, attempt ${attempt}, seal ${seal} in hello`,
    came: `${hello.state}, ${hello.attempt}, ${hello.seal}, after a reset "${hello.reset}"`,
    look: KEPT_LOOK,
  });
}

async function outlivesHost(probe: Probe): Promise<void> {
  const { attempt } = await probe.arm();
  expectKept(await hostRestarts(probe), 'armed', attempt, 0);
}

async function keepsItsSeal(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const sealed = await sealFace(probe, 4);
  const { attempt } = armed;
  const before = probe.line.mark;
  expectKept(await hostRestarts(probe), 'sealed', attempt, sealed.message.seal);
  if (probe.line.since(before).some(isBoot)) await expectSealAfterBoot(probe, before, sealed);
  const after = 'a restart of the host, and arm with the same attempt and nonce';
  await armAgain(probe, armed, sealed, { after, look: KEPT_LOOK });
  await openSeal(probe, armed, sealed, 4);
}

const isBoot = (heard: Heard): boolean => isOf('hello')(heard) && heard.seq === 0;

async function expectSealAfterBoot(probe: Probe, before: number, { message }: SealedLine): Promise<void> {
  const { commitment } = message;
  const again = await probe.line.until((heard) => isOf('sealed')(heard) && heard.message.commitment === commitment, 700, before);
  if (again === undefined)
    throw new Fault({
      after: 'a boot that finds the pad sealed',
      expected: `sealed with the commitment ${commitment}, unasked`,
      came: probe.cameSince(before),
      look: 'the seal is sent again after a boot, as soon as the hello is acknowledged ("Unasked")',
    });
}

async function losesPower(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  await sealFace(probe, 2);
  const { id } = probe;
  const hello = await booting(probe, async () => {
    const { mark } = probe.line;
    await probe.hands.power();
    await untilBack(probe, mark);
    return probe.greet();
  });
  if (hello.state !== 'idle' || hello.attempt !== 0 || hello.seal !== 0)
    throw new Fault({
      after: 'power off, and on again',
      expected: 'the state idle, attempt 0 and seal 0 in hello: power off wipes everything but the name',
      came: `${hello.state}, ${hello.attempt}, ${hello.seal}`,
      look: 'whether it was unplugged for ten seconds, since memory may survive a short loss of power; and the checksum of that memory',
    });
  if (hello.id !== id)
    throw new Fault({
      after: 'power off, and on again',
      expected: `the id ${id}`,
      came: printable(hello.id),
      look: 'where setId stores the id',
    });
  const { attempt } = armed;
  await probe.expect({ type: 'arm', ...armed }, { type: 'arm', attempt }, 'arm after power off: no attempt is spent');
  // The same attempt and host nonce as before: only the pad's own nonce may tell the seals apart.
  const sealed = await sealFace(probe, 2);
  if (sealed.message.event !== 1)
    throw new Fault({
      after: 'a boot, and a press',
      expected: 'event 1',
      came: printable(sealed.text),
      look: 'events are counted from 1 after every boot',
    });
  await openSeal(probe, armed, sealed, 2);
}

/** Until the pad has announced itself after its power was off, at the same port or at one that went and came. */
async function untilBack(probe: Probe, before: number): Promise<void> {
  const { line, clock } = probe;
  const until = clock.now() + AWAY_MS;
  let reopened: number | undefined;
  const isBack = () =>
    reopened === undefined ? line.since(before).some(isBoot) : line.since(reopened).some(({ kind }) => kind === 'message');
  while (clock.now() < until) {
    if (line.isOpen && isBack()) return;
    await line.pass(TRY_MS);
    if (line.isOpen) continue;
    reopened = line.mark;
    // Not there yet, or not for us yet: the system grants access to a new port a moment after it appears.
    await line.open().catch(() => undefined);
  }
  throw new Fault({
    after: 'power off, and on again',
    expected: `the hello at boot within ${AWAY_MS / 1000} s`,
    came: line.isOpen ? probe.cameSince(before) : 'no port at this path',
    look: 'whether the cable was pulled and the port has the same name again; on Linux use its name in /dev/serial/by-id',
  });
}

export const restarting: readonly Check[] = [
  { id: 'host', title: 'goes on with its attempt when the host is started again', section: SECTION, run: outlivesHost },
];

export const restartingWithSeals: readonly Check[] = [
  { id: 'kept', title: 'keeps its seal when the host is started again', section: SECTION, hands: 'buttons', run: keepsItsSeal },
  { id: 'power', title: 'forgets all but its name without power', section: SECTION, hands: 'cable', run: losesPower },
];
