import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { get, raw, UPGRADE } from './raw.ts';
import { UnderAttack, type Way } from './under-attack.ts';
import { sized } from '../support/sized.ts';

const GUESSES = sized({ sample: 60, whole: 300 });

let at: UnderAttack;
beforeAll(async () => {
  at = await UnderAttack.begin();
});
afterAll(() => at.end());

const each = (attack: (way: Way) => Promise<void>) => Promise.all(at.ways.map(attack));
const statusOf = async (way: Way, request: string) => (await at.send(way, request)).status;

it('valid links open the table and, for the dealer, the console, so the refusals below are deliberate', async () => {
  await each(async (way) => {
    expect(await statusOf(way, get(way.page, `Host: ${way.host}`))).toBe(200);
    expect(await statusOf(way, get(way.views, `Host: ${way.host}`, `Origin: ${way.origin}`, ...UPGRADE))).toBe(101);
  });
  const [dealers] = at.ways;
  expect(await statusOf(dealers, get('/console', `Host: ${dealers.host}`))).toBe(200);
  const views = get('/live/console', `Host: ${dealers.host}`, `Origin: ${dealers.origin}`, ...UPGRADE);
  expect(await statusOf(dealers, views)).toBe(101);
});

/** Sends a console's first message. Resolves with the code that closed its socket; undefined if it was let in. */
function entryOf(first: object): Promise<number | undefined> {
  const { origin } = at.ways[0];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live/console`, { origin });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify(first)));
    socket.on('error', () => undefined);
    socket.on('close', resolve);
    socket.on('message', () => {
      resolve(undefined);
      socket.terminate();
    });
  });
}

describe('the console’s secrets', () => {
  const wrong = (good: string) => [
    '',
    good.slice(0, -1),
    `${good}A`,
    good.slice(1),
    good.toLowerCase() === good ? good.toUpperCase() : good.toLowerCase(),
    `${good}\u0000`,
    'A'.repeat(good.length),
    'undefined',
    '../'.repeat(8),
    '\u00e9'.repeat(good.length),
  ];

  it('open nothing when they are wrong or swapped', async () => {
    const token = new URL(await at.consoleLink()).hash.slice(1);
    await at.unharmedBy(async () => {
      for (const given of [...wrong(at.session), token])
        expect(await entryOf({ type: 'resume', session: given }), given).toBeOneOf([1008, 4401]);
      for (const given of [...wrong(token), at.session])
        expect(await entryOf({ type: 'enter', token: given }), given).toBeOneOf([1008, 4401, 4429]);
      expect(await entryOf({ type: 'resume', session: at.session })).toBeUndefined();
    });
  });

  it('cannot be guessed by many tries, during which the dealer’s browser stays in', async () => {
    await at.unharmedBy(async () => {
      for (let n = 0; n < GUESSES; n += 1) {
        const guess = String(n).padStart(32, 'g');
        expect(await entryOf({ type: 'enter', token: guess })).toBeOneOf([4401, 4429]);
      }
      (await at.consoleAgain()).close();
    });
  });

  it('appear in no answer and no cookie, and open no page', async () => {
    const token = new URL(await at.consoleLink()).hash.slice(1);
    const [dealers, room] = at.ways;
    await at.unharmedBy(async () => {
      for (const secret of [token, at.session]) {
        const held = [`Cookie: referee-console-${dealers.port}=${secret}`, `Authorization: Bearer ${secret}`];
        for (const target of ['/', '/console', '/table', `/console?key=${secret}`, `/live/console?key=${secret}`]) {
          const reply = await at.send(dealers, get(target, `Host: ${dealers.host}`, ...held));
          expect(reply.head, target).not.toMatch(/set-cookie/i);
          expect(reply.text, target).not.toContain(secret);
        }
        // The LAN server has no console, whatever the secret.
        for (const target of ['/console', `/console?key=${secret}`, `${room.page}console`, `${room.page}live/console`])
          expect(await statusOf(room, get(target, `Host: ${room.host}`, ...held)), target).toBe(404);
      }
    });
  });
});

describe('Host and Origin', () => {
  const foreign = (way: Way) => [
    'evil.example',
    `evil.example:${way.port}`,
    `127.0.0.1.evil.example:${way.port}`,
    `127.0.0.1`,
    `127.0.0.1:${way.port + 1}`,
    `127.1:${way.port}`,
    `127.0.0.2:${way.port}`,
    `0.0.0.0:${way.port}`,
    `[::1]:${way.port}`,
    `[::ffff:127.0.0.1]:${way.port}`,
    `2130706433:${way.port}`,
    `0x7f.1:${way.port}`,
    `127.0.0.1:${way.port}.`,
    `localhost.:${way.port}`,
    `evil.example@127.0.0.1:${way.port}`,
    ` `,
    '',
  ];

  it('of a foreign name that resolves to this computer (DNS rebinding) open no page and no socket', async () => {
    await at.unharmedBy(async () => {
      await each(async (way) => {
        for (const host of foreign(way)) {
          const page = await at.send(way, get(way.page, `Host: ${host}`));
          expect(page.status, host).toBeOneOf([400, 403, 404]);
          expect(page.text, host).not.toMatch(/evil|<html/);
          const views = get(way.views, `Host: ${host}`, `Origin: http://${host}`, ...UPGRADE);
          expect(await statusOf(way, views), host).toBeOneOf([400, 403, 404]);
        }
        for (const other of ['evil.example', way.host]) {
          const twice = [`Host: ${way.host}`, `Host: ${other}`];
          expect(await statusOf(way, get(way.page, ...twice))).toBe(400);
          expect(await statusOf(way, get(way.page, ...twice.reverse()))).toBe(400);
          expect(await statusOf(way, get(way.views, ...twice, `Origin: ${way.origin}`, ...UPGRADE))).toBe(400);
        }
        expect(await statusOf(way, get(way.page))).toBeOneOf([400, 403, 404]);
        expect(await statusOf(way, `GET ${way.page} HTTP/1.0\r\n\r\n`)).toBeOneOf([400, 403, 404]);
      });
    });
  });

  it('of another site open no socket (cross-site WebSocket)', async () => {
    await at.unharmedBy(async () => {
      await each(async (way) => {
        const origins = [
          'https://evil.example',
          `http://evil.example:${way.port}`,
          `https://${way.host}`,
          `http://${way.host}.evil.example`,
          `http://localhost:${way.port}`,
          `http://127.0.0.1`,
          `http://127.0.0.1:${way.port}/`,
          `http://127.0.0.1:${way.port + 1}`,
          'null',
          'file://',
          '',
        ];
        for (const origin of origins) {
          const views = get(way.views, `Host: ${way.host}`, `Origin: ${origin}`, ...UPGRADE);
          expect(await statusOf(way, views), `${way.name} ${origin}`).toBeOneOf([403, 404]);
        }
        const [dealers] = at.ways;
        if (way !== dealers) return;
        for (const origin of origins) {
          const views = get('/live/console', `Host: ${way.host}`, `Origin: ${origin}`, ...UPGRADE);
          expect(await statusOf(way, views), `console ${origin}`).toBe(403);
        }
      });
    });
  });
});

