import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { FakeReferee } from './testing/fake-referee.ts';
import { serveWeb, type WebShell } from './server.ts';
import { tableSite } from './site.ts';
import { WHO_PATH } from './who.ts';

let folder: string;
let shell: WebShell;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'referee-pages-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'console.html'), 'the console');
  writeFileSync(join(pages, 'table.html'), 'the table');
  writeFileSync(join(pages, 'assets/a b.js'), 'let a;');
  writeFileSync(join(pages, '.hidden.js'), 'hidden');
  writeFileSync(join(pages, 'assets/notes.txt'), 'notes');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  symlinkSync(join(folder, 'secret.js'), join(pages, 'assets/link.js'));
  shell = await serveWeb({ site: tableSite(new FakeReferee()), pages, port: 0, clock: systemClock });
});

afterEach(async () => {
  await shell.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Sends the path exactly as it stands: `fetch` would fold `..` away before sending. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: shell.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

it('what can be saved is served as a file, made when it is asked for, and to no other name of this computer', async () => {
  await shell.close();
  let asked = 0;
  const files = new Map([['/results.csv', () => `place,name\n${(asked += 1)},Ödön\n`]]);
  const site = { ...tableSite(new FakeReferee()), files };
  shell = await serveWeb({ site, pages: join(folder, 'pages'), port: 0, clock: systemClock });
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' };
  expect(await get('/results.csv')).toMatchObject({ status: 200, body: 'place,name\n1,Ödön\n', headers });
  expect(await get('/results.csv')).toMatchObject({ body: 'place,name\n2,Ödön\n' });
  expect(await get('/results.csv', { host: 'evil.example' })).toMatchObject({ status: 403 });
  expect(await get('/toString')).toMatchObject({ status: 404 });
});

describe('pages', () => {
  it('are served to this computer without a secret', async () => {
    expect(await get('/table')).toMatchObject({ status: 200, body: 'the table', headers: { 'content-type': /^text\/html/ } });
    expect(await get('/console')).toMatchObject({ status: 200, body: 'the console' });
    expect(await get('/')).toMatchObject({ status: 303, headers: { location: '/console' } });
  });

  it('are linked with a new token in the fragment each time', () => {
    const links = Array.from({ length: 3 }, () => shell.controlLink().url);
    for (const link of links)
      expect(new URL(link)).toMatchObject({
        pathname: '/console',
        search: '',
        hash: expect.stringMatching(/^#[\w-]{32}$/) as string,
      });
    expect(new Set(links).size).toBe(3);
  });

  it('are served with a strict policy if their type is known', async () => {
    const { status, headers } = await get('/assets/a%20b.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': /^text\/javascript/,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await get('/assets/a%20b.js', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each(['/assets/link.js', '/.hidden.js', '/assets/notes.txt', '/console.html', '/nothing.js'])(
    'are not found at %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: 'There is no such page.\n' });
    },
  );
});

it('who has the nights open is said to this computer, under its own name', async () => {
  expect(await get(WHO_PATH)).toMatchObject({ status: 404 });
  await shell.close();
  const claim = 'host-1-0123456789ab.lock';
  shell = await serveWeb({ site: tableSite(new FakeReferee()), pages: folder, port: 0, clock: systemClock, claim });
  const { status, body } = await get(WHO_PATH);
  expect([status, JSON.parse(body)]).toEqual([200, { referee: 'hungarian-war-referee', claim }]);
  expect(await get(WHO_PATH, { host: 'evil.example' })).toMatchObject({ status: 403 });
});

it('rejects if its port is taken', async () => {
  const again = serveWeb({ site: tableSite(new FakeReferee()), pages: folder, port: shell.port, clock: systemClock });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
