import { makeHostMessage } from '../../../../firmware-protocol/codec/codec.ts';
import { FRAME_START } from '../../../../firmware-protocol/codec/frame.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import { isAnswer, QUIET_MS, type Command, type Probe } from '../probe.ts';

const SECTION = 'Commands and answers';

async function answersInSequence(probe: Probe): Promise<void> {
  for (const seq of [1, 2, 127, 254, 255, 1]) await probe.ask({ type: 'ping' }, seq);
  const { mark } = probe.line;
  probe.acknowledge(200);
  await probe.ask({ type: 'ping' }, 2);
  await probe.line.pass(QUIET_MS);
  const answers = probe.line.since(mark).filter(isAnswer);
  if (answers.length !== 1)
    throw new Fault({
      after: 'an ack, and a ping with sequence 2',
      expected: 'one answer, to the ping; an ack is never answered',
      came: probe.cameSince(mark),
      look: 'whether each command is answered exactly once',
    });
}

/** The command must be answered by the same bytes as before, though it would now be answered differently. */
async function repeated(probe: Probe, command: Command, seq: number, first: string): Promise<void> {
  const { text } = await probe.ask(command, seq);
  if (text !== first)
    throw new Fault({
      after: `${makeHostMessage({ seq, message: command })}, for the second time with this type and sequence`,
      expected: printable(first),
      came: printable(text),
      look: 'the type and sequence of the last command are remembered together with its answer, whatever the fields, even if it was an error',
    });
}

async function repeatsAnswers(probe: Probe): Promise<void> {
  const [one, other] = [probe.nextAttempt(), probe.nextAttempt()];
  const refused = await probe.ask({ type: 'close', attempt: one }, 61);
  await repeated(probe, { type: 'close', attempt: other }, 61, refused.text);
  const armed = await probe.ask({ type: 'arm', attempt: one, hostNonce: probe.nonce() }, 62);
  // Neither an ack nor a line that cannot be read is remembered.
  probe.acknowledge(200);
  probe.line.send(`${FRAME_START}P,6*0000\n`);
  await repeated(probe, { type: 'arm', attempt: other, hostNonce: probe.nonce() }, 62, armed.text);
  const { attempt } = await probe.greet();
  if (attempt !== one)
    throw new Fault({
      after: `arm ${one}, and arm ${other} with the same sequence`,
      expected: `attempt ${one} running: the second is a repetition and does nothing`,
      came: `attempt ${attempt}`,
      look: 'whether a repeated command is carried out once only',
    });
}

async function forgetsAtHello(probe: Probe): Promise<void> {
  const look = 'hello makes the pad forget what it remembered: a host that starts anew may use any sequence';
  const [one, other] = [probe.nextAttempt(), probe.nextAttempt()];
  const [first, second] = [probe.nonce(), probe.nonce()];
  await probe.expect({ type: 'arm', attempt: one, hostNonce: first }, { type: 'arm', attempt: one }, look, 71);
  await probe.ask({ type: 'hello' }, 72);
  await probe.expect({ type: 'arm', attempt: other, hostNonce: second }, { type: 'arm', attempt: other }, look, 71);
}

export const commands: readonly Check[] = [
  { id: 'sequences', title: 'answers every command once, with its own sequence', section: SECTION, run: answersInSequence },
  { id: 'repeats', title: 'repeats its answer if a command comes again', section: SECTION, run: repeatsAnswers },
  { id: 'forgets', title: 'starts anew at hello', section: SECTION, run: forgetsAtHello },
];
