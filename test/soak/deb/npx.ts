import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { DealersLine } from '../../edges/dealers-line.ts';
import { packCommand } from '../../shipping/installed-command.ts';
import { launchBrowser } from '../../support/browser.ts';
import { consoleLink, enterConsole } from '../../support/console-access.ts';
import { started } from '../../support/start.ts';
import { executableOf } from '../node-lines.ts';
import { facesOpened, nightIn } from './installed-table.ts';
import type { CleanRoot } from './clean-root.ts';
import { TwoPads } from './pads.ts';

const ROUND = '{"players":3,"table":["KD","9C","2H","TS"],"faces":[6,1,2]}\n';
const NIGHTS = '/home/player/nights-of-npx';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * What a machine with Node and nothing else does with the packed command: judges a round, and opens a table in the browser on which
 * a round is played. @returns the version of Node, or why there was none
 */
export async function tryNpx(root: CleanRoot, line: string): Promise<string> {
  const node = executableOf(line);
  if (node === undefined) return `npm brings no Node ${line}`;
  putNode(root, node);
  const { filename } = packCommand(root.outside('/home/player'));
  // As people write it, beside the file: npx takes no other path for a package.
  const inFolder = ['sh', '-c', 'cd && exec npx --yes "$@"', 'npx', `./${filename}`];
  const [program = '', ...args] = [...root.asPlayer(settings()), ...inFolder];
  const { status, stdout, stderr } = spawnSync(program, [...args, 'resolve'], { input: ROUND, encoding: 'utf8' });
  assert.equal(status, 0, `npx … resolve ended with ${String(status)}: ${stderr}`);
  assert.match(stdout, /^\{"centre":\{"outcome":"\w+".*\}\n$/);
  await playInBrowser(root, program, args);
  return root.run('node', '--version').trim();
}

/** Puts Node and npm there, and nothing else. */
export function putNode(root: CleanRoot, node: string): void {
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
export function settings(): readonly string[] {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] === undefined ? [] : [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  return [`npm_config_registry=${registry}`, 'npm_config_update_notifier=false', ...certificates];
}

async function playInBrowser(root: CleanRoot, program: string, npx: readonly string[]): Promise<void> {
  const pads = new TwoPads();
  const options = ['start', '--no-open', '--http-port', '0', '--nights', NIGHTS, ...(await pads.plug())];
  const table = started(spawn(program, [...npx, ...options], { stdio: ['ignore', 'pipe', 'pipe'] }));
  const browser = await launchBrowser();
  try {
    const line = await DealersLine.open(enterConsole(await consoleLink(table)));
    const [display] = await table.waitFor(/http\S+\/table(?=\n)/);
    const page = await browser.newPage();
    await page.goto(display);
    await pads.isFound();
    await line.do(pads.begin as Parameters<DealersLine['do']>[0]);
    await pads.press([6, 5]);
    await line.do({ type: 'count', step: line.course.step });
    await page.locator('[data-phase=shown]').waitFor({ state: 'attached', timeout: 30_000 });
    assert.deepEqual(facesOpened(nightIn(root, NIGHTS)), ['[6,5]']);
    line.close();
  } finally {
    await browser.close();
    await table.kill();
    await pads.unplug();
  }
}
