import { NO_ID, PROTOCOL_VERSION } from '../../../../firmware-protocol/codec/message.ts';
import { Fault, printable } from '../fault.ts';
import { check, NOTICE_MS, play, type Check } from '../script.ts';
import { isBoot, isMessage, type Heard } from '../pad-line.ts';
import type { Probe } from '../probe.ts';
import { LISTEN_MS, listen, STALE_MS } from '../reopening.ts';
import { UNDER_WAY_MS } from './timing.ts';

async function announces(probe: Probe): Promise<string> {
  const { line, clock } = probe;
  const opened = clock.now();
  let first = await listen(probe, 0);
  const isAgain = (heard: Heard) => heard !== first && heard.text === first.text;
  const again = () => line.until(isAgain, NOTICE_MS, 0);
  if (first.at - opened < STALE_MS && (await again()) === undefined) first = (await line.until(isMessage, LISTEN_MS)) ?? first;
  const { type } = first.message;
  if (type !== 'beacon' && first.seq !== 0)
    throw new Fault({
      expected: 'a line with sequence 0, since nothing has been asked',
      came: printable(first.text),
      look: 'the sequence of what the pad sends unasked ("Unasked")',
    });
  if ((await again()) === undefined)
    throw new Fault({
      expected: `${printable(first.text)} again after 250 ms, since nobody has acknowledged it`,
      came: `nothing more within ${NOTICE_MS} ms`,
      look: 'whether the first notice in line is repeated after every period of 250 ms',
    });
  if (isBoot(first) && first.message.version === PROTOCOL_VERSION) {
    probe.acknowledge(0);
    await line.pass(UNDER_WAY_MS);
    const more = await line.until(isAgain, NOTICE_MS);
    if (more !== undefined)
      throw new Fault({
        after: 'an ack of event 0',
        expected: 'no further hello at boot',
        came: printable(more.text),
        look: 'the hello at boot is event 0: an ack with this number ends it, as a hello of the host does',
      });
  }
  return type === 'beacon' ? 'by its beacon; opening the port did not reset it' : `by "${type}"`;
}

async function greets(probe: Probe): Promise<string> {
  await play(
    probe,
    `
    ; the first field of hello; a host plays only with pads of its own version
    H -> h ${PROTOCOL_VERSION}
    ; a hello is answered anew although its sequence is the same
    9:H -> h ${PROTOCOL_VERSION}
    9:H -> h ${PROTOCOL_VERSION}`,
  );
  return `id ${probe.id}, firmware ${probe.hello?.firmware}, protocol ${PROTOCOL_VERSION}`;
}

/** Gives a pad without a name this one. */
const naming = (name: string | undefined) =>
  async function storesName(probe: Probe): Promise<void> {
    const id = probe.id === NO_ID ? name : probe.id;
    if (id === undefined)
      throw new Fault({
        expected: 'a pad with a name; a pad without one does not play',
        came: 'the id "?"',
        look: 'Give it a name: run this command again with --name NAME',
      });
    const unnamed = 'new\nA n N -> e store ; a pad without an id answers arm with "store", and does not play until setId';
    await play(
      probe,
      `${probe.id === NO_ID ? unnamed : ''}
      ; the command setId (D): it is answered once the id is stored
      D ${id} -> d ${id}
      ; what setId stores
      H -> h * * ${id}`,
    );
  };

/** How a pad makes itself known. `name` is for a pad without one. */
export const announcing = (name: string | undefined): readonly Check[] => [
  check('announcement', 'announces itself without being asked, and repeats it', 'Unasked', announces),
  check('hello', 'answers hello with the version of this protocol, each time anew', 'Commands and answers', greets),
  check('name', 'has a name and stores one', 'What the host sends', naming(name)),
];
