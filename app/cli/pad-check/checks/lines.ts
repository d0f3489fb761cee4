import { FRAME_START, MAX_FRAME, makeFrame } from '../../../../firmware-protocol/codec/frame.ts';
import { makeHostMessage, makePadMessage } from '../../../../firmware-protocol/codec/codec.ts';
import type { PadErrorCode } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import { ANSWER_MS, isAnswer, QUIET_MS, type Probe } from '../probe.ts';

const NONCE = '0011223344556677';

/** Sends these bytes; they must be answered by exactly this error, and by nothing else. */
async function refuses(probe: Probe, bytes: string, seq: number, code: PadErrorCode, look: string): Promise<void> {
  const { mark } = probe.line;
  probe.line.send(bytes);
  const expected = makePadMessage({ seq, message: { type: 'error', code } });
  const answer = await probe.line.until(isAnswer, ANSWER_MS, mark);
  if (answer?.text.replaceAll('\r', '') !== expected)
    throw new Fault({ after: printable(bytes.trimEnd()), expected, came: probe.cameSince(mark), look });
}

/** Sends these bytes, in which there is a ping; that alone must be answered. */
async function answersOnly(probe: Probe, pieces: readonly string[], seq: number, look: string): Promise<void> {
  const { mark } = probe.line;
  for (const piece of pieces) {
    probe.line.send(piece);
    if (pieces.length > 1) await probe.line.pass(10);
  }
  await probe.line.until((heard) => isAnswer(heard) && heard.seq === seq, ANSWER_MS, mark);
  await probe.line.pass(QUIET_MS);
  const answers = probe.line.since(mark).filter(isAnswer);
  if (answers.length !== 1 || answers[0]?.message.type !== 'ping' || answers[0].seq !== seq)
    throw new Fault({
      after: printable(pieces.join('')),
      expected: `one line, the answer to the ping with sequence ${seq}`,
      came: probe.cameSince(mark),
      look,
    });
}

const frame = (type: string, seq: number | string, ...fields: readonly string[]): string =>
  // The type of `seq` is wider than a frame allows, since these lines are to be refused.
  `${makeFrame({ type, seq: seq as number, fields })}\n`;
const ping = (seq: number): string => `${makeHostMessage({ seq, message: { type: 'ping' } })}\n`;

type BadLine = readonly [bytes: string, seq: number, code: PadErrorCode, look: string];

const allRefused = (lines: readonly BadLine[]) =>
  async function refusesEach(probe: Probe): Promise<void> {
    for (const line of lines) await refuses(probe, ...line);
    await probe.expectState('idle', 'lines that cannot be read', 'whether a refused line changes anything');
  };

const CRC_LOOK =
  'how the checksum of what arrives is compared; the error carries sequence 0, since the sequence may be wrong too';
const BAD_CHECKSUMS: readonly BadLine[] = [
  [`${FRAME_START}P,6*0000\n`, 0, 'crc', CRC_LOOK],
  [`${FRAME_START}P,7*${makeFrame({ type: 'P', seq: 6, fields: [] }).slice(-4)}\n`, 0, 'crc', CRC_LOOK],
  [`${FRAME_START}P,8\n`, 0, 'syntax', 'a line without "*" and four hex digits: syntax'],
  [ping(26).replace(/[a-f]/g, (digit) => digit.toUpperCase()), 0, 'syntax', 'hex digits are lower case'],
];

const UNKNOWN_LOOK =
  'a letter that this version does not know: "unknown", with the sequence of the frame, so that later versions can ask';
const UNKNOWN: readonly BadLine[] = [
  [frame('Z', 7), 7, 'unknown', UNKNOWN_LOOK],
  [frame('Z', 0), 0, 'unknown', UNKNOWN_LOOK],
  [frame('Y', 8, 'a', '', 'b'), 8, 'unknown', UNKNOWN_LOOK],
  [frame('p', 9), 9, 'unknown', 'to a pad, every lower-case letter is unknown'],
];

const RANGE = 'the table under "Fields": ranges, number of fields, no leading zeros, lower-case hex';
const SEQ_LOOK =
  'sequences: commands 1 to 255, ack always 0; an error carries the sequence of the frame if the checksum is right';
