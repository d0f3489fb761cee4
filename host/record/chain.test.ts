import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { GENESIS, makeLine, parseLine as parseBytes } from './chain.ts';

const content = { kind: 'step', what: 'Zoë said "\u2028"\n' };

const parseLine = (text: string, n: number, before: string) => parseBytes(Buffer.from(text), n, before);

test('a line comes back as it was made', () => {
  const { text, line } = makeLine(content, 7, 1_000, GENESIS);
  expect(parseLine(text, 7, GENESIS)).toEqual({ ok: true, value: line });
  expect(line).toEqual({ ...content, n: 7, at: '1970-01-01T00:00:01.000Z', hash: line.hash });
  expect(text).not.toContain('\n');
});

test('anyone can compute the hash: SHA-256 over the previous hash and the line without its last key', () => {
  const { text, line } = makeLine(content, 7, 1_000, GENESIS);
  const body = text.replace(/,"hash":"[0-9a-f]{64}"/, '');
  expect(line.hash).toBe(createHash('sha256').update(GENESIS).update(body).digest('hex'));
});

test('a line is valid only in its own place', () => {
  const { text, line } = makeLine(content, 7, 1_000, GENESIS);
  expect(parseLine(text, 8, GENESIS)).toEqual({ ok: false, problem: 'number' });
  expect(parseLine(text, 7, line.hash)).toEqual({ ok: false, problem: 'hash' });
});

test('text that is not a line is refused', () => {
  for (const text of ['', '{}', 'null', '"hash"', `{"n":0,"hash":"${GENESIS}"}`]) {
    expect(parseLine(text, 0, GENESIS)).toEqual({ ok: false, problem: 'hash' });
  }
});

test('a correctly chained line that is not JSON is refused without an exception', () => {
  const body = '{"n":0,"kind":nonsense';
  const hash = createHash('sha256').update(`${GENESIS}${body}}`).digest('hex');
  expect(parseLine(`${body},"hash":"${hash}"}`, 0, GENESIS)).toEqual({ ok: false, problem: 'content' });
});
