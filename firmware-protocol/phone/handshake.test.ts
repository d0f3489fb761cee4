import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PLAIN_BYTES } from './channel.ts';
import { answerOpening, OPENING_BYTES, readOpening, startJoin, startResume } from './handshake.ts';
import { joinKey, makeSecret, parseSecret } from './secret.ts';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

describe('the secret of the room', () => {
  it('has 26 characters of an alphabet in which none looks like another', () => {
    expect(makeSecret(random)).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(makeSecret(random)).not.toBe(makeSecret(random));
  });

  it('is found in what people type: in groups, in capitals, with letters for figures', () => {
    const secret = '01ab' + 'c'.repeat(22);
    expect(parseSecret(` OIAB ${'ccccc '.repeat(4)}cc`)).toBe(secret);
    expect(parseSecret(secret.slice(1))).toBeUndefined();
    expect(parseSecret(`u${secret.slice(1)}`)).toBeUndefined();
  });
});

describe('a phone that connects', () => {
  it('joins with the secret of the room: both sides have the same words and read each other', () => {
    const secret = makeSecret(random);
    const started = startJoin(secret, random);
    expect(started.message).toHaveLength(OPENING_BYTES);
    expect(readOpening(started.message)).toEqual({ kind: 'join' });
    const answered = answerOpening(started.message, joinKey(secret), random);
    const phone = started.finish(answered?.answer ?? new Uint8Array());
    expect(phone?.words).toBe(answered?.channel.words);
    expect(phone?.words).toMatch(/^[a-z]+ [a-z]+$/);
    const plain = new Uint8Array(PLAIN_BYTES).fill(7);
    expect(answered?.channel.open(phone?.seal(plain) ?? plain)).toEqual(plain);
    expect(phone?.open(answered?.channel.seal(plain) ?? plain)).toEqual(plain);
  });

  it('resumes with its own key, and with no other', () => {
    const key = random(32);
    const started = startResume('phone-3', key, random);
    expect(readOpening(started.message)).toEqual({ kind: 'resume', id: 'phone-3' });
    expect(answerOpening(started.message, random(32), random)).toBeUndefined();
    expect(answerOpening(started.message, key, random)).toBeDefined();
  });

  it('cannot resume as another phone with its own key', () => {
    const key = random(32);
    const { message } = startResume('phone-3', key, random);
    const other = startResume('phone-4', key, random).message;
    message.set(other.subarray(0, 17));
    expect(answerOpening(message, key, random)).toBeUndefined();
  });

  it.each([
    ['an empty message', new Uint8Array()],
    ['one of another length', new Uint8Array(OPENING_BYTES + 1).fill(1)],
    ['an unknown entry', new Uint8Array(OPENING_BYTES).fill(3)],
    ['a name that is no id', new Uint8Array(OPENING_BYTES).fill(2)],
  ])('wants nothing with %s', (_what, message) => {
    expect(readOpening(message)).toBeUndefined();
  });
});
