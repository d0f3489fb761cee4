import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FILE = 'scripts/kiosk/70-referee-pads.rules';
const [comment = '', rule = '', ...more] = text(FILE).trim().split('\n');
const ids = /ENV\{ID_VENDOR_ID\}=="([0-9a-f|]+)"/.exec(rule)?.[1]?.split('|') ?? [];

it('the rule of the package and the kiosk takes the ports that the referee proposes as pads, by their makers alone', () => {
  const proposed = [...text('host/sealing/pads/usb-device.ts').matchAll(/^ {2}'([0-9a-f]{4})', \/\//gm)].map(([, id]) => id);
  expect(proposed).toHaveLength(7);
  expect(ids).toEqual(proposed);
  expect(rule.replace(ids.join('|'), 'IDS')).toBe(
    'ACTION!="remove", SUBSYSTEM=="tty", ENV{ID_VENDOR_ID}=="IDS", TAG+="uaccess", ENV{ID_MM_DEVICE_IGNORE}="1"',
  );
  expect(more.filter((line) => !line.startsWith('#'))).toEqual([]);
});

it('is written in the page on building a pad as it is, and every page names the same makers', () => {
  const page = text('docs/build-a-pad.md');
  expect(page).toContain(`    ${comment}\n    ${rule}\n`);
  const [, makers = ''] = /^# (.+): open to the user/.exec(comment) ?? [];
  const words = (file: string) => text(file).replaceAll(/\s+/g, ' ');
  expect(words('docs/build-a-pad.md')).toContain(`chips that pads are made with: ${makers}.`);
  expect(words('docs/install.md')).toContain(`its USB chip: ${makers}.`);
});

it('is all that the package gives udev', () => {
  const placed = text('electron-builder.yml').match(/\S+=\/\S*udev\S*/g);
  expect(placed).toEqual([`${FILE}=/usr/lib/udev/rules.d/70-referee-pads.rules`]);
});

const verifies = spawnSync('udevadm', ['verify', '--help']).status === 0;
it.skipIf(!verifies)('is accepted by udev', () => {
  const { status, stderr } = spawnSync('udevadm', ['verify', join(ROOT, FILE)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