describe('methods and targets', () => {
  const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'BREW', 'G\tET', ''];

  it.each(METHODS)('the method %j is not answered', async (method) => {
    await each(async (way) => {
      const reply = await at.send(way, `${method} ${way.page} HTTP/1.1\r\nHost: ${way.host}\r\nContent-Length: 0\r\n\r\n`);
      expect(reply.status).toBeOneOf([400, 404, 405, undefined]);
      expect(reply.text).not.toContain('<html');
    });
  });

  /** Known ways to lead a server out of its folder. */
  const out = (prefix: string) =>
    ['etc/passwd', 'package.json', 'console.html', 'table.html', '.vite/manifest.json']
      .flatMap((file) => [
        `../${file}`,
        `../../../../../../../../${file}`,
        `assets/../../${file}`,
        `%2e%2e/${file}`,
        `%2e%2e%2f${file}`,
        `..%2f..%2f${file}`,
        `%252e%252e%252f${file}`,
        `..%c0%af${file}`,
        `..%5c..%5c${file}`,
        `..\\..\\${file}`,
        `....//....//${file}`,
        `assets/%00/../../${file}`,
        `assets/${file}%00.js`,
        `/${file}`,
        `//${file}`,
        `;/../${file}`,
        `assets/..;/${file}`,
        `%uff0e%uff0e/${file}`,
        `assets/.%2e/.%2e/${file}`,
        file,
      ])
      .concat([
        '%',
        '%f',
        '%zz',
        'assets',
        'assets/',
        '?',
        '??',
        '%00',
        'assets/%ff.js',
        'C:/windows/win.ini',
        '/proc/self/environ',
      ])
      .map((path) => prefix + path);

  it('no path leads out of the folder of pages or bypasses the key', async () => {
    await at.unharmedBy(async () => {
      await each(async (way) => {
        for (const target of [...out('/'), ...(way.name === 'room' ? out(way.page) : [])]) {
          const reply = await at.send(way, get(target, `Host: ${way.host}`));
          // The root of the dealer's way redirects; behind the room's key a query changes nothing.
          if (reply.status === 303 || (reply.status === 200 && /\?+$/.test(target))) continue;
          expect(reply.status, target).toBeOneOf([400, 401, 404]);
          expect(reply.text, target).not.toMatch(/root:|devDependencies|<html/);
        }
      });
    });
  });

  it('an absolute address, a star or another server as target finds nothing', async () => {
    await each(async (way) => {
      for (const target of [
        `http://evil.example${way.page}`,
        `http://${way.host}${way.page}`,
        '*',
        'evil.example:80',
        `//${way.host}${way.page}`,
      ])
        expect(await statusOf(way, get(target, `Host: ${way.host}`)), target).toBeOneOf([400, 404, undefined]);
    });
  });
});

