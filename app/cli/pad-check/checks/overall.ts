import { PATIENT } from '../../../../host/sealing/pads/link.ts';
import { Fault, printable, Unreachable } from '../fault.ts';
import { check, type Check } from '../script.ts';
import type { Probe } from '../probe.ts';
import { WHY_REFUSED } from '../reopening.ts';

/** With fewer nonces, an equal digit may be chance. */
const ENOUGH_NONCES = 8;
const NONCE_DIGITS = 16;

async function drawsNonces({ nonces }: Probe): Promise<string> {
  if (nonces.length < 2) throw new Unreachable('no faces were revealed');
  const look =
    'the source of the nonces: it must not be possible to guess one from earlier ones, not even after power off ("The sealed face")';
  const twice = nonces.find((nonce, at) => nonces.indexOf(nonce) !== at);
  if (twice !== undefined)
    throw new Fault({ expected: 'a different nonce for every seal', came: `${twice} twice among ${nonces.length}`, look });
  const fixed = Array.from({ length: NONCE_DIGITS }, (_, at) => at).filter(
    (at) => new Set(nonces.map((one) => one[at])).size === 1,
  );
  if (nonces.length >= ENOUGH_NONCES && fixed.length > 0)
    throw new Fault({
      expected: '64 random bits in every nonce',
      came: `${fixed.length} of 16 hex digits that are the same in all ${nonces.length} nonces, such as ${nonces.slice(0, 2).join(' and ')}`,
      look,
    });
  return `${nonces.length} nonces; more than repetition and patterns cannot be seen in so few`;
}

async function answersInTime({ answerTimes }: Probe): Promise<string> {
  const sorted = [...answerTimes].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  const [median, late] = [at(0.5), at(0.95)];
  if (late >= PATIENT.every)
    throw new Fault({
      expected: `answers within ${PATIENT.every} ms, after which the host asks again`,
      came: `one of twenty after ${late.toFixed(0)} ms or later, half of them after ${median.toFixed(0)} ms`,
      look: 'what the program does between reading a command and answering it',
    });
  return `half within ${median.toFixed(0)} ms, 95 of 100 within ${late.toFixed(0)} ms`;
}

async function sendsFramesOnly({ line }: Probe): Promise<string> {
  const all = line.since(0);
  const refused = all.filter(({ kind }) => kind === 'refused');
  const [first] = refused;
  if (first?.kind === 'refused')
    throw new Fault({
      expected: `${all.length} lines exactly as this page allows`,
      came: `${refused.length} that are refused (${first.code}), such as ${printable(first.text)}`,
      look: WHY_REFUSED[first.code] ?? first.code,
    });
  const stray = all.find(({ kind }) => kind === 'stray');
  if (stray !== undefined) return `it also sends text outside frames, which a host ignores, such as ${printable(stray.text)}`;
  return all.some(({ text }) => text.includes('\r')) ? 'with carriage returns, which a host ignores' : `${all.length} lines`;
}

async function staysUp({ boots }: Probe): Promise<void> {
  if (boots.length > 0)
    throw new Fault({
      expected: 'no hello at boot but after opening the port or power off',
      came: `${boots.length} of them, the first about the time of ${boots[0]}`,
      look: 'why the program restarts: a watchdog, a crash, or too little power',
    });
}

/** What only all the other checks together show. */
export const overall: readonly Check[] = [
  check('nonces', 'draws nonces that nobody can guess', 'The sealed face', drawsNonces),
  check('times', 'answered commands in time', 'Commands and answers', answersInTime),
  check('valid', 'sent only valid frames', 'Frames', sendsFramesOnly),
  check('up', 'did not restart by itself', 'Unasked', staysUp),
];
