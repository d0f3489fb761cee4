import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../support/browser.ts';
import { isWanted, pathOf } from './picture.ts';
import { consoleShots, type ConsoleShot } from './console-shots.ts';

/*
 * Takes pictures of the dealer's console at 1024 by 600 and 1920 by 1080, to be looked at, and complains of what can be
 * touched but is smaller than 60 pixels, or lies outside the window: `tsx test/screens/shoot-console.ts [part of a name …]`.
 * The page is the real one; only the host behind it is a script that says one view and accepts every command.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/screens');
const SIZES = [
  { width: 1024, height: 600 },
  { width: 1920, height: 1080 },
] as const;

/** Stands in for the shell's bridge; a string, because it runs in the page. */
const bridge = (oneScreen: boolean) => `
  localStorage.setItem('referee.console.table', '${oneScreen ? 'yes' : 'no'}');
  window.referee = {
    watch(onMessage) { window.say = onMessage; return () => {}; },
    command: () => Promise.resolve({ ok: true }),
  };`;

/** What is too small to touch or out of reach, in words; a string, because it runs in the page. */
const UNTOUCHABLE = `[...document.querySelectorAll('button, select, input:not([type=radio]), label.button, summary')]
  .map((target) => ({ target, box: target.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 59.5 || box.height < 59.5))
  .map(({ target, box }) => target.textContent.trim().slice(0, 30) + ' is ' + box.width.toFixed() + ' by ' + box.height.toFixed())`;

/** Text that is cut off, or parts that reach out of the window. */
const CUT = `[...document.querySelectorAll('.desk > *, .one > *, .bar > *, footer > *, nav > *, section, .setup')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2 || part.getBoundingClientRect().bottom > innerHeight + 1 || part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => part.tagName + '.' + part.className + ' is ' + part.scrollWidth + ' by ' + part.scrollHeight + ' in ' + part.clientWidth + ' by ' + part.clientHeight)`;

const wanted = process.argv.slice(2);
const chosen = [...consoleShots()].filter(({ name }) => isWanted(name, wanted));
mkdirSync(folder, { recursive: true });

const built = {
  configFile: join(root, 'vite.config.ts'),
  build: { outDir: join(root, '.cache/screens-built') },
  logLevel: 'error',
} as const;
await build(built);
const server = await preview({ ...built, preview: { port: 0 } });
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
try {
  for (const viewport of SIZES.slice(0, process.env['SMALL'] === undefined ? 2 : 1))
    for (const shot of chosen) if (viewport === SIZES[0] || !shot.name.startsWith('docs/')) await take(viewport, shot);
} finally {
  await browser.close();
  await server.close();
}
console.error(`${String(chosen.length * SIZES.length)} pictures in ${folder}`);

async function take(viewport: (typeof SIZES)[number], { name, view, keys, oneScreen }: ConsoleShot): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(name, error);
    process.exitCode = 1;
  });
  await page.addInitScript(bridge(oneScreen));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}console.html?lang=${process.env['LANG_SHOWN'] ?? 'en'}`);
  await page.waitForFunction('window.say !== undefined');
  await page.evaluate(`window.say(${JSON.stringify({ type: 'view', view })})`);
  await page.evaluate(`setInterval(() => window.say({ type: 'alive', version: 1, now: ${String(view.now)} }), 500)`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  for (const key of keys) await press(page, key);
  await page.waitForTimeout(150);
  const picture = `${name}-${String(viewport.width)}`;
  const documented = name.startsWith('docs/');
  await page.screenshot({ path: pathOf(documented ? name : `console-${picture}`, folder) });
  for (const problem of await page.evaluate<string[]>(UNTOUCHABLE)) console.error(`${picture}: ${problem}`);
  for (const problem of await page.evaluate<string[]>(CUT)) console.error(`${picture}: ${problem}`);
  await context.close();
}

async function press(page: Page, key: string): Promise<void> {
  const [kind, rest] = key.split(':');
  if (kind === 'text' && rest !== undefined) await page.keyboard.type(rest);
  else if (kind === 'click' && rest !== undefined) await page.click(rest);
  else if (key === 'end') await page.evaluate(`document.querySelector('.setup').scrollTo(0, 1e6)`);
  else await page.keyboard.press(key);
}
