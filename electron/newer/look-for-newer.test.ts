import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lookForNewer } from './look-for-newer.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** What is found where this answers; `asked` gets the headers of each request. */
async function look(answer: RequestListener, { version = '1.2.3', longest = 5_000 } = {}) {
  const asked: IncomingHttpHeaders[] = [];
  server = createServer((request, response) => {
    asked.push({ ...request.headers, ':request': `${request.method} ${request.url}` });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const place = { newest: `http://127.0.0.1:${port}/newest`, pageOf: (tag: string) => `https://example.com/${tag}` };
  return { found: await lookForNewer({ place, version, fetch, longest }), asked };
}

const says =
  (release: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(typeof release === 'string' ? release : JSON.stringify(release));
const released = (tag_name: string) => says({ tag_name, draft: false, prerelease: false, html_url: 'https://evil.example/' });

it.each([
  ['v1.2.4', '1.2.3', '1.2.4'],
  ['v1.10.0', '1.9.9', '1.10.0'],
  ['v2.0.0', '2.0.0-beta.11', '2.0.0'],
])('finds %s newer than %s, and names our own page of it', async (tag, version, newer) => {
  const page = `https://example.com/${tag}`;
  expect((await look(released(tag), { version })).found).toEqual({ kind: 'newer', version: newer, page });
});

it.each([
  ['v1.2.3', '1.2.3'],
  ['v1.2.2', '1.2.3'],
  ['v1.9.9', '1.10.0'],
  ['v2.0.0-beta.2', '2.0.0'],
])('does not find %s newer than %s', async (tag, version) => {
  expect((await look(released(tag), { version })).found).toEqual({ kind: 'newest' });
});

it('asks once, and says nothing but the name of the program', async () => {
  const { asked } = await look(released('v1.2.4'));
  expect(asked).toHaveLength(1);
  const { host: _host, connection: _connection, ...headers } = asked[0] ?? {};
  expect(headers).toMatchObject({ ':request': 'GET /newest', 'user-agent': 'hungarian-war-referee' });
  expect(JSON.stringify(headers)).not.toMatch(/1\.2\.3|cookie|referer|authorization/i);
});

it('asks nobody if this build does not know where', async () => {
  const fetch = () => Promise.reject(new Error('somebody was asked'));
  expect(await lookForNewer({ place: undefined, version: '1.2.3', fetch })).toEqual({ kind: 'unknown place' });
});

it.each([
  ['no JSON', says('<html>')],
  ['nothing', says('')],
  ['a list', says([])],
  ['no tag', says({ name: 'v9.9.9' })],
  ['a tag of another form', released('nightly')],
  ['a tag that is half a version', released('v9.9')],
  ['a tag with an address in it', released('v9.9.9/../../evil')],
  ['a tag that is longer than any', released(`v9.9.9-${'a'.repeat(100)}`)],
  ['a draft', says({ tag_name: 'v9.9.9', draft: true })],
  ['no release at all', says({ message: 'Not Found' }, 404)],
  ['that we ask too often', says({ tag_name: 'v9.9.9' }, 403)],
  ['more than any release', says(`{"tag_name":"v9.9.9","body":"${'a'.repeat(1_100_000)}"}`)],
])('finds no release in an answer that is %s', async (_, answer) => {
  expect((await look(answer)).found).toEqual({ kind: 'no release' });
});

it.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['stops in the middle', (_request, response) => void response.writeHead(200).write('{"tag_name":')],
  ['cuts the connection', (request) => void request.socket.destroy()],
  ['is out of order', says('', 503)],
])('says that there is no answer if the place %s', async (_, answer) => {
  expect((await look(answer, { longest: 300 })).found).toEqual({ kind: 'no answer' });
});
