import * as v from 'valibot';
import type { HallKeys } from '../hall-keys.ts';
import { isProof, makeProof, verifyingKey } from '../wire/identity.ts';
import { HALL_VERSION, joinSchema, type Join, type Welcome } from '../wire/messages.ts';
import { isSigned, openBody } from '../wire/packet.ts';
import { topicOf } from '../wire/topics.ts';
import { jsonOf } from './packets.ts';

/** Of a message of any version. */
const anyVersion = v.looseObject({ type: v.literal('join'), version: v.number() });

interface Place {
  readonly table: number;
  readonly keys: HallKeys;
  /** As the organiser has named the hall. */
  readonly name: string;
  /** As in `welcome`. */
  readonly certificate: string;
}

/**
 * What the hall answers to a packet in the open: a table that joins shows that it has the code. The same table may ask again,
 * another one may not have the same code. Undefined for what is no such packet. Resolves once the table's keys are written;
 * rejects with the system's code if they cannot be.
 */
export async function answerJoin(bytes: Buffer, { table, keys, name, certificate }: Place): Promise<Welcome | undefined> {
  const body = jsonOf(openBody(bytes));
  if (!v.is(anyVersion, body)) return undefined;
  if (body.version > HALL_VERSION) return { type: 'no', why: 'newer' };
  const parsed = v.safeParse(joinSchema, body);
  const code = await keys.keyOf(table);
  if (!parsed.success || code === undefined) return undefined;
  const join = parsed.output;
  if (!isAuthentic(join, bytes, { hall: keys.hall, table, code })) return { type: 'no', why: 'wrong code' };
  const joined = keys.joined(table);
  const { signing, agreement } = join.table;
  if (joined !== undefined && (joined.signing !== signing || joined.agreement !== agreement))
    return { type: 'no', why: 'code used' };
  if (joined === undefined) await keys.keepJoined(table, join.table);
  const hall = keys.identity.known;
  const parts = [signing, agreement, hall.signing, hall.agreement, certificate, name];
  return { type: 'welcome', hall, name, certificate, proof: makeProof(code, ['welcome', keys.hall, String(table), ...parts]) };
}

function isAuthentic(
  { table: { signing, agreement }, proof }: Join,
  bytes: Buffer,
  { hall, table, code }: { readonly hall: string; readonly table: number; readonly code: Buffer },
): boolean {
  if (!isProof(code, ['join', hall, String(table), signing, agreement], proof)) return false;
  try {
    return isSigned(topicOf(hall, table, 'up'), bytes, verifyingKey({ signing, agreement }));
  } catch {
    return false;
  }
}
