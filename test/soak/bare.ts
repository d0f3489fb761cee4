import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { launchBrowser } from '../support/browser.ts';
import { consoleLink } from '../support/console-access.ts';
import { started } from '../support/start.ts';
import type { Campaign } from './campaign.ts';
import { CleanRoot, finish } from './deb/clean-root.ts';
import { executableOf } from './node-lines.ts';

const ROOT = join(import.meta.dirname, '../..');
const HOME = '/home/player/referee';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const LINES = ['24', '22', '26', '20'] as const;
/** What draws pages, with the browser that npm brings: first what depends most on the fonts that are there, then all of it. */
const RUNS = {
  'seen and fonts': 'npx vitest run test/screens/seen.test.ts test/screens/every/fonts.test.ts',
  screens: 'npm test screens',
  browser: 'npm test browser',
} as const;

/**
 * What the README promises, on a machine with Node and nothing else: no browser, no font, no git. The sources as they are committed,
 * `npm ci`, `npm start` to a page, and so many of these runs.
 */
export const BARE: Campaign = {
  name: 'bare',
  unit: 'runs',
  size: Object.keys(RUNS).length,
  async run({ seed, size, say }) {
    const node = executableOf(LINES[seed % LINES.length] ?? LINES[0]);
    const missing = CleanRoot.missing() ?? (node === undefined ? 'npm brings no Node' : undefined);
    if (node === undefined || missing !== undefined) {
      say(`skipped: ${String(missing)}`);
      return { skipped: String(missing) };
    }
    const folder = mkdtempSync(join(tmpdir(), 'referee-bare-'));
    try {
      const root = await CleanRoot.make(join(folder, 'root'), 'trixie');
      putNode(root, node);
      await putSources(root);
      await inSources(root, 'npm ci');
      say('npm ci: done');
      await startsToPage(root);
      say('npm start: a page');
      const figures: Record<string, string> = { Node: root.run('node', '--version').trim() };
      for (const [run, command] of Object.entries(RUNS).slice(0, size)) figures[run] = tested(root, command);
      return figures;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Puts Node and npm there, and nothing else. */
function putNode(root: CleanRoot, node: string): void {
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
  cpSync(node, root.outside('/usr/local/bin/node'));
  cpSync(npm, root.outside('/usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, root.outside(`/usr/local/bin/${name}`));
  // Some networks have certificates of their own.
  if (process.env['NODE_EXTRA_CA_CERTS'] === undefined) return;
  mkdirSync(dirname(root.outside(CERTIFICATES)), { recursive: true });
  cpSync(process.env['NODE_EXTRA_CA_CERTS'], root.outside(CERTIFICATES));
}

/** What npm is told there: where packages come from, as here. */
function settings(): readonly string[] {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] === undefined ? [] : [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  return [`npm_config_registry=${registry}`, 'npm_config_update_notifier=false', ...certificates];
}

async function putSources(root: CleanRoot): Promise<void> {
  const archive = root.outside('/tmp/sources.tar');
  await finish(spawn('git', ['archive', '--output', archive, 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] }));
  mkdirSync(root.outside(HOME));
  root.run('tar', 'xf', '/tmp/sources.tar', '-C', HOME);
  root.run('chown', '-R', 'player:player', HOME);
}

function shell(root: CleanRoot, command: string): readonly [string, readonly string[]] {
  const [program = '', ...args] = [...root.asPlayer(settings()), 'sh', '-c', `cd ${HOME} && exec ${command}`];
  return [program, args];
}

async function inSources(root: CleanRoot, command: string): Promise<void> {
  const [program, args] = shell(root, command);
  await finish(spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }));
}

async function startsToPage(root: CleanRoot): Promise<void> {
  const [program, args] = shell(root, 'npm start -- --no-open --http-port 0');
  const table = started(spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(await consoleLink(table));
    await page.locator('[data-kit]').first().waitFor({ timeout: 60_000 });
  } finally {
    await browser.close();
    await table.kill();
  }
}

/** How many tests have passed. None may have failed. */
function tested(root: CleanRoot, tests: string): string {
  const [program, args] = shell(root, tests);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  assert.equal(status, 0, `${tests} fails:\n${stdout.slice(-20_000)}${stderr}`);
  return (
    stripVTControlCharacters(stdout)
      .match(/\d+ passed.*/g)
      ?.at(-1) ?? 'nothing counted'
  );
}
