import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { respond } from './page.ts';
import { WHO_PATH } from './who.ts';

const CLAIM = 'host-1-0123456789ab.lock';

/** What a browser shell answers to this request. */
async function answered(claim: string | undefined, headers: Readonly<Record<string, string>>) {
  const reply = { status: 0, body: '' };
  const response = Object.assign(new EventEmitter(), {
    writeHead: (status: number) => (reply.status = status),
    end: (body: string | Buffer) => (reply.body = String(body)),
  });
  const request = { method: 'GET', url: WHO_PATH, headers } as unknown as IncomingMessage;
  const options = { pages: import.meta.dirname, claim };
  await respond(options, 4710, request, response as unknown as ServerResponse);
  return reply;
}

it('says who it is on this computer, and nothing that opens anything', async () => {
  const { status, body } = await answered(CLAIM, { host: '127.0.0.1:4710' });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ referee: 'hungarian-war-referee', claim: CLAIM });
});

it('says nothing to another name, and nothing where it holds no nights', async () => {
  expect((await answered(CLAIM, { host: 'evil.example:4710' })).status).toBe(403);
  expect((await answered(undefined, { host: '127.0.0.1:4710' })).status).toBe(404);
});