describe('a malformed request', () => {
  const ESCAPE = '\u001b';
  const BROKEN = [
    ['nothing but ends of lines', '\r\n\r\n\r\n\r\n'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['a greeting of TLS', Buffer.from('16030100f1010000ed0303', 'hex')],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['bytes', Buffer.from(Array.from({ length: 512 }, (_, n) => n % 256))],
    ['a terminal sequence', 'GET /\u001b[2J\u001b]0;owned\u0007 HTTP/1.1\r\nHost: \u001b[31mx\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks (smuggling)',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET',
    ],
    ['a header with a line break', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n'],
    ['a length below nothing', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['a thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(5_000)}\r\n`],
    ['a target without end', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ] as const;

  it('is answered briefly or not at all, and never with its own text', async () => {
    await at.unharmedBy(async () => {
      await each(async (way) => {
        const replies = await Promise.all(BROKEN.map(([, bytes]) => raw(way.port, bytes)));
        for (const [n, { status, text }] of replies.entries()) {
          const what = BROKEN[n]?.[0] ?? '';
          expect(status === undefined || status >= 400, `${what}: ${text}`).toBe(true);
          expect(/owned|SSH|aaaa/.test(text) || text.includes(ESCAPE), `${what}: ${text}`).toBe(false);
          expect(text.length, what).toBeLessThan(1_000);
        }
      });
    });
  });

  it('the room gives nothing away to an outsider: every refusal is the same', async () => {
    const [, room] = at.ways;
    const replies = await Promise.all(
      [
        get('/', `Host: ${room.host}`),
        get('/0123456789abcdef/', `Host: ${room.host}`),
        get(`${room.page}nothing`, `Host: ${room.host}`),
        get(room.page, 'Host: evil.example'),
        get(`${room.page}console.html`, `Host: ${room.host}`),
        `POST ${room.page} HTTP/1.1\r\nHost: ${room.host}\r\nContent-Length: 0\r\n\r\n`,
      ].map((request) => at.send(room, request)),
    );
    expect(new Set(replies.map(({ text }) => text.toLowerCase()))).toEqual(
      new Set(['http/1.1 404 not found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n']),
    );
  });
});
