import { makeHostMessage } from '../../../../firmware-protocol/codec/codec.ts';
import { NO_COMMITMENT, type PadState } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import type { Probe } from '../probe.ts';
import { openSeal, sealFace } from './rounds.ts';
import { STATE_TABLE, type Situation, type StateRow } from './state-table.ts';

const SECTION = "The pad's states";

/** Three numbers in a row that the pad has never heard; the situation is that of the middle one. */
function fresh(probe: Probe): Situation {
  probe.nextAttempt();
  const attempt = probe.nextAttempt();
  probe.nextAttempt();
  return { attempt, hostNonce: probe.nonce(), otherNonce: probe.nonce(), id: probe.id, seal: 0 };
}

/** Brings a pad that is idle into a state without a press; closed is then closed without a seal. */
async function enter(probe: Probe, state: 'idle' | 'armed' | 'closed'): Promise<Situation> {
  const now = fresh(probe);
  const { attempt, hostNonce } = now;
  const look = 'arm and close ("What the host sends")';
  if (state !== 'idle') await probe.expect({ type: 'arm', attempt, hostNonce }, { type: 'arm', attempt }, look);
  const none = { type: 'close', attempt, seal: 0, commitment: NO_COMMITMENT } as const;
  if (state === 'closed') await probe.expect({ type: 'close', attempt }, none, 'close without a seal: seal 0 and 32 zeros');
  return now;
}

/** Sends the command of a row and compares the answer, and the state after it. */
async function follow(probe: Probe, { name, make, outcome }: StateRow, state: PadState, now: Situation): Promise<void> {
  const [command, expected] = [make(now), outcome[state]];
  const look = `the row "${name}" of the table, in the column ${state}`;
  if (expected === 'state' || expected === 'attempt' || expected === 'seal') {
    await probe.expect(command, { type: 'error', code: expected }, look);
    return probe.expectState(state, `${name}, refused`, 'an error changes nothing');
  }
  const seq = probe.nextSeq();
  const answer = await probe.ask(command, seq);
  if (answer.message.type !== command.type)
    throw new Fault({
      after: `${makeHostMessage({ seq, message: command })} (${name}, in the state ${state})`,
      expected: `the answer "${command.type}"`,
      came: printable(answer.text),
      look,
    });
  const after = `${name}, in the state ${state}`;
  await probe.expectState(expected, after, look);
  if (expected !== 'idle') await expectAttempt(probe, command.type === 'arm' ? command.attempt : now.attempt, after, look);
}

async function expectAttempt(probe: Probe, attempt: number, after: string, look: string): Promise<void> {
  const { message, text } = await probe.do({ type: 'ping' }, 'how ping is answered');
  if (message.attempt !== attempt)
    throw new Fault({ after, expected: `attempt ${attempt} in the answer to ping`, came: printable(text), look });
}

/** Follows every row from a state that needs no press; a row that leaves it is followed by a way back. */
const column = (state: 'idle' | 'armed' | 'closed') =>
  async function followsColumn(probe: Probe): Promise<void> {
    let now = await enter(probe, state);
    // Without a seal there is no closed one.
    const rows = STATE_TABLE.filter(({ name }) => state !== 'closed' || name !== 'reveal n, the closed seal');
    for (const row of rows) {
      await follow(probe, row, state, now);
      // In idle, result spends its attempt: each row gets numbers of its own.
      if (state === 'idle' || row.outcome[state] !== state) {
        await probe.settle();
        now = await enter(probe, state);
      }
    }
  };

const staysIn = (state: PadState): readonly StateRow[] =>
  STATE_TABLE.filter(({ outcome }) => outcome[state] === state || ['state', 'attempt', 'seal'].includes(outcome[state]));

