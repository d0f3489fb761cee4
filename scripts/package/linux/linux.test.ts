import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseShellOptions } from '../../../app/cli/options.ts';

const ROOT = join(import.meta.dirname, '../../..');
const METAINFO = join(import.meta.dirname, 'metainfo.xml');
const text = (path: string): string => readFileSync(path, 'utf8');
const builder = parse(text(join(ROOT, 'electron-builder.yml'))) as {
  readonly appId: string;
  readonly extraMetadata: { readonly desktopName: string };
  readonly linux: {
    readonly icon: string;
    readonly synopsis: string;
    readonly mimeTypes: readonly string[];
    readonly desktop: { readonly entry: Readonly<Record<string, string>> };
  };
};

describe('what a software centre is told', () => {
  const xml = text(METAINFO);
  const [, ...values] = /<id>(.*)<\/id>[^]*<launchable type="desktop-id">(.*)<\/l[^]*<mediatype>(.*)<\/m/.exec(xml) ?? [];

  it('is about the program that is installed', () => {
    expect(values).toEqual([builder.appId, builder.extraMetadata.desktopName, builder.linux.mimeTypes[0]]);
  });

  it('says everything in three languages', () => {
    for (const tag of ['summary', 'p', 'li']) {
      const plain = xml.split(`<${tag}>`).length;
      expect(['hu', 'de'].map((language) => xml.split(`<${tag} xml:lang="${language}">`).length)).toEqual([plain, plain]);
    }
  });

  const validator = spawnSync('appstreamcli', ['--version']).status === 0;
  it.skipIf(!validator)('is AppStream', () => {
    const { status, stdout } = spawnSync('appstreamcli', ['validate', '--no-net', METAINFO], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

it('the manual page names every option of the program, and no other', () => {
  const help = parseShellOptions(['--help'], '1.0.0');
  const optionsIn = (words: string) => new Set(words.match(/(?<![\w-])--[a-z][a-z-]+/g));
  const page = text(join(import.meta.dirname, 'hungarian-war-referee.6')).replaceAll('\\-', '-');
  const offered = optionsIn('text' in help ? help.text.replace(/For a hall of tables[^]*/, '') : '');
  expect(offered.size).toBeGreaterThan(8);
  expect(optionsIn(page)).toEqual(offered);
});

it('the entry of the menu and the package say five games', () => {
  const { Comment, 'Comment[hu]': hungarian, 'Comment[de]': german } = builder.linux.desktop.entry;
  expect(builder.linux.synopsis).toContain('five card games');
  expect(Comment).toContain('five card games');
  expect(hungarian).toMatch(/öt kártyajáték/i);
  expect(german).toContain('fünf Kartenspiele');
});

it('each icon has the size that its name says', () => {
  const icons = readdirSync(join(ROOT, builder.linux.icon));
  expect(icons.length).toBeGreaterThanOrEqual(8);
  for (const icon of icons) {
    const png = readFileSync(join(ROOT, builder.linux.icon, icon));
    // PNG: the header holds width and height.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`).toBe(icon);
  }
});
