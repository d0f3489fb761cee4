import type { Face } from '../../../../firmware-protocol/codec/message.ts';
import { commitment } from '../../../../firmware-protocol/codec/seal.ts';
import { Fault, printable, Unreachable } from '../fault.ts';
import { BUTTON } from '../hands.ts';
import { isOf } from '../pad-line.ts';
import type { Probe } from '../probe.ts';
import { check, COMMITMENT_LOOK, play, type Check } from '../script.ts';
import { ANSWER_MS } from '../stimuli.ts';

/** In the order of the buttons: the upper row, then the lower one. */
const FACES: readonly Face[] = [5, 6, 4, 2, 1, 3];
/** What two computers and a USB chip differ in by themselves, ms: smaller differences cannot be told from chance. */
const NOTICEABLE_MS = 8;
/** How often a difference in time is measured again. */
const REPLAYS = 3;
/** What the referee promises for ten pads, and when a host asks again for a reveal, ms. */
const PROMISED_MS = 40;
const REVEAL_AGAIN_MS = 60;
/** How long a button may bounce, ms. */
const BOUNCE_MS = 150;
/** So many pings, and ms between them, that a busy moment does not spoil all. */
const PINGS = 15;
const BETWEEN_PINGS_MS = 10;

type PlayedRound = Awaited<ReturnType<typeof playFace>>;

/** The rounds of each pad, once played. */
const ROUNDS = new WeakMap<Probe, readonly PlayedRound[]>();

async function playsFaces(probe: Probe): Promise<void> {
  const rounds: PlayedRound[] = [];
  for (const face of FACES) rounds.push(await playFace(probe, face));
  ROUNDS.set(probe, rounds);
  for (const { face: asked, revealed } of rounds)
    if (asked !== revealed.face)
      throw new Fault({
        after: `a press of "${BUTTON[asked]}"`,
        expected: `face ${asked}`,
        came: `face ${revealed.face} ("${BUTTON[revealed.face]}")`,
        look: 'which pin belongs to which face ("Buttons"), and whether two wires are swapped',
      });
}

/** Plays a round with one face, and keeps what could be seen before the reveal. */
async function playFace(probe: Probe, face: Face) {
  const { line, now, answerTimes } = probe;
  await play(
    probe,
    `
    arm
    seal ${face} -> s * n 1 ; seals are numbered from 1 in a new attempt; and debouncing
    wait ${BOUNCE_MS}`,
  );
  const other = line.since(now.begun).find((heard) => isOf('sealed')(heard) && heard.message.seal !== 1);
  if (other !== undefined)
    throw new Fault({
      after: `one press of "${BUTTON[face]}" in a new attempt`,
      expected: 'one seal, number 1',
      came: printable(other.text),
      look: 'debouncing: a change of a button counts after 10 to 20 ms of steady level',
    });
  const pinged = [line.mark, answerTimes.length] as const;
  for (let ping = 0; ping < PINGS; ping += 1) await play(probe, `P -> p s n 1\nwait ${BETWEEN_PINGS_MS}`);
  const fastest = Math.min(...answerTimes.slice(pinged[1]));
  await play(probe, 'C n -> c n 1 ; close answers with the last seal, as it was sent in sealed');
  // How many pings a slow hand leaves time for is no secret.
  const before = line.since(now.begun).filter((heard, at) => at >= pinged[0] - now.begun || !isOf('ping')(heard));
  const revealed = await play(probe, 'R n 1 -> r n 1 ; the command reveal in the state closed');
  if (revealed === undefined || !isOf('reveal')(revealed)) throw new Unreachable('the reveal was not heard');
  probe.nonces.push(revealed.message.nonce);
  const revealTook = answerTimes.at(-1) ?? NaN;
  await play(probe, 'V n t -> v n ; result once revealed');
  return {
    face,
    attempt: now.attempt,
    hostNonce: now.armedNonce,
    /** The lines that name the commitment: the seal, then the answer to close. */
    commitments: before.flatMap((one) => (isOf('sealed')(one) || isOf('close')(one) ? [one.message.commitment] : [])),
    before: before.map(({ text }) => text),
    /** Of the same pings, ms: a busy computer makes answers slower, and none faster. */
    fastest,
    revealTook,
    revealed: { face: revealed.message.face, nonce: revealed.message.nonce },
  };
}

function playedRounds(probe: Probe): readonly PlayedRound[] {
  const rounds = ROUNDS.get(probe);
  if (rounds === undefined) throw new Unreachable('the six faces were not played');
  return rounds;
}

