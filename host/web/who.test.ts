import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { respond } from './respond.ts';
import { tableSite } from './site.ts';
import { FakeReferee } from './testing/fake-referee.ts';
import { WHO_PATH } from './who.ts';

const CLAIM = 'host-1-0123456789ab.lock';

/** What a browser shell answers to this request. */
function answered(claim: string | undefined, host: string) {
  const reply = { status: 0, body: '' };
  const response = {
    writeHead: (status: number) => (reply.status = status),
    end: (body: string | Buffer) => (reply.body = String(body)),
  };
  const request = { method: 'GET', url: WHO_PATH, headers: { host } } as IncomingMessage;
  const site = tableSite(new FakeReferee());
  respond({ pages: new Map(), site, port: 4710, claim }, request, response as unknown as ServerResponse);
  return reply;
}

it('identifies the host to this computer, and opens nothing', () => {
  const { status, body } = answered(CLAIM, '127.0.0.1:4710');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ referee: 'hungarian-war-referee', claim: CLAIM });
});

it('says nothing under a foreign name, or if the host has no nights open', () => {
  expect(answered(CLAIM, 'evil.example:4710').status).toBe(403);
  expect(answered(undefined, '127.0.0.1:4710').status).toBe(404);
});