/** One seal through the states sealed, closed and revealed. */
async function followsSeal(probe: Probe): Promise<void> {
  const before = fresh(probe);
  const { attempt, hostNonce } = before;
  await probe.expect({ type: 'arm', attempt, hostNonce }, { type: 'arm', attempt }, 'arm in the state idle');
  const sealed = await sealFace(probe, 3);
  const now = { ...before, seal: sealed.message.seal };
  for (const row of staysIn('sealed')) await follow(probe, row, 'sealed', now);
  const { seal, commitment } = sealed.message;
  const closed = { type: 'close', attempt, seal, commitment } as const;
  await probe.expect({ type: 'close', attempt }, closed, 'close: the number and the commitment of the last seal');
  for (const row of staysIn('closed')) await follow(probe, row, 'closed', now);
  await openSeal(probe, now, sealed, 3);
  for (const row of staysIn('revealed')) await follow(probe, row, 'revealed', now);
  const above = STATE_TABLE.find(({ name }) => name === 'arm above n');
  if (above !== undefined) await follow(probe, above, 'revealed', now);
}

/** Another nonce wipes the seal, and numbers go on; calling off wipes it, and numbers start again. */
async function wipesSeals(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const { attempt } = armed;
  await sealFace(probe, 1);
  const hostNonce = probe.nonce();
  await probe.expect({ type: 'arm', attempt, hostNonce }, { type: 'arm', attempt }, 'arm of the same attempt with another nonce');
  await probe.expectState(
    'armed',
    'arm with another nonce',
    'with another nonce the seal is wiped, since it was made over the old one',
  );
  const second = await sealFace(probe, 2);
  expectSeal(second, 2, 'the numbers of seals continue within an attempt');
  await openSeal(probe, { attempt, hostNonce }, second, 2);
  await probe.settle();
  const again = await probe.arm();
  await sealFace(probe, 4);
  const abort = { type: 'abort', attempt: again.attempt } as const;
  await probe.expect(abort, abort, 'abort of the running attempt');
  const arm = { type: 'arm', ...again } as const;
  await probe.expect(
    arm,
    { type: 'arm', attempt: again.attempt },
    'an attempt that is called off before its close may be armed again',
  );
  await probe.expectState('armed', 'abort, and arm again', 'abort wipes the seal');
  const renewed = await sealFace(probe, 5);
  expectSeal(renewed, 1, 'after abort, seals are numbered from 1 again');
  await openSeal(probe, again, renewed, 5);
}

function expectSeal({ message, text }: Awaited<ReturnType<typeof sealFace>>, number: number, look: string): void {
  if (message.seal !== number) throw new Fault({ expected: `seal ${number}`, came: printable(text), look });
}

async function refusesSpent(probe: Probe): Promise<void> {
  const { attempt, hostNonce } = await enter(probe, 'closed');
  const abort = { type: 'abort', attempt } as const;
  await probe.expect(abort, abort, 'abort after close');
  const look =
    'close and result spend their attempt: it and all below are never armed again, since some of its faces may be known';
  for (const spent of [attempt, attempt - 1])
    await probe.expect({ type: 'arm', attempt: spent, hostNonce }, { type: 'error', code: 'attempt' }, look);
  await probe.expect({ type: 'result', attempt: attempt - 1, verdict: 'nothing' }, { type: 'error', code: 'attempt' }, look);
  const spent = { type: 'ping', state: 'idle', attempt, seal: 0 } as const;
  await probe.expect({ type: 'ping' }, spent, 'in idle, as after close and abort, hello and ping name the highest spent attempt');
}

export const states: readonly Check[] = [
  { id: 'idle', title: 'follows the table of states in idle', section: SECTION, run: column('idle') },
  { id: 'armed', title: 'follows the table of states while armed', section: SECTION, run: column('armed') },
  { id: 'closed', title: 'follows the table of states once closed', section: SECTION, run: column('closed') },
  { id: 'spent', title: 'never arms a spent attempt again', section: SECTION, run: refusesSpent },
];

export const statesOfSeals: readonly Check[] = [
  {
    id: 'sealed',
    title: 'follows the table of states from a seal to its reveal',
    section: SECTION,
    hands: 'buttons',
    run: followsSeal,
  },
  {
    id: 'wiped',
    title: 'wipes its seal when it is armed with another nonce, and when the attempt is called off',
    section: SECTION,
    hands: 'buttons',
    run: wipesSeals,
  },
];
