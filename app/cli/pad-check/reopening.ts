import { PROTOCOL_VERSION } from '../../../firmware-protocol/codec/message.ts';
import { OldPadDetector } from '../../../host/sealing/pads/old-pad.ts';
import { Fault } from './fault.ts';
import { isBoot, isMessage, type HeardMessage } from './pad-line.ts';
import type { Probe } from './probe.ts';

/** Opening the port resets most boards: they boot for up to two seconds, and announce themselves within two more. */
export const LISTEN_MS = 8000;
/** What comes sooner after opening may have been sent before the reset that opening causes, ms. */
export const STALE_MS = 100;
/** How long a pad may be away when its cable was pulled, ms, and how often the port is tried meanwhile. */
const AWAY_MS = 90_000;
const TRY_MS = 500;

/** Listens until the pad sends a valid frame unasked, as a host does before it sends anything. @throws `Fault` if none comes */
export async function listen(probe: Probe, mark: number): Promise<HeardMessage> {
  const first = await probe.line.until(isMessage, LISTEN_MS, mark);
  if (first !== undefined) return first;
  throw new Fault({
    after: 'opening the port; a host listens first and sends nothing',
    expected: `the hello at boot (|h,0,…) or a beacon (|b,0,…) within ${LISTEN_MS / 1000} s`,
    came: probe.cameSince(mark),
    look: whyUnheard(probe, mark),
  });
}

function whyUnheard({ line }: Probe, mark: number): string {
  const heard = line.since(mark);
  const old = new OldPadDetector();
  const id = heard.map(({ text }) => old.receive(Buffer.from(`${text}\n`, 'latin1'))).find((one) => one !== undefined);
  if (id !== undefined) return `the version: the pad "${id}" speaks protocol 1, whose frames began with "$"`;
  const refused = heard.find(({ kind }) => kind === 'refused');
  if (refused?.kind === 'refused') return WHY_REFUSED[refused.code] ?? refused.code;
  if (heard.length > 0 || line.begun !== '')
    return 'the speed of the line (115,200 baud, 8N1), and whether frames begin with "|" and end with a newline';
  return 'whether the program runs, speaks on this port at 115,200 baud, and sends its hello every 250 ms until it is acknowledged';
}

export const WHY_REFUSED: Readonly<Record<string, string>> = {
  crc: 'the checksum: CRC-16/CCITT-FALSE of all characters between "|" and the last "*", four lower-case hex digits',
  syntax: 'the fields of this message, their number and ranges, and the "*" with four lower-case hex digits',
  unknown: 'the letter of the message ("What the pad sends")',
  overrun: 'the length: at most 64 bytes with the "|" and the newline',
};

/** What the announcement has left: from now on its hello at boot is acknowledged. */
export function acknowledgeBoot(probe: Probe): void {
  probe.bootExpected = false;
  if (probe.line.since(0).some((heard) => isBoot(heard) && heard.message.version === PROTOCOL_VERSION)) probe.acknowledge(0);
}

/** Closes the port and opens it again, as a host does that is started again. Boots until its hello are no fault of the pad. */
export async function reopens(probe: Probe): Promise<void> {
  probe.bootExpected = true;
  await probe.line.close();
  await probe.line.pass(TRY_MS);
  await probe.line.open();
  await probe.line.pass(STALE_MS);
  await listen(probe, probe.line.mark);
}

/** Until the pad has announced itself after its power was off, at the same port or at one that went and came. */
export async function powersOff(probe: Probe): Promise<void> {
  const { line, clock } = probe;
  const before = line.mark;
  let since = before;
  probe.bootExpected = true;
  await probe.hands.power();
  for (const until = clock.now() + AWAY_MS; clock.now() < until; await line.pass(TRY_MS)) {
    if (line.isOpen && line.since(since).some(since === before ? isBoot : isMessage)) return;
    if (line.isOpen) continue;
    since = line.mark;
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
