import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipped } from '../../scripts/third-party.ts';
import { fusesOf, SAFE_FUSES } from './fuses.ts';
import { integrityOf } from './integrity.ts';
import {
  archiveIn,
  ARCHES,
  filesOf,
  pack,
  readPacked,
  ROOT,
  unpackedOf,
  type PackedApp,
  type PlatformName,
} from './packed-app.ts';
import { standInElectron } from './stand-in.ts';

/** What may be in the archive: what is needed to run, the licences of packages, and nothing else. */
const ALLOWED: readonly RegExp[] = [
  /^\/package\.json$/,
  /^\/dist\/electron\/([\w-]+\.js|preload\.cjs|icon\.png)$/,
  /^\/dist\/renderer\/(board|console|guest|night-file|organiser|phone|table)\.html$/,
  /^\/dist\/renderer\/assets\/[\w.-]+\.(js|css|woff2)$/,
  /^\/node_modules\/.+\/(package\.json|LICENSE|license|[\w.-]+\.(c|m)?js)$/,
  /^\/node_modules\/@serialport\/bindings-cpp\/prebuilds\/.+\.node$/,
];
const UNWANTED = /(^|\/)(tests?|__tests__|docs?|examples?|src\/.*\.ts)(\/|$)|\.(test|spec|fuzz)\.|\.(ts|svelte|map|md)$/;
/** Five games, their words in three languages, for pages one by one and for the host at once, and pictures; a phone’s page, what encrypts it; a line to a hall; all licences. */
const MOST_BYTES = 7_500_000;

const BINDINGS = '/node_modules/@serialport/bindings-cpp/prebuilds';
const PLATFORMS: readonly { readonly platform: PlatformName; readonly bindings: readonly string[] }[] = [
  {
    platform: 'linux',
    bindings: ['linux-x64/@serialport+bindings-cpp.glibc.node', 'linux-arm64/@serialport+bindings-cpp.armv8.glibc.node'],
  },
  { platform: 'win', bindings: ['win32-x64/@serialport+bindings-cpp.node', 'win32-arm64/@serialport+bindings-cpp.armv8.node'] },
  {
    platform: 'mac',
    bindings: ['darwin-x64+arm64/@serialport+bindings-cpp.node', 'darwin-x64+arm64/@serialport+bindings-cpp.node'],
  },
];

/** The packages that the built main process and its threads name, with all they depend on. */
function packagesNeeded(): readonly string[] {
  const folder = join(ROOT, 'dist/electron');
  const made = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const shell = made.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const named = [...shell.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"([^".][^"]*)"/g)].map(([, name]) => name ?? '');
  const outside = named.filter((name) => !name.startsWith('node:') && name !== 'electron');
  // Some are named by one of their files.
  const packages = outside.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  // It holds only headers, for bindings that come built.
  return shipped(ROOT, packages)
    .filter(({ name }) => name !== 'node-addon-api')
    .map(({ name, version }) => `${name} ${version}`);
}

function packagesPacked(app: PackedApp): readonly string[] {
  const manifests = filesOf(app).filter((file) => /\/node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file));
  const told = manifests.map((file) => JSON.parse(readPacked(app, file).toString()) as { name: string; version: string });
  return [...new Set(told.map(({ name, version }) => `${name} ${version}`))].sort();
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-packed-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(PLATFORMS)('a build for $platform', ({ platform, bindings }) => {
  let apps: readonly PackedApp[];
  beforeAll(() => {
    const electron = standInElectron(join(folder, 'electron'));
    apps = pack({
      platform,
      arches: ARCHES,
      electron,
      output: join(folder, platform),
      // A stand-in is not signed, and needs no tools for icons.
      settings: ['win.signAndEditExecutable=false', `mac.icon=${join(electron, 'icon.icns')}`],
    });
  });

  it('holds only what is needed to run', () => {
    for (const app of apps) {
      const files = filesOf(app);
      expect(files.filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))).toEqual([]);
      expect(files.filter((file) => UNWANTED.test(file))).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(['/dist/electron/main.js', '/dist/electron/preload.cjs', '/package.json']));
    }
  });

  it('holds the packages that the main process needs, no more, and none for development', () => {
    const needed = packagesNeeded();
    expect(needed.length).toBeGreaterThan(10);
    for (const app of apps) expect(packagesPacked(app)).toEqual(needed);
  });

  it('holds one serial binding, its own, where it can be loaded', () => {
    for (const [n, app] of apps.entries()) {
      expect(filesOf(app).filter((file) => file.endsWith('.node'))).toEqual([`${BINDINGS}/${bindings[n] ?? ''}`]);
      expect(unpackedOf(app)).toEqual([`${BINDINGS}/${bindings[n] ?? ''}`]);
    }
  });

  it('holds what was built, byte for byte', () => {
    for (const app of apps) {
      const built = filesOf(app).filter((file) => file.startsWith('/dist/'));
      expect(built.length).toBeGreaterThan(8);
      for (const file of built) expect(readPacked(app, file).equals(readFileSync(join(ROOT, file))), file).toBe(true);
    }
  });

  it('describes the package for a user, not how it is developed', () => {
    const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const app of apps) {
      const packed = JSON.parse(readPacked(app, '/package.json').toString()) as Record<string, unknown>;
      for (const key of ['scripts', 'devDependencies']) expect(Object.keys(packed)).not.toContain(key);
      for (const key of ['name', 'version', 'type', 'license']) expect(packed[key], key).toEqual(own[key]);
      expect(packed['main']).toBe('dist/electron/main.js');
    }
  });

  it('is small', () => {
    for (const app of apps) {
      const { size } = statSync(archiveIn(app.resources));
      console.info(`${platform}: ${(size / 1000).toFixed(0)} kB, ${filesOf(app).length} files`);
      expect(size).toBeLessThan(MOST_BYTES);
    }
  });

  it('contains our licence and, in full, those of all others', () => {
    for (const app of apps) {
      const told = (name: string) => readFileSync(join(app.resources, name), 'utf8');
      expect(told('LICENSE.txt')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
      const others = told('THIRD-PARTY.txt');
      expect(packagesPacked(app).filter((name) => !others.includes(`\n${name} (`))).toEqual([]);
      const bundled = ['\nsvelte 5.', '\n@fontsource-variable/archivo 5.', 'SIL OPEN FONT LICENSE'];
      expect(bundled.filter((text) => !others.includes(text))).toEqual([]);
      expect(others.includes('holds no text')).toBe(false);
    }
  });

  // Electron ignores it on Linux.
  if (platform !== 'linux')
    it('contains the hash of its archive, without which Electron does not run it', () => {
      for (const app of apps) {
        const { carried, header } = integrityOf(app, platform);
        expect(carried).toBe(header);
      }
    });

  it('cannot be run as Node, inspected, or made to run another archive', async () => {
    for (const app of apps) expect(await fusesOf(app, platform)).toEqual(SAFE_FUSES);
  });
});
