import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const KIOSK = join(import.meta.dirname, '../../scripts/kiosk');
const SCRIPTS = ['install.sh', 'x-server', 'session', 'screens', 'before-start'];
const text = (file: string) => readFileSync(join(KIOSK, file), 'utf8');

/** What `xrandr --query` prints of outputs; each is its name, its state and its modes. */
const xrandr = (...outputs: readonly (readonly [name: string, state: string, ...modes: string[]])[]) =>
  [
    'Screen 0: minimum 320 x 200, current 2944 x 1080, maximum 8192 x 8192',
    ...outputs.flatMap(([name, state, ...modes]) => [
      `${name} ${state} (normal left inverted)`,
      ...modes.map((mode) => `   ${mode}`),
    ]),
  ].join('\n');

const TV = ['HDMI-1', 'connected', '1920x1080     60.00 +', '4096x2160     24.00'] as const;
const PANEL = ['DSI-1', 'connected', '800x480     60.00 +'] as const;

describe('the screens of a kiosk', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'referee-kiosk-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the script beside an `xrandr` that prints this, and returns what that is told to set. */
  function set(printed: string, config = ''): readonly string[] {
    writeFileSync(join(folder, 'printed'), printed);
    writeFileSync(join(folder, 'kiosk.conf'), config);
    const told = join(folder, 'told');
    const script = `#!/bin/sh\nif [ "$1" = --query ]; then cat "${folder}/printed"; else echo "$*" >>"${told}"; fi\n`;
    writeFileSync(join(folder, 'xrandr'), script, { mode: 0o755 });
    const env = {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      REFEREE_KIOSK_CONF: join(folder, 'kiosk.conf'),
      XDG_RUNTIME_DIR: folder,
    };
    const { status, stderr } = spawnSync('sh', [join(KIOSK, 'screens')], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [];
  }

  it('put the console on the smaller one, whichever is named first', () => {
    const both = '--output DSI-1 --auto --primary --pos 0x0 --output HDMI-1 --auto --right-of DSI-1';
    expect(set(xrandr(TV, PANEL))).toEqual([both]);
    rmSync(join(folder, 'told'));
    rmSync(join(folder, 'referee-kiosk-screens'));
    expect(set(xrandr(PANEL, TV))).toEqual([both]);
  });

  it('go by the preferred mode of each, not by the largest', () => {
    const wide = ['DP-1', 'connected', '2560x1440     60.00*+'] as const;
    expect(set(xrandr(wide, TV))).toEqual(['--output HDMI-1 --auto --primary --pos 0x0 --output DP-1 --auto --right-of HDMI-1']);
  });

  it('put the console where the settings say, if that screen is connected', () => {
    expect(set(xrandr(PANEL, TV), 'CONSOLE_OUTPUT=HDMI-1\n')).toEqual([
      '--output HDMI-1 --auto --primary --pos 0x0 --output DSI-1 --auto --right-of HDMI-1',
    ]);
    expect(set(xrandr(PANEL), 'CONSOLE_OUTPUT=HDMI-1\n').at(-1)).toBe('--output DSI-1 --auto --primary --pos 0x0');
  });

  it('are turned off when they are unplugged', () => {
    expect(set(xrandr(PANEL, ['HDMI-1', 'disconnected']))).toEqual([
      '--output DSI-1 --auto --primary --pos 0x0 --output HDMI-1 --off',
    ]);
  });

  it('are not set again while nothing changes, and are when one comes', () => {
    set(xrandr(PANEL));
    expect(set(xrandr(PANEL))).toHaveLength(1);
    expect(set(xrandr(PANEL, TV))).toHaveLength(2);
  });

  it('stay as they are if none is connected', () => {
    expect(set(xrandr(['HDMI-1', 'disconnected']))).toEqual([]);
  });
});

describe('the files of a kiosk', () => {
  it.each(SCRIPTS)('%s can be read by a shell', (file) => {
    const { status, stderr } = spawnSync('sh', ['-n', join(KIOSK, file)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('are all installed, and all removed', () => {
    const [, removal = '', installation = ''] =
      /^remove\(\) \{([^]+?)^\}\n[^]*^install_all\(\) \{([^]+?)^\}/m.exec(text('install.sh')) ?? [];
    const files = readdirSync(KIOSK).filter((file) => file !== 'install.sh');
    expect(files.filter((file) => !installation.includes(`$here/${file}`))).toEqual([]);
    const removed = removal.replaceAll(/^ *echo .*$/gm, '');
    const REMOVED: Readonly<Record<string, string>> = {
      'logind.conf': 'logind.conf.d/',
      'referee-kiosk.conf': '/etc/referee-kiosk.conf',
    };
    const kept = files.filter((file) => !removed.includes(REMOVED[file] ?? file));
    // The first are in the folder that is removed; the settings stay.
    expect(kept.toSorted()).toEqual(['before-start', 'openbox.xml', 'referee-kiosk.conf', 'screens', 'session', 'x-server']);
  });

  it('name each other as they are installed', () => {
    for (const file of ['referee-kiosk.service', 'referee.service'])
      for (const [, script = ''] of text(file).matchAll(/referee-kiosk\/([\w-]+)$/gm)) expect(SCRIPTS).toContain(script);
    expect(text('session')).toContain('start referee.service');
    expect(text('before-start')).toContain(/^Where=(.+)$/m.exec(text('media-nights.mount'))?.[1]);
  });
});
