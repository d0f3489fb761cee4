import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATHS } from '../../host/contract/live.ts';
import { ended, frame, openBare, openBareConsole, OP } from './frames.ts';
import { UnderAttack, type Way } from './under-attack.ts';

let at: UnderAttack;
beforeAll(async () => {
  at = await UnderAttack.begin();
});
afterAll(() => at.end());

const COMMAND = JSON.stringify({ type: 'command', id: 1, command: { type: 'newNight' } });

/** A second console of the dealer's browser. */
const console_ = () => openBareConsole(at.ways[0], at.session);
/** A console that has not entered yet. */
const stranger = () => openBare(at.ways[0], LIVE_PATHS.console);
const table = (way: Way) => openBare(way, way.views);

/** Each opens a socket, sends this and waits until it is ended. */
async function endsAt(open: () => Promise<Socket>, what: string, ...frames: readonly Buffer[]): Promise<void> {
  const socket = await open();
  for (const bytes of frames) socket.write(bytes);
  await ended(socket, what);
  socket.destroy();
}

describe('frames that no browser sends close their socket and nothing else', () => {
  const FRAMES: readonly (readonly [string, ...Buffer[]])[] = [
    ['one that is not masked', frame(OP.text, COMMAND, { masked: false })],
    ['a reserved opcode', frame(OP.reserved, COMMAND)],
    ['reserved bits', frame(OP.text, COMMAND, { reserved: 7 })],
    ['a compressed one, which was not agreed', frame(OP.text, COMMAND, { reserved: 4 })],
    ['a claim of more than there is memory', frame(OP.text, 'x', { claims: 2n ** 62n })],
    ['a claim below nothing', frame(OP.text, 'x', { claims: 2n ** 63n })],
    ['a claim of just too much', frame(OP.text, 'x', { claims: 65_537n })],
    ['one that is too long', frame(OP.text, 'x'.repeat(70_000))],
    ['parts that are too long together', ...parts(70, 'x'.repeat(1_000))],
    ['a part of nothing', frame(OP.more, COMMAND)],
    ['a beginning within a beginning', frame(OP.text, '{', { fin: false }), frame(OP.text, COMMAND)],
    ['a ping in parts', frame(OP.ping, 'x', { fin: false })],
    ['a ping that is too long', frame(OP.ping, 'x'.repeat(200))],
    ['a ping', frame(OP.ping, 'x')],
    ['bytes', frame(OP.binary, COMMAND)],
    ['no UTF-8', frame(OP.text, Buffer.from([0xc3, 0x28, 0xff]))],
    ['half a letter', frame(OP.text, Buffer.from([0xe2, 0x82]))],
    ['a close without a whole code', frame(OP.close, 'x')],
    ['a close with a code that is none', frame(OP.close, Buffer.from([0, 0]))],
    ['rubbish', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ];

  it.each([
    ['console', console_],
    ['console before it enters', stranger],
    ['dealer’s table', () => table(at.ways[0])],
    ['room’s table', () => table(at.ways[1])],
  ] as const)('at the %s', async (_where, open) => {
    await at.unharmedBy(async () => {
      for (const [what, ...frames] of FRAMES) await endsAt(open, what, ...frames);
    });
  });
});

/** A message in many parts. */
function parts(count: number, text: string): readonly Buffer[] {
  return Array.from({ length: count }, (_, n) => frame(n === 0 ? OP.text : OP.more, text, { fin: n === count - 1 }));
}

describe('messages that no console sends close its socket', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const PLACES = 6;
  const MESSAGES = [
    '',
    ' ',
    'null',
    'true',
    '0',
    '[]',
    '{}',
    '"command"',
    '{',
    '{"type":"command"}{"type":"command"}',
    '{"type":"command","id":1}\u0000',
    '{"type":"command","id":-1,"command":{}}',
    '{"type":"command","id":1.5,"command":{}}',
    '{"type":"command","id":"1","command":{}}',
    '{"type":"command","id":1e999,"command":{}}',
    '{"type":"shout","id":1,"command":{}}',
    '{"type":["command"],"id":1,"command":{}}',
    '{"type":"press"}',
    '{"type":"press","code":5}',
    '{"type":"press","code":"KeyQ","seat":1}',
    `{"type":"press","code":"${'Q'.repeat(17)}"}`,
    deep(30_000),
    `{"type":"command","id":1,"command":{"a":`.repeat(1_000),
  ];

  it('whatever they contain, and change nothing', async () => {
    await at.unharmedBy(async () => {
      // The host has this many places for consoles besides the dealer's.
      for (let from = 0; from < MESSAGES.length; from += PLACES) {
        const some = MESSAGES.slice(from, from + PLACES);
        await Promise.all(some.map((text) => endsAt(console_, text.slice(0, 60), frame(OP.text, text))));
      }
    });
  });
});

