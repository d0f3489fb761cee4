import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['<p>[Tákéšőő 12] 3.5.</p>', []],
  ['<p>[Šáýšőő <bdi>Anna</bdi>] 12 <bdi>Béla</bdi></p>', []],
  ['<p>Takes it</p>', ['“Takes it” is in no catalogue']],
  ['<p>[Tákéšőő</p>', ['“[Tákéšőő” is not the whole of a message']],
  ['<p>[Tákéšőő]: [šéňtéňčéőőő]</p>', ['“[Tákéšőő]: [šéňtéňčéőőő]” is glued from messages']],
  ['<ol aria-label="[Tákéšőő 12]"><li aria-description="[Tákéšőő]" title="12">Ó</li></ol>', []],
  ['<ol><li aria-label="[Tákéšőő]: [pláýšőő]">3</li></ol>', ['aria-label “[Tákéšőő]: [pláýšőő]” is glued from messages']],
  ['<p><bdi title="Anna">A…</bdi><input placeholder="Takes it" /></p>', ['placeholder “Takes it” is in no catalogue']],
  ['<p style="opacity: 0" aria-live="polite">Saved</p>', ['“Saved” is in no catalogue']],
  ['<p translate="no">k7q2</p><title>Referee</title>', ['title “Referee” is in no catalogue']],
  ['<p style="width: 3em; overflow: hidden; white-space: nowrap">[Tákéšőő]</p>', ['“[Tákéšőő]” ends where it cannot be seen']],
  ['<p style="position: absolute; left: -9px">[Tákéšőő]</p>', ['“[Tákéšőő]” ends where it cannot be seen']],
])('the judge of what is said knows %s', async (content, faults) => {
  const page = await browser.newPage();
  await page.addInitScript(inject('pages').judge);
  await page.goto(`data:text/html;charset=utf-8,<html lang="en-XA">${encodeURIComponent(content)}`);
  expect(await page.evaluate(() => window.judge.said())).toEqual(faults);
});
