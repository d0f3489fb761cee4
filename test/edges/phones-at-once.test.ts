import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeClock } from '../../host/clock/testing/fake-clock.ts';
import { listenAt, type Listener } from '../../host/lan/listener.ts';
import { PhoneSite } from '../../host/phones/phone-site.ts';
import { pageAlone, readPages, type Pages } from '../../host/web/pages.ts';

const PAGES = join(import.meta.dirname, '../../dist/renderer');
const PHONES = 10;

let files: Pages;
let listener: Listener;
beforeAll(async () => {
  files = pageAlone(await readPages(PAGES), '/phone.html');
  // The clock stands still, so that all of this is one second to the host.
  const site = new PhoneSite({ files, clock: new FakeClock(), opened: () => undefined });
  listener = await listenAt('127.0.0.1', 0, site);
});
afterAll(() => listener.close());

/** The status of an answer; undefined if the host closed the connection without one. */
function statusOf(path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port: listener.port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });
}

it('ten phones behind one router load the page, and all load it again, in the same second', async () => {
  const loads = Array.from({ length: 2 * PHONES }, async () => {
    const agent = new Agent();
    return Promise.all([...files.keys()].map((path) => statusOf(path, agent)));
  });
  expect((await Promise.all(loads)).flat()).toEqual(Array(2 * PHONES * files.size).fill(200));
});
