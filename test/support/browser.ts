import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** What Playwright's `chromium.launch` needs. */
export interface BrowserFound {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** In place of `process.env`. */
  readonly env: Readonly<Record<string, string>>;
}

const CACHE = join(import.meta.dirname, '../../.cache');
/** The first draws no windows of its own around the pages, which saves a third of the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Only pages of our own are opened, so it goes without the sandbox that neither root nor most containers can have. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A Chromium: `CHROMIUM_PATH`, one the system has, or the one that came with the packages, unpacked once to `.cache/`. */
export function findBrowser(): BrowserFound {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const told = process.env['CHROMIUM_PATH'];
  if (told !== undefined && !existsSync(told)) throw new Error(`CHROMIUM_PATH is ${told}, which does not exist`);
  const installed = told ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: ARGS, env };
  const folder = unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    // A bare machine lacks the libraries and has no font; without a font nothing is drawn.
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontsOf(folder) },
  };
}

let shared: Promise<Browser> | undefined;

/**
 * A browser. One for all files that run in this process, after one another: to close it closes what is open in it. With arguments
 * that are added to the usual ones, one of its own.
 */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  if (more.length > 0) return launch(more);
  shared ??= launch([]).then((browser) => {
    browser.once('disconnected', () => (shared = undefined));
    return Object.assign(browser, { close: async () => void (await Promise.all(browser.contexts().map((one) => one.close()))) });
  });
  return shared;
}

function launch(more: readonly string[]): Promise<Browser> {
  const { executablePath, args, env } = findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...more], env: { ...env } });
}

/** Unpacks to another folder and renames it, so that no other process finds half a browser. */
function unpacked(): string {
  const folder = join(CACHE, 'chromium');
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(join(CACHE, 'chromium-'));
  const unpack = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  const { status, stderr } = spawnSync(process.execPath, ['--eval', unpack], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    // It unpacks to the temporary folder, and unpacks its libraries only if it believes that it runs in that environment.
    env: { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (status !== 0) throw new Error(`the packaged Chromium cannot be unpacked: ${stderr}`);
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
    rmSync(beside, { recursive: true });
  }
  return folder;
}

function fontsOf(folder: string): string {
  const file = join(folder, 'with-system-fonts.conf');
  const directories = `<dir>${join(folder, 'fonts')}</dir><include ignore_missing="yes">/etc/fonts/fonts.conf</include>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${directories}</fontconfig>\n`,
  );
  return file;
}
