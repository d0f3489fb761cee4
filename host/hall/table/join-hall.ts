import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { JoinRefusal } from '../../contract/hall-link.ts';
import type { Clock } from '../../clock/clock.ts';
import type { HallAddress } from '../wire/address.ts';
import { isProof, makeProof, verifyingKey, type Identity } from '../wire/identity.ts';
import { codeKey, type JoinCode } from '../wire/join-code.ts';
import { HALL_VERSION, welcomeSchema, type Join, type Welcome } from '../wire/messages.ts';
import { isSigned, makePacket, openBody, peekPacket } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';
import { openSocket, type BrokerSocket } from './broker-socket.ts';
import { BrokerConnection, NotAdmitted } from './broker-connection.ts';
import type { KeptHall } from './kept-hall.ts';

/** How long a hall may take to answer, ms. */
const ANSWER_MS = 8_000;

interface JoinParts {
  readonly clock: Clock;
  readonly address: HallAddress;
  readonly code: JoinCode;
  readonly identity: Identity;
}

type Accepted = Extract<Welcome, { readonly type: 'welcome' }>;
type Joined = Pick<KeptHall, 'table' | 'name' | 'code' | 'hall' | 'certificate'>;

/** Joins a hall with the code of a table; says what the hall is, or why not. Never rejects. */
export async function joinHall(parts: JoinParts): Promise<Joined | JoinRefusal> {
  try {
    const key = await codeKey(parts.address.hall, parts.code);
    let at: BrokerSocket | undefined;
    const connect = async () => (at = await openSocket(parts.address)).socket;
    const answer = await askHall(parts, key, connect);
    if (typeof answer === 'string') return answer;
    // Whoever stands in between has another certificate than the hall says, and cannot change what it says.
    if (at === undefined || !isOwn(at, answer.certificate)) return 'not this hall';
    const { hall, name, certificate } = answer;
    return { table: parts.code.table, name, code: key.toString('hex'), hall, certificate };
  } catch (error) {
    return error instanceof NotAdmitted ? 'wrong code' : 'no answer';
  }
}

/**
 * Whether a connection is to the broker that a hall has named.
 * @param named the hash of its certificate, as in `welcome`; a plain connection shows none, and does not leave this computer
 */
export function isOwn({ certificate, authorized }: Omit<BrokerSocket, 'socket'>, named: string): boolean {
  return named === '' || certificate === '' ? authorized : certificate === named;
}

async function askHall(
  { clock, address, code, identity }: JoinParts,
  key: Buffer,
  connect: () => Promise<Socket>,
): Promise<Accepted | JoinRefusal> {
  const { hall } = address;
  const { table } = code;
  let answered: (answer: Accepted | JoinRefusal) => void = () => undefined;
  const answer = new Promise<Accepted | JoinRefusal>((resolve) => (answered = resolve));
  const cancel = clock.after(ANSWER_MS, () => answered('no answer'));
  const connection = await BrokerConnection.open(connect, {
    clock,
    hall,
    table,
    code: key,
    heard: (packet) => {
      const welcome = welcomeIn(packet);
      if (welcome?.type === 'no') answered(welcome.why);
      else if (welcome !== undefined && isAuthentic(welcome, packet, { hall, table, key, identity })) answered(welcome);
    },
    closed: () => answered('no answer'),
  });
  connection.send(
    makePacket(
      topicOf(hall, table, 'up'),
      { n: 0, body: JSON.stringify(joinOf(hall, table, key, identity)) },
      identity.signing,
      undefined,
    ),
  );
  try {
    return await answer;
  } finally {
    cancel();
    connection.close();
  }
}

function joinOf(hall: string, table: number, key: Buffer, { known }: Identity): Join {
  const proof = makeProof(key, ['join', hall, String(table), known.signing, known.agreement]);
  return { type: 'join', version: HALL_VERSION, table: known, proof };
}

function welcomeIn(packet: Buffer): Welcome | undefined {
  if (peekPacket(packet)?.kind !== 'open') return undefined;
  try {
    const parsed = v.safeParse(welcomeSchema, JSON.parse(openBody(packet)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

interface Asked {
  readonly hall: string;
  readonly table: number;
  readonly key: Buffer;
  readonly identity: Identity;
}

/** Only the hall has the key of the code; the keys that it names are its own, since they sign. */
function isAuthentic(
  { hall: keys, certificate, name, proof }: Accepted,
  packet: Buffer,
  { hall, table, key, identity }: Asked,
): boolean {
  const ours = identity.known;
  const parts = [ours.signing, ours.agreement, keys.signing, keys.agreement, certificate, name];
  if (!isProof(key, ['welcome', hall, String(table), ...parts], proof)) return false;
  try {
    return isSigned(topicOf(hall, table, 'down'), packet, verifyingKey(keys));
  } catch {
    return false;
  }
}