describe('invalid commands are refused, one by one', () => {
  const HUGE = JSON.parse('[1e308,-1e308,9007199254740993,1e-320,123456789012345678901234567890]') as number[];
  const COMMANDS: readonly unknown[] = [
    null,
    true,
    '',
    [],
    {},
    { type: 'count' },
    { type: 'count', step: 1, more: true },
    ...HUGE.map((step) => ({ type: 'count', step })),
    ...HUGE.map((by) => ({ type: 'table', command: { type: 'adjustPoints', player: 'nobody', by, reason: 'x' } })),
    { type: 'begin' },
    { type: 'begin', rulebook: '../../etc/passwd' },
    { type: 'openNight', file: '../../../etc/passwd' },
    { type: 'openNight', file: '/etc/passwd' },
    { type: 'openNight', file: 'C:\\windows\\win.ini' },
    { type: 'openNight', file: '..' },
    { type: 'openNight', file: '.' },
    { type: 'openNight', file: 'console-access.json' },
    { type: 'openNight', file: 'x\u0000.jsonl' },
    { type: 'deleteNight', file: '../console-access.json' },
    { type: 'deleteNight', file: 'room.json' },
    { type: 'nameNight', file: '../../x', name: 'x' },
    { type: 'nameNight', file: 'x', name: '\u001b[2J' },
    { type: 'verifyNight', file: '/dev/zero' },
    { type: 'exportNight', file: '../x', format: 'csv', language: 'en' },
    { type: 'exportNight', file: 'x', format: '../../x', language: 'en' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'toString' },
    JSON.parse('{"__proto__":{"type":"newNight"}}'),
    JSON.parse('{"type":"table","command":{"__proto__":{"type":"turnCircle"}}}'),
    JSON.parse('{"type":"table","command":{"type":"constructor","prototype":{"polluted":true}}}'),
  ];

  it('whatever they contain, and nothing is done', async () => {
    await at.unharmedBy(async () => {
      for (const command of COMMANDS) {
        const answer = await at.dealer.command(command);
        expect(answer, JSON.stringify(command)?.slice(0, 200)).toMatchObject({ ok: false });
      }
    });
  });

  it('however deeply they are nested', async () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const table = (command: string) => `{"type":"table","command":${command}}`;
    await at.unharmedBy(async () => {
      for (const json of [deep, table(deep), table(`{"type":"adjustPoints","player":"p0","by":1,"reason":${deep}}`)])
        expect(await at.dealer.commandOf(json)).toMatchObject({ ok: false });
    });
  });

  it('with a short refusal, whatever they contain', async () => {
    const long = 'x'.repeat(60_000);
    for (const command of [{ type: long }, { type: 'begin', rulebook: long }, { type: 'openNight', file: long }, { [long]: 1 }]) {
      const answer = await at.dealer.command(command);
      expect(JSON.stringify(answer).length).toBeLessThan(1_000);
    }
  });
});