const IMPOSSIBLE: readonly BadLine[] = [
  [frame('P', 0), 0, 'syntax', SEQ_LOOK],
  [frame('P', 256), 0, 'syntax', SEQ_LOOK],
  [frame('P', '07'), 0, 'syntax', SEQ_LOOK],
  [frame('K', 9, '1'), 9, 'syntax', SEQ_LOOK],
  [frame('P', 10, '1'), 10, 'syntax', RANGE],
  [frame('A', 11, '5'), 11, 'syntax', RANGE],
  [frame('A', 12, '0', NONCE), 12, 'syntax', RANGE],
  [frame('A', 13, '4294967296', NONCE), 13, 'syntax', RANGE],
  [frame('A', 14, '05', NONCE), 14, 'syntax', RANGE],
  [frame('A', 15, '5', 'AABBCCDDEEFF0011'), 15, 'syntax', RANGE],
  [frame('A', 16, '5', NONCE.slice(1)), 16, 'syntax', RANGE],
  [frame('L', 17, '5', '0'), 17, 'syntax', RANGE],
  [frame('L', 18, '5', '65536'), 18, 'syntax', RANGE],
  [frame('R', 19, '5', '0'), 19, 'syntax', RANGE],
  [frame('V', 20, '5', 'x'), 20, 'syntax', RANGE],
  [frame('D', 21, ''), 21, 'syntax', RANGE],
  [frame('D', 22, 'seventeen-letters'), 22, 'syntax', RANGE],
];

async function findsFrames(probe: Probe): Promise<void> {
  const again = '"|" starts a new frame, whatever came before it';
  await answersOnly(probe, [`${FRAME_START}P,4${ping(31)}`], 31, again);
  await answersOnly(probe, [`${FRAME_START}A,4,5,${NONCE}*00`, ping(32)], 32, again);
  await answersOnly(probe, [`\n\nboot: ok * , 7\r\n${ping(33)}`], 33, 'everything outside a frame is ignored');
  await answersOnly(
    probe,
    [ping(34).replace('*', '\r*').replace('\n', '\r\r\n')],
    34,
    'carriage returns are ignored and not counted',
  );
  await answersOnly(probe, [...ping(35)], 35, 'a frame may arrive byte by byte: it ends with its newline, not with a pause');
}

async function dropsLongLines(probe: Probe): Promise<void> {
  const look = 'a frame whose 64th byte is not its newline is dropped with that byte; the rest is ignored until the next "|"';
  const start = `${FRAME_START}Z,7,`;
  // The longest frame that is allowed: 64 bytes with its newline.
  const longest = frame('Z', 7, 'x'.repeat(MAX_FRAME - 1 - start.length - '*0000'.length));
  await refuses(probe, longest, 7, 'unknown', 'a frame may be 64 bytes long, with the "|" and the newline');
  await refuses(probe, start.padEnd(MAX_FRAME, 'x'), 0, 'overrun', look);
  await answersOnly(probe, [`xxxx,9*0000\n${ping(41)}`], 41, look);
}

const NOISE = 1500;
const PIECE = 48;

/** The same noise every time: characters of one byte, newlines and bars among them. */
function noise(): string {
  let state = 1912;
  return Array.from({ length: NOISE }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(1 + ((state >>> 16) % 126));
  }).join('');
}

async function survivesNoise(probe: Probe): Promise<void> {
  const before = await probe.greet();
  const text = noise();
  for (let at = 0; at < text.length; at += PIECE) {
    probe.line.send(text.slice(at, at + PIECE));
    await probe.line.pass(8);
  }
  probe.line.send('\n');
  await probe.line.pass(QUIET_MS);
  const after = await probe.greet();
  if (after.state !== before.state || after.attempt !== before.attempt || after.id !== before.id)
    throw new Fault({
      after: `${NOISE} bytes of noise`,
      expected: `the state ${before.state}, attempt ${before.attempt} and id ${before.id} as before`,
      came: `${after.state}, ${after.attempt}, ${after.id}`,
      look: 'whether a line can be obeyed without a right checksum',
    });
}

async function ignoresDollars(probe: Probe): Promise<void> {
  const old = '$H,1*1d69\n$A,2,5,0011223344556677*0000\n';
  await answersOnly(probe, [old + ping(51)], 51, 'frames begin with "|"; those of version 1, with "$", are text outside a frame');
}

/** How a pad reads its line. */
export const lines: readonly Check[] = [
  {
    id: 'checksums',
    title: 'refuses lines whose checksum is wrong or missing',
    section: 'Frames',
    run: allRefused(BAD_CHECKSUMS),
  },
  {
    id: 'unknown',
    title: 'answers letters of later versions with "unknown"',
    section: 'Other versions',
    run: allRefused(UNKNOWN),
  },
  { id: 'fields', title: 'refuses impossible fields and sequences', section: 'Fields', run: allRefused(IMPOSSIBLE) },
  {
    id: 'frames',
    title: 'finds a frame after half a line, in pieces, and among other text',
    section: 'Frames',
    run: findsFrames,
  },
  { id: 'overrun', title: 'drops a line that is too long, and reads one of 64 bytes', section: 'Frames', run: dropsLongLines },
  { id: 'noise', title: 'is the same after noise on the line', section: 'Frames', run: survivesNoise },
  { id: 'dollars', title: 'ignores frames of version 1', section: 'Other versions', run: ignoresDollars },
];
