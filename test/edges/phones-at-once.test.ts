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
  files = inHungarian(pageAlone(await readPages(PAGES), '/phone.html'));
  // The clock stands still, so that all of this is one second to the host.
  const site = new PhoneSite({ files, clock: new FakeClock(), opened: () => undefined });
  listener = await listenAt('127.0.0.1', 0, site);
});
afterAll(() => listener.close());

/** What a phone loads that speaks Hungarian: all but the words of other languages. */
function inHungarian(all: Pages): Pages {
  const words = [...all.values()].flatMap(({ body }) => [
    ...body.toString('latin1').matchAll(/([\w-]+)['"`]?:\(\)=>.{0,40}?import\(['"`]\.\/([\w-]+\.js)/g),
  ]);
  const others = words.filter(([, language]) => language !== 'hu').map(([, , file]) => `/assets/${file}`);
  return new Map([...all].filter(([path]) => !others.includes(path)));
}

/** The status of an answer; undefined if the host closed the connection without one. */
function statusOf(path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port: listener.port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });
}

it('ten phones behind one router load the page, and all load it again, in the same second', async () => {
  expect(files.size).toBe(7);
  const loads = Array.from({ length: 2 * PHONES }, async () => {
    // As a browser: six connections at most, each used again.
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    return Promise.all([...files.keys()].map((path) => statusOf(path, agent))).finally(() => agent.destroy());
  });
  expect((await Promise.all(loads)).flat()).toEqual(Array(2 * PHONES * files.size).fill(200));
});
