import type { Face, PadMessage } from '../../../../firmware-protocol/codec/message.ts';
import { commitment } from '../../../../firmware-protocol/codec/seal.ts';
import { Fault, printable, type FaultText } from '../fault.ts';
import { BUTTON } from '../hands.ts';
import type { Heard } from '../pad-line.ts';
import type { PlayedRound } from '../played-round.ts';
import { isOf, type Armed, type Probe, type Said } from '../probe.ts';

export type SealedLine = Said<Extract<PadMessage, { readonly type: 'sealed' }>>;

/** How long a slow reveal is waited for, so that its time can be named, ms. */
const SLOWEST_REVEAL_MS = 3000;
/** Pings whose answers are timed in each round, and ms between them, so that a busy moment does not spoil all. */
const PINGS = 15;
const BETWEEN_PINGS_MS = 10;
/** How long a button may bounce, ms. */
const BOUNCE_MS = 150;

export const COMMITMENT_LOOK =
  'the 45 bytes under "The sealed face": HWRSEAL1, the id padded with zeros, the attempt high byte first, the nonce of arm, the face as one byte, the pad\'s nonce';

/** Has a button pressed and acknowledges its seal. */
export async function sealFace(probe: Probe, face: Face): Promise<SealedLine> {
  const sealed = await probe.press(face);
  probe.acknowledge(sealed.message.event);
  return sealed;
}

/** Arms a pad that is sealed again, with the same nonce: it must send its seal again, before the answer. */
export async function armAgain(
  probe: Probe,
  armed: Armed,
  { message: { commitment } }: SealedLine,
  about: Pick<FaultText, 'after' | 'look'>,
): Promise<void> {
  const { mark } = probe.line;
  const { attempt } = armed;
  await probe.expect({ type: 'arm', ...armed }, { type: 'arm', attempt }, 'arm with the same nonce while sealed');
  const again = probe.line.since(mark).find(isOf('sealed'));
  if (again?.message.commitment !== commitment)
    throw new Fault({
      ...about,
      expected: `sealed with the commitment ${commitment}, before the answer`,
      came: probe.cameSince(mark),
    });
  probe.acknowledge(again.message.event);
}

/** Closes the attempt, which must name this seal, and has it revealed, which must give this face and fit the commitment. */
export async function openSeal(probe: Probe, armed: Armed, sealed: SealedLine, face: Face): Promise<void> {
  await closeSeal(probe, armed, sealed);
  const { revealed } = await revealSeal(probe, armed.attempt, sealed.message.seal);
  expectFace(face, revealed.face);
  const { id } = probe;
  const { attempt, hostNonce } = armed;
  const computed = commitment({ id, attempt, hostNonce, ...revealed });
  if (computed !== sealed.message.commitment)
    throw new Fault({
      after: `reveal of attempt ${attempt}`,
      expected: `face and nonce that fit the commitment ${sealed.message.commitment}`,
      came: `face ${revealed.face} and nonce ${revealed.nonce}, whose commitment is ${computed}`,
      look: COMMITMENT_LOOK,
    });
}

/** The answer to close must name the seal that was sent last. */
async function closeSeal(probe: Probe, { attempt }: Armed, { message }: SealedLine): Promise<void> {
  const { seal, commitment } = message;
  const close = { type: 'close', attempt } as const;
  await probe.expect(close, { ...close, seal, commitment }, 'close answers with the last seal, as it was sent in sealed');
}

async function revealSeal(probe: Probe, attempt: number, seal: number): Promise<Pick<PlayedRound, 'revealed' | 'revealTook'>> {
  const answer = await probe.ask({ type: 'reveal', attempt, seal }, probe.nextSeq(), SLOWEST_REVEAL_MS);
  const { message, took } = answer;
  if (message.type !== 'reveal' || message.attempt !== attempt || message.seal !== seal)
    throw new Fault({
      after: `reveal of attempt ${attempt}, seal ${seal}`,
      expected: `|r,…,${attempt},${seal}, then the face and the pad's nonce`,
      came: printable(answer.text),
      look: 'the command reveal in the state closed',
    });
  probe.nonces.push(message.nonce);
  return { revealed: { face: message.face, nonce: message.nonce }, revealTook: took };
}

export function expectFace(asked: Face, revealed: Face): void {
  if (asked === revealed) return;
  throw new Fault({
    after: `a press of "${BUTTON[asked]}"`,
    expected: `face ${asked}`,
    came: `face ${revealed} ("${BUTTON[revealed]}")`,
    look: 'which pin belongs to which face ("Buttons"), and whether two wires are swapped',
  });
}

/** Plays a round with one face, and keeps what could be seen before the reveal. */
export async function playFace(probe: Probe, face: Face): Promise<PlayedRound> {
  const armed = await probe.arm();
  const from = probe.line.mark;
  const sealed = await sealFace(probe, face);
  await probe.line.pass(BOUNCE_MS);
  expectOneSeal(probe, sealed, from, face);
  const took: number[] = [];
  const mark = probe.line.mark;
  for (let ping = 0; ping < PINGS; ping += 1) {
    took.push((await probe.ask({ type: 'ping' })).took);
    await probe.line.pass(BETWEEN_PINGS_MS);
  }
  await closeSeal(probe, armed, sealed);
  // How many pings a slow hand leaves time for is no secret.
  const before = probe.line.since(from).filter((heard, at) => at >= mark - from || !isOf('ping')(heard));
  const round = await revealSeal(probe, armed.attempt, sealed.message.seal);
  const { attempt } = armed;
  await probe.expect({ type: 'result', attempt, verdict: 'nothing' }, { type: 'result', attempt }, 'result once revealed');
  return { face, ...armed, commitments: commitmentsIn(before), before: before.map(({ text }) => text), took, ...round };
}

function expectOneSeal(probe: Probe, { message, text }: SealedLine, from: number, face: Face): void {
  const others = probe.line.since(from).filter((heard) => isOf('sealed')(heard) && heard.message.seal !== message.seal);
  if (message.seal === 1 && others.length === 0) return;
  throw new Fault({
    after: `one press of "${BUTTON[face]}" in a new attempt`,
    expected: 'one seal, number 1',
    came: [text, ...others.map((other) => other.text)].map(printable).join(' then '),
    look: 'debouncing: a change of a button counts after 10 to 20 ms of steady level; and that seals are numbered from 1 in a new attempt',
  });
}

const commitmentsIn = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap((one) => (isOf('sealed')(one) || isOf('close')(one) ? [one.message.commitment] : []));
