import { expect, it } from 'vitest';
import { roomNotice } from './open-table.ts';

const OFF = { on: true, addresses: [], screens: 0 };
const addresses = [
  { url: 'http://192.168.1.5:4712/0123456789abcdef/', network: 'wlan0' },
  { url: 'http://10.0.0.4:4712/0123456789abcdef/', network: 'eth0' },
];

it('lists every address and shows the first one as a framed QR code', () => {
  const notice = roomNotice({ ...OFF, addresses }, false);
  for (const { url, network } of addresses) expect(notice).toContain(`${url}  (${network})\n`);
  const picture = notice.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  expect(new Set(picture.map((line) => line.length)).size).toBe(1);
  expect(picture[0]).toMatch(/^█+$/);
  expect(roomNotice({ ...OFF, addresses: addresses.slice(1) }, false)).not.toContain(picture.join('\n'));
});

it('sets its own colours if the terminal supports them, and resets them', () => {
  expect(roomNotice({ ...OFF, addresses }, true)).toContain('\u001b[97;40m█');
  expect(roomNotice({ ...OFF, addresses }, true).endsWith('\u001b[0m\n')).toBe(true);
  expect(roomNotice({ ...OFF, addresses }, false)).not.toContain('\u001b');
});

it('says what is missing if there is no address', () => {
  expect(roomNotice(OFF, false)).toContain('not on a private network');
  expect(roomNotice({ ...OFF, outside: '203.0.113.9' }, false)).toContain('--lan-address 203.0.113.9');
  expect(roomNotice({ ...OFF, refused: 'EADDRINUSE' }, false)).toContain('(EADDRINUSE)');
});
