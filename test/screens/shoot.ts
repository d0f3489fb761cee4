import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from '../support/browser.ts';
import { isWanted, pathOf } from './picture.ts';
import { shots, type Shot } from './shots.ts';

/*
 * Takes pictures of the table display at 1920 by 1080, to be looked at: `npm run screens [part of a name …]`. The page is
 * the real one; only the host behind it is a script that says one view. `npm run screens docs` takes the README's anew.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/screens/table');

/** Stands in for the shell's bridge; a string, because it runs in the page. */
const BRIDGE = `window.referee = { watch(onMessage) { window.say = onMessage; return () => {}; } };`;

/** What does not fit its place, in words; a string, because it runs in the page. Names may end in an ellipsis. */
const OVERFLOWS = `[...document.querySelectorAll('.middle, .right, [data-part=standings]')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
  .map((part) => part.className + ' is ' + part.scrollWidth + ' by ' + part.scrollHeight + ' in ' + part.clientWidth + ' by ' + part.clientHeight)`;

const wanted = process.argv.slice(2);
const chosen = [...shots()].filter(({ name }) => isWanted(name, wanted));
mkdirSync(folder, { recursive: true });

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { port: 0, hmr: false },
  logLevel: 'error',
});
await server.listen();
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  await page.addInitScript(BRIDGE);
  for (const shot of chosen) await take(page, server.resolvedUrls?.local[0] ?? '', shot);
} finally {
  await browser.close();
  await server.close();
}
console.error(`${String(chosen.length)} pictures in ${folder}`);

async function take(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(`${url}table.html?${shot.query}`);
  await page.waitForFunction('window.say !== undefined');
  if (shot.view !== undefined) await page.evaluate(`window.say(${JSON.stringify({ type: 'view', view: shot.view })})`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(shot.silent === true ? 2_600 : 120);
  await page.screenshot({ path: pathOf(shot.name, folder) });
  for (const problem of await page.evaluate<string[]>(OVERFLOWS)) console.error(`${shot.name}: ${problem}`);
}
