import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { processIo } from './io.ts';

/** Clear, title, clipboard, bell, C1, DEL, reversed text, new lines and line separators. */
const HOSTILE =
  'x\u001b[2J\u001b]0;t\u0007\u001b]52;c;cm0=\u0007\u009b1m\u009d52;c;cm0=\u009c\u007f\r\u202ey\u2066\u2028\u2029\u0085z';
const OBEYED = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

function terminal() {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const io = processIo({ stdin, stdout, stderr } as unknown as NodeJS.Process);
  const end = async () => {
    stdout.end();
    stderr.end();
    return { out: await text(stdout), err: await text(stderr) };
  };
  return { io, end };
}

test('words for people are one line without control characters', async () => {
  const { io, end } = terminal();
  io.say(`line 3: ${HOSTILE}\nsound: 1 game`);
  const { err } = await end();
  expect(err).not.toMatch(OBEYED);
  expect(err.split('\n')).toHaveLength(2);
  expect(err.startsWith('line 3: x�[2J')).toBe(true);
});

test('machine output keeps its content without control characters', async () => {
  const { io, end } = terminal();
  await io.out(JSON.stringify({ name: HOSTILE }));
  const { out } = await end();
  expect(out).not.toMatch(OBEYED);
  expect(JSON.parse(out)).toEqual({ name: HOSTILE });
});
