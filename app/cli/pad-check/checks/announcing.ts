import { PROTOCOL_VERSION, NO_ID } from '../../../../firmware-protocol/codec/message.ts';
import { OldPadDetector } from '../../../../host/sealing/pads/old-pad.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import type { Heard, HeardMessage } from '../pad-line.ts';
import { isOf, UNDER_WAY_MS, type Probe } from '../probe.ts';

/** Opening the port resets most boards: they boot for up to two seconds, and announce themselves within two more. */
const LISTEN_MS = 8000;
/** What comes sooner after opening may have been sent before the reset that opening causes, ms. */
export const STALE_MS = 100;
/** Two periods and a half: one repetition may be late. */
const REPEATED_MS = 700;

const isMessage = (heard: Heard): heard is HeardMessage => heard.kind === 'message';

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

const CRC = 'the checksum: CRC-16/CCITT-FALSE of all characters between "|" and the last "*", four lower-case hex digits';
export const WHY_REFUSED: Readonly<Record<string, string>> = {
  crc: CRC,
  syntax: 'the fields of this message, their number and ranges, and the "*" with four lower-case hex digits',
  unknown: 'the letter of the message ("What the pad sends")',
  overrun: 'the length: at most 64 bytes with the "|" and the newline',
};

async function announces(probe: Probe): Promise<string> {
  const opened = probe.clock.now();
  const { line } = probe;
  let first = await listen(probe, 0);
  if (first.at - opened < STALE_MS && (await repetition(probe, first)) === undefined) {
    first = (await line.until(isMessage, LISTEN_MS)) ?? first;
  }
  const { type } = first.message;
  const isNotice = type === 'beacon' || first.seq === 0;
  if (!isNotice)
    throw new Fault({
      expected: 'a line with sequence 0, since nothing has been asked',
      came: printable(first.text),
      look: 'the sequence of what the pad sends unasked ("Unasked")',
    });
  const again = await repetition(probe, first);
  if (again === undefined)
    throw new Fault({
      expected: `${printable(first.text)} again after 250 ms, since nobody has acknowledged it`,
      came: `nothing more within ${REPEATED_MS} ms`,
      look: 'whether the first notice in line is repeated after every period of 250 ms',
    });
  if (isOf('hello')(first) && first.message.version === PROTOCOL_VERSION) await expectAcknowledged(probe, first);
  return type === 'beacon' ? 'by its beacon; opening the port did not reset it' : `by "${type}"`;
}

/** An ack of event 0 ends the repetition of the hello at boot. */
async function expectAcknowledged(probe: Probe, { text }: HeardMessage): Promise<void> {
  const { line } = probe;
  probe.acknowledge(0);
  await line.pass(UNDER_WAY_MS);
  const again = await line.until((heard) => heard.text === text, REPEATED_MS);
  if (again !== undefined)
    throw new Fault({
      after: 'an ack of event 0',
      expected: 'no further hello at boot',
      came: printable(again.text),
      look: 'the hello at boot is event 0: an ack with this number ends it, as a hello of the host does',
    });
}

/** The same line again, which follows soon, since nobody has acknowledged the first. */
function repetition({ line }: Probe, first: HeardMessage): Promise<Heard | undefined> {
  return line.until((heard) => heard !== first && heard.text === first.text, REPEATED_MS, 0);
}

async function greets(probe: Probe): Promise<string> {
  const hello = await probe.greet();
  if (hello.version !== PROTOCOL_VERSION)
    throw new Fault({
      after: 'hello',
      expected: `version ${PROTOCOL_VERSION}`,
      came: `version ${hello.version}`,
      look: 'the first field of hello; a host plays only with pads of its own version',
    });
  const seq = probe.nextSeq();
  // A hello is answered anew although its sequence is the same.
  await probe.ask({ type: 'hello' }, seq);
  await probe.ask({ type: 'hello' }, seq);
  return `id ${hello.id}, firmware ${hello.firmware}, protocol ${hello.version}`;
}

/** Gives a pad without a name this one. */
const naming = (name: string | undefined) =>
  async function storesName(probe: Probe): Promise<void> {
    if (probe.id === NO_ID && name === undefined)
      throw new Fault({
        expected: 'a pad with a name; a pad without one does not play',
        came: 'the id "?"',
        look: 'Give it a name: run this command again with --name NAME',
      });
    if (probe.id === NO_ID) await refusesToPlay(probe);
    const id = probe.id === NO_ID ? (name ?? '') : probe.id;
    await probe.expect(
      { type: 'setId', id },
      { type: 'setId', id },
      'the command setId (D): it is answered once the id is stored',
    );
    const { id: now } = await probe.greet();
    if (now !== id)
      throw new Fault({ after: `setId ${id}`, expected: `the id ${id} in hello`, came: now, look: 'what setId stores' });
  };

async function refusesToPlay(probe: Probe): Promise<void> {
  const arm = { type: 'arm', attempt: probe.nextAttempt(), hostNonce: probe.nonce() } as const;
  await probe.expect(
    arm,
    { type: 'error', code: 'store' },
    'a pad without an id answers arm with "store", and does not play until setId',
  );
}

/** How a pad makes itself known. `name` is for a pad without one. */
export const announcing = (name: string | undefined): readonly Check[] => [
  { id: 'announcement', title: 'announces itself without being asked, and repeats it', section: 'Unasked', run: announces },
  {
    id: 'hello',
    title: 'answers hello with the version of this protocol, each time anew',
    section: 'Commands and answers',
    run: greets,
  },
  { id: 'name', title: 'has a name and stores one', section: 'What the host sends', run: naming(name) },
];

/** What the announcement has left: from now on its hello at boot is acknowledged. */
export function acknowledgeBoot(probe: Probe): void {
  probe.bootExpected = false;
  if (probe.line.since(0).some((heard) => isOf('hello')(heard) && heard.seq === 0 && heard.message.version === PROTOCOL_VERSION))
    probe.acknowledge(0);
}
