import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { beginCommand, pad } from '../../host/session/testing/memory-table.ts';
import { DealersLine } from '../edges/dealers-line.ts';
import { launchBrowser } from '../support/browser.ts';
import { consoleLink, enterConsole } from '../support/console-access.ts';
import { installCommand, packCommand, type InstalledCommand, type PackedCommand } from './installed-command.ts';
import { ROOT } from './packed-app.ts';

/** What may be in the package: what runs, the pages, and what npm wants to read. */
const ALLOWED: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE)$/,
  /^dist\/cli\/([\w-]+\.js|THIRD-PARTY\.txt)$/,
  /^dist\/renderer\/(board|console|guest|organiser|phone|table)\.html$/,
  /^dist\/renderer\/assets\/[\w.-]+\.(js|css|woff2)$/,
];
/** As it is downloaded. The display has its parts for itself, so that it loads few files: 75 kB of these. */
const MOST_BYTES = 1_500_000;

const ROUND = '{"players":5,"eliminated":[3],"table":["KD","9C","2H","TS","4D","7C"],"faces":[6,1,2,null,5]}\n';
const ANSWER =
  '{"centre":{"outcome":"stays"},"sides":[{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"taken","by":4}],"eliminated":[0],"rejoined":[]}\n';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

let folder: string;
let packed: PackedCommand;
let command: InstalledCommand;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-command-'));
  packed = packCommand(folder);
  command = installCommand(join(folder, packed.filename), join(folder, 'clean'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = () => JSON.parse(readFileSync(join(command.folder, 'package.json'), 'utf8')) as Manifest;

describe('the package of the command', () => {
  it('holds what runs and nothing else: no sources, no tests, no desktop shell, nothing that builds', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths.filter((path) => !ALLOWED.some((allowed) => allowed.test(path)))).toEqual([]);
    for (const file of ['referee.js', 'mdns-worker.js', 'seating-worker.js']) expect(paths).toContain(`dist/cli/${file}`);
    expect(paths).not.toContain('dist/cli/start.js');
    expect(paths.filter((path) => path.endsWith('.html'))).toHaveLength(6);
  });

  it('describes itself, with links that lead somewhere and commands that are there', () => {
    const readme = readFileSync(join(command.folder, 'README.md'), 'utf8');
    expect(readme.match(/\]\((?!https:)/g)).toBeNull();
    const named = [...readme.matchAll(/npx hungarian-war-referee ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(command.run([name, '--help']).code, name).toBe(0);
  });

  it('is small', () => {
    console.info(
      `${packed.filename}: ${(packed.size / 1000).toFixed(0)} kB, unpacked ${(packed.unpackedSize / 1000).toFixed(0)} kB`,
    );
    expect(packed.size).toBeLessThan(MOST_BYTES);
  });

  it('names every package that its files import, and imports every package that it names', () => {
    const cli = join(command.folder, 'dist/cli');
    const files = readdirSync(cli).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(cli, name), 'utf8')).join('\n');
    const imported = [...code.matchAll(/^(?:import|export) (?:[^"'`\n]*? from )?"([^"\n]+)";$|\bimport\("([^"\n]+)"\)/gm)].map(
      ([, always, later]) => always ?? later ?? '',
    );
    const [own, others] = [
      imported.filter((name) => name.startsWith('.')),
      imported.filter((name) => /^(?!\.|node:)/.test(name)),
    ];
    expect(own.filter((name) => !files.includes(name.slice(2)))).toEqual([]);
    const packages = new Set(others.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
    expect([...packages].sort()).toEqual(Object.keys(manifest().dependencies).sort());
  });

  it('contains our licence and, in full, those of everything that is bundled', () => {
    expect(readFileSync(join(command.folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    const others = readFileSync(join(command.folder, 'dist/cli/THIRD-PARTY.txt'), 'utf8');
    const bundled = ['\nsvelte 5.', '\n@fontsource-variable/archivo 5.', '\nopen 11.', 'SIL OPEN FONT LICENSE'];
    expect(bundled.filter((text) => !others.includes(text))).toEqual([]);
    expect(others).not.toContain('holds no text');
  });
});

describe('the installed command', () => {
  it('judges a round', () => {
    expect(command.run(['resolve'], ROUND)).toEqual({ code: 0, out: ANSWER, err: '' });
  });

  it('shows its version', () => {
    expect(command.run(['--version'])).toEqual({ code: 0, out: `${manifest().version}\n`, err: '' });
  });

  it.each([[['--quick']], [['resolve', '--quick']], [['start', '--quick']], [['hall', '--quick']]])(
    'refuses %j by name',
    (args) => {
      const { code, out, err } = command.run(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain("unknown option '--quick'");
    },
  );
});

describe('a table of the installed command', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  it('serves its pages, and opens a round that was pressed on virtual pads', async () => {
    const pads = await command.virtualPads(2);
    const ports = pads.paths.flatMap((path) => ['--port', path]);
    const nights = join(folder, 'nights');
    const table = command.start(['start', '--no-open', '--http-port', '0', '--nights', nights, ...ports]);
    const line = await DealersLine.open(enterConsole(await consoleLink(table)));
    const [display] = await table.waitFor(/http\S+\/table(?=\n)/);
    const page = await browser.newPage();
    await page.goto(display);

    const choices = { ...STANDARD_CHOICES, count: 2, pace: 'quick' } as const;
    await line.do(beginCommand([pad('pad-1'), pad('pad-2')], { house: { cards: 'dealt' }, choices }));
    // A pad that is not armed yet hears no press.
    await expect.poll(() => (pads.order('1 6', '2 5'), ready(line)), { timeout: 30_000, interval: 500 }).toBe(2);
    await line.do({ type: 'count', step: line.course.step });
    await page.locator('[data-phase=shown]').waitFor({ state: 'attached', timeout: 30_000 });

    const [night = ''] = readdirSync(nights).filter((name) => name.endsWith('.jsonl'));
    expect(readFileSync(join(nights, night), 'utf8')).toContain('"FacesOpened","faces":[6,5]');
    line.close();
    expect(await table.stop()).toBe(0);
    await pads.close();
  });
});

const ready = ({ course }: DealersLine) => (course.phase === 'choosing' ? course.ready : 0);
