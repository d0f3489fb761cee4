import { expect, it } from 'vitest';
import { countedAs } from './connections.ts';

it.each([
  ['192.168.1.5', '192.168.1.5'],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.5'],
  ['fd00::5', 'fd00:0:0:0::/64'],
  ['fd00:1:2:3:4:5:6:7', 'fd00:1:2:3::/64'],
  ['fd00:1:2:3::9', 'fd00:1:2:3::/64'],
  ['fd00:1::3:4:5:6', 'fd00:1:0:0::/64'],
  ['fe80::1%wlan0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});