async function commits(probe: Probe): Promise<void> {
  for (const { attempt, hostNonce, commitments, revealed } of playedRounds(probe)) {
    const computed = commitment({ id: probe.id, attempt, hostNonce, ...revealed });
    const wrong = commitments.find((one) => one !== computed);
    if (wrong !== undefined)
      throw new Fault({
        after: `id ${probe.id}, attempt ${attempt}, host nonce ${hostNonce}, face ${revealed.face}, pad nonce ${revealed.nonce}`,
        expected: `the commitment ${computed}`,
        came: wrong,
        look: COMMITMENT_LOOK,
      });
  }
}

/** The line without what differs from round to round by design: attempt, event, sequence, commitment, checksum. */
function comparable(text: string, { attempt, commitments }: PlayedRound): string {
  return commitments
    .reduce((line, hex) => line.replace(hex, '#'.repeat(hex.length)), text)
    .replace(/\*[0-9a-f]{4}/, '*####')
    .replace(/^\|([a-z]),\d+/, '|$1,Q')
    .replace(/^\|s,Q,\d+/, '|s,Q,E')
    .replace(new RegExp(`,${attempt}(?=[,*])`), ',N');
}

async function keepsSecret(probe: Probe): Promise<string> {
  const rounds = playedRounds(probe);
  for (const { before, revealed, face } of rounds) {
    const leak = before.find((line) => line.includes(revealed.nonce));
    if (leak !== undefined)
      throw new Fault({
        after: `a press of face ${face}, before its reveal`,
        expected: "no line with the pad's nonce: with it, six guesses find the face",
        came: printable(leak),
        look: 'what is sent with a seal',
      });
  }
  expectSameLines(rounds);
  await expectSameTimes(probe, rounds);
  return `differences in time of less than ${NOTICEABLE_MS} ms cannot be seen from here`;
}

function expectSameLines(rounds: readonly PlayedRound[]): void {
  const [first, ...others] = rounds.map((round) => ({ round, lines: round.before.map((line) => comparable(line, round)) }));
  for (const other of others) {
    const at = other.lines.findIndex((line, n) => line !== first?.lines[n]);
    if (first === undefined || (at < 0 && other.lines.length === first.lines.length)) continue;
    const shown = ({ round, lines }: typeof other) => `with face ${round.face}: ${printable(lines.at(at) ?? 'nothing')}`;
    throw new Fault({
      after: 'the same commands and one press, before the reveal; # is a commitment or checksum, N the attempt',
      expected: 'the same lines whichever face was pressed',
      came: `${shown(first)}; ${shown(other)}`,
      look: 'what is sent between a seal and its reveal: neither content nor length nor order may depend on the face',
    });
  }
}

/** A difference is a fault if it is there again whenever the two rounds are played again. */
async function expectSameTimes(probe: Probe, rounds: readonly PlayedRound[]): Promise<void> {
  const sorted = [...rounds].sort((a, b) => a.fastest - b.fastest);
  let [quick, slow] = [sorted[0], sorted.at(-1)];
  for (let trial = 0; quick !== undefined && slow !== undefined; trial += 1) {
    if (slow.fastest - quick.fastest < NOTICEABLE_MS) return;
    if (trial === REPLAYS)
      throw new Fault({
        after: `a ping between the seal and its reveal, in ${REPLAYS + 1} rounds of each of two faces`,
        expected: 'the same time to answer whichever face is sealed',
        came: `at best ${quick.fastest.toFixed(0)} ms with face ${quick.face} and ${slow.fastest.toFixed(0)} ms with face ${slow.face}`,
        look: 'branches and loops that depend on the face',
      });
    quick = await playFace(probe, quick.face);
    slow = await playFace(probe, slow.face);
  }
}

async function revealsInTime(probe: Probe): Promise<string> {
  const slowest = Math.max(...playedRounds(probe).map(({ revealTook }) => revealTook));
  const came = `${slowest.toFixed(0)} ms`;
  if (slowest >= ANSWER_MS)
    throw new Fault({
      after: 'reveal',
      expected: `an answer within ${ANSWER_MS} ms; a later one stalls the opening for everybody`,
      came,
      look: 'what the program does between reading a command and answering it',
    });
  if (slowest >= REVEAL_AGAIN_MS) return `${came} at most: the host asks again after ${REVEAL_AGAIN_MS} ms`;
  return slowest > PROMISED_MS ? `${came} at most; the referee promises ${PROMISED_MS} ms for ten pads` : `${came} at most`;
}

/** The six faces, and what their rounds have shown. */
export const faces: readonly Check[] = [
  check('faces', 'seals and reveals the face of each button', 'Buttons', playsFaces, 'buttons'),
  check('commitment', 'commits itself to face, nonces, attempt and name', 'The sealed face', commits),
  check('secrecy', 'shows nothing of the face before the reveal', 'Secrecy', keepsSecret),
  check('reveal', 'reveals in time', 'Heartbeat', revealsInTime),
];
