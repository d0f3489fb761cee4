import { createCipheriv, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { MOST_TABLES, MOST_PEOPLE, MOST_ROUNDS } from '../../contract/hall.ts';
import { Identity, makeProof, verifyingKey } from './identity.ts';
import { brokerPassword, brokerUser, codeKey, parseJoinCode } from './join-code.ts';
import { fromTableSchema, joinSchema, MOST_LINES_BYTES, toTableSchema, welcomeSchema } from './messages.ts';
import { isSigned, makePacket, MOST_PACKET, peekPacket, unsealedBody } from './packet.ts';
import { topicOf } from './topics.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/HALL.md'), 'utf8');
const section = (heading: string) => DOCUMENT.split(/^#+ /m).find((text) => text.startsWith(heading)) ?? '';
const EXAMPLE = section('A worked example');

/** What the example says of a name. */
function said(name: string): string {
  const value = new RegExp(`^ {4}${name} {2,}(\\S+)$`, 'm').exec(EXAMPLE)?.[1];
  if (value === undefined) throw new Error(`the example does not say: ${name}`);
  return value;
}
/** The lines of hex digits at its end. */
const PACKET = Buffer.from(
  (/packet, \d+ bytes[^\n]*\n\n((?: {4}[0-9a-f ]+\n)+)/.exec(EXAMPLE)?.[1] ?? '').replaceAll(/\s/g, ''),
  'hex',
);

/** RFC 8410: what stands before the 32 bytes of a secret key. */
const PKCS8 = { 'Ed25519 secret': '302e020100300506032b657004220420', 'X25519 secret': '302e020100300506032b656e04220420' };
const derOf = (who: string, kind: keyof typeof PKCS8) => Buffer.from(PKCS8[kind] + said(`${who}, ${kind}`), 'hex');
function identityOf(who: 'table' | 'hall'): Identity {
  const kept = { signing: derOf(who, 'Ed25519 secret'), agreement: derOf(who, 'X25519 secret') };
  return Identity.restore({ signing: kept.signing.toString('base64'), agreement: kept.agreement.toString('base64') });
}
const [TABLE, HALL] = [identityOf('table'), identityOf('hall')];
const code = () => codeKey('k7q2', parseJoinCode(said('code')) ?? { table: 0, secret: '' });

describe('the worked example of docs/HALL.md', () => {
  test('has the keys, the user and the password that follow from the code', async () => {
    const key = await code();
    expect(key.toString('hex')).toBe(said('key of the code'));
    expect([brokerUser('k7q2', 7), brokerPassword(key)]).toEqual([said('user'), said('password')]);
    expect(topicOf('k7q2', 7, 'up')).toBe(said('topic'));
    for (const [who, { known }] of Object.entries({ table: TABLE, hall: HALL }))
      expect(known).toEqual({ signing: said(`${who}, Ed25519 public`), agreement: said(`${who}, X25519 public`) });
    for (const channel of [TABLE.channelKey(HALL.known, key), HALL.channelKey(TABLE.known, key)])
      expect(channel.toString('hex')).toBe(said('key of the channel'));
  });

  test('is a packet that the hall takes', () => {
    expect(EXAMPLE).toContain(`The packet, ${PACKET.length} bytes`);
    expect(peekPacket(PACKET)).toEqual({ kind: 'sealed', n: Number(said('number')) });
    expect(isSigned(said('topic'), PACKET, verifyingKey(TABLE.known))).toBe(true);
    expect(isSigned(topicOf('k7q2', 8, 'up'), PACKET, verifyingKey(TABLE.known))).toBe(false);
    expect(unsealedBody(PACKET, Buffer.from(said('key of the channel'), 'hex'))).toBe(said('body'));
  });

  test('is made, byte for byte, of what the page says and of nothing else', () => {
    const [key, nonce] = [Buffer.from(said('key of the channel'), 'hex'), Buffer.from(said('nonce'), 'hex')];
    const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
    const content = Buffer.concat([nonce, cipher.update(said('body')), cipher.final(), cipher.getAuthTag()]);
    const head = Buffer.alloc(9, 1);
    head.writeBigUInt64BE(BigInt(said('number')), 1);
    const signing = createPrivateKey({ key: derOf('table', 'Ed25519 secret'), format: 'der', type: 'pkcs8' });
    const signature = sign(null, Buffer.concat([Buffer.from(`${said('topic')}\n`), head, content]), signing);
    expect(Buffer.concat([head, signature, content]).toString('hex')).toBe(PACKET.toString('hex'));
    const ours = makePacket(said('topic'), { n: Number(said('number')), body: said('body') }, TABLE.signing, key);
    expect([ours.length, ours.subarray(0, 9)]).toEqual([PACKET.length, PACKET.subarray(0, 9)]);
  });
});

/** Hex digits as the page shortens them. */
const short = (text: string) => text.replaceAll(/[0-9a-f]{64}/g, (hex) => `${hex.slice(0, 4)}…${hex.slice(-4)}`);

test('the messages of joining are those of the example', async () => {
  const [key, table, hall] = [await code(), TABLE.known, HALL.known];
  const proof = makeProof(key, ['join', 'k7q2', '7', table.signing, table.agreement]);
  expect(proof).toBe(said('proof of join'));
  const joining = section('Joining');
  expect(joining).toContain(short(JSON.stringify(v.parse(joinSchema, { type: 'join', version: 1, table, proof }))));
  const keys = [table.signing, table.agreement, hall.signing, hall.agreement];
  const welcome = { type: 'welcome', hall, name: 'Kávéház', certificate: '' };
  const welcomed = { ...welcome, proof: makeProof(key, ['welcome', 'k7q2', '7', ...keys, '', 'Kávéház']) };
  expect(joining).toContain(short(JSON.stringify(v.parse(welcomeSchema, welcomed))));
  for (const why of ['wrong code', 'code used', 'newer'] as const)
    expect(joining.includes(why) && v.is(welcomeSchema, { type: 'no', why })).toBe(true);
});

test.each([
  ['a table', 'From a table:', fromTableSchema, ['hello', 'lines', 'gone']],
  ['the hall', 'From the hall:', toTableSchema, ['have', 'refused', 'offer', 'offer']],
])('every message of %s is on the page as the other side takes it', (_, from, schema, types) => {
  const [, block = ''] = section('Messages').split(`${from}\n\n\`\`\`json\n`);
  const messages = (block.split('```')[0] ?? '').trim().split('\n');
  expect(messages.map((message) => v.parse(schema, JSON.parse(message)).type)).toEqual(types);
});

test('the limits are those of the program', () => {
  const inWords = (limit: number) => limit.toLocaleString('en');
  for (const limit of [MOST_TABLES, MOST_PEOPLE, MOST_ROUNDS, MOST_PACKET, MOST_LINES_BYTES])
    expect(section('Limits')).toContain(inWords(limit));
});
