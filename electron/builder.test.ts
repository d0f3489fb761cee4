import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { NIGHT_SUFFIX, nightName } from '../host/record/file-name.ts';
import { recordText } from '../host/record/testing/record-text.ts';
import { APP_ID } from './arguments.ts';

const ROOT = join(import.meta.dirname, '..');

const config = parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Config;

interface Platform {
  target?: unknown;
  fileAssociations?: unknown;
  mimeTypes?: string[];
  executableArgs?: string[];
  desktop?: { entry?: unknown };
}

interface Config extends Record<'linux' | 'win' | 'mac', Platform> {
  appId?: string;
  artifactName?: string;
  deb?: { fpm?: string[] };
  files?: unknown;
  icon?: string;
  npmRebuild?: boolean;
  publish?: unknown;
}

/** What the packages themselves hold is asserted in `test/shipping`, where electron-builder also refuses a wrong key. */
describe('electron-builder.yml', () => {
  it('makes installers of every kind for both processor architectures', () => {
    const { linux, win, mac, npmRebuild, publish } = config;
    const both = (target: string) => ({ target, arch: ['x64', 'arm64'] });
    expect([linux, win, mac].map((platform) => platform?.target)).toEqual([
      [both('AppImage'), both('deb')],
      [both('nsis')],
      [both('dmg')],
    ]);
    expect({ npmRebuild, publish }).toEqual({ npmRebuild: false, publish: null });
  });

  it('names files without spaces, differently for each platform and architecture', () => {
    const { artifactName } = config;
    for (const part of ['version', 'os', 'arch', 'ext']) expect(artifactName).toContain(`\${${part}}`);
    expect(artifactName).not.toMatch(/ |productName/);
  });

  it('uses our own icon, large enough for every platform', () => {
    const { icon } = config;
    const png = readFileSync(join(ROOT, String(icon)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  });

  it('describes the program to the Linux desktop in every language', () => {
    const { linux } = config;
    const entry = linux?.desktop?.entry;
    for (const key of ['Name', 'Comment', 'Comment[hu]', 'Comment[de]']) expect(entry).toHaveProperty([key]);
  });

  it('opens nights by a double click: by their kind on Linux, by the end of their name elsewhere', () => {
    const { linux, win, mac, deb } = config;
    for (const platform of [win, mac])
      expect(platform?.fileAssociations).toMatchObject({ ext: NIGHT_SUFFIX.slice(1), role: 'Viewer' });
    const [type = ''] = linux?.mimeTypes ?? [];
    expect(linux?.executableArgs).toEqual(['%f']);
    const [file = ''] = (deb?.fpm ?? []).flatMap((placed) => /^(.+)=\/usr\/share\/mime\/packages\//.exec(placed)?.[1] ?? []);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`<mime-type type="${type}">`);
  });

  it('identifies the program as it identifies itself, and brings the picture of its windows', () => {
    const { appId, files } = config;
    expect(appId).toBe(APP_ID);
    expect(JSON.stringify(files)).toContain('dist/electron/*.{js,cjs,png}');
  });
});

const TOOLS = ['update-mime-database', 'gio'].every((tool) => spawnSync(tool).error === undefined);
if (!TOOLS) console.warn('\nHOW LINUX RECOGNISES A NIGHT IS NOT TESTED: update-mime-database and gio are missing\n');

describe.skipIf(!TOOLS)('a Linux desktop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'referee-mime-'));
  const packages = join(folder, 'mime/packages');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What it takes a file of this name with this content for. */
  function kindOf(name: string, content: string): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    const env = { ...process.env, XDG_DATA_DIRS: `${folder}:/usr/local/share:/usr/share` };
    return execFileSync('gio', ['info', '-a', 'standard::content-type', path], { env, encoding: 'utf8' });
  }

  it('recognises a night by its name or by its first line, and leaves other JSON Lines what they are', () => {
    mkdirSync(packages, { recursive: true });
    copyFileSync(join(ROOT, 'scripts/package/night.mime.xml'), join(packages, 'night.xml'));
    execFileSync('update-mime-database', [join(folder, 'mime')], { stdio: 'ignore' });
    const night = recordText([]);
    for (const name of [nightName(0, 1), nightName(0, 2), '2026-11-21 21.04.33 (2).jsonl', 'Tina.jsonl'])
      expect(kindOf(name, night), name).toContain('application/vnd.hungarian-war-referee.night');
    for (const [name, content] of [
      ['other.jsonl', '{"a":1}'],
      ['1970-01-01.jsonl', '{"n":0,"record":"another"}'],
      ['1970-01-01_01.00.00.csv', 'a'],
    ] as const)
      expect(kindOf(name, content), name).not.toContain('hungarian-war-referee');
  });
});
