import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { SharingView } from '../../../host/contract/sharing.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { press as pressKey, seen as text, touch as press } from '../testing/page.ts';
import RoomPanel from './RoomPanel.svelte';
import { consoleView } from '../desk/testing/stubs.ts';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
const URL = 'http://192.168.1.5:4712/0123456789abcdef/';
const OTHER = 'http://10.0.0.4:4712/0123456789abcdef/';
const OFF: SharingView = { on: false, addresses: [], screens: 0 };
const ON: SharingView = {
  on: true,
  addresses: [
    { url: URL, network: 'wlan0' },
    { url: OTHER, network: 'eth0' },
  ],
  screens: 2,
};

function show(sharing: SharingView | undefined, seatKeys: readonly string[] = []): readonly ConsoleCommand[] {
  const at = new FakeDesk(consoleView(undefined, { seatKeys, ...(sharing && { sharing }) }));
  at.draws(RoomPanel, {});
  return at.sent;
}

/** The dark modules of the drawn code, row by row. */
function drawn(): boolean[][] {
  const size = Number(document.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y] of (document.querySelector('svg path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row !== undefined) row[Number(x)] = true;
  }
  return rows;
}

it('turns sharing on', () => {
  const sent = show(OFF);
  expect(text()).toContain(say('console-room-off'));
  expect(document.querySelector('svg')).toBeNull();
  press(say('console-room-turn-on'));
  expect(sent).toEqual([{ type: 'share', on: true }]);
});

it('draws the first address in a quiet frame, and chooses another network for everybody', () => {
  const sent = show(ON);
  expect(drawn()).toEqual(encode(URL, { ecc: 'M', border: 4 }).data);
  expect(drawn().slice(0, 4).flat()).not.toContain(true);
  press('eth0');
  expect(sent).toEqual([{ type: 'chooseNetwork', network: 'eth0' }]);
});

describe('N', () => {
  const THREE = { ...ON, addresses: [...ON.addresses, { url: 'http://10.9.0.4:4712/0123456789abcdef/', network: 'wg0' }] };
  const pressN = () => pressKey('N', document.body);

  it.each([
    ['wlan0', 'eth0'],
    ['eth0', 'wg0'],
    ['wg0', 'wlan0'],
  ])('chooses the network after %s: %s', (shown, next) => {
    const addresses = THREE.addresses.toSorted((a, b) => Number(b.network === shown) - Number(a.network === shown));
    const sent = show({ ...THREE, addresses });
    pressN();
    expect(sent).toEqual([{ type: 'chooseNetwork', network: next }]);
  });

  it('changes nothing where a seat plays with it (Secrecy 2), or where there is no other network', () => {
    const sent = [show(THREE, ['KeyN'])];
    pressN();
    sent.push(show({ ...ON, addresses: ON.addresses.slice(0, 1) }));
    pressN();
    expect(sent).toEqual([[], []]);
  });
});

it('lists every address and counts the screens', () => {
  show(ON);
  for (const shown of [
    URL,
    OTHER,
    say('joining-choose'),
    say('console-room-screens', { screens: 2 }),
    say('console-room-plain'),
    say('console-room-key-life'),
  ])
    expect(text()).toContain(shown);
});

it('makes a new address only when it is pressed twice', () => {
  const sent = show(ON);
  press(say('console-room-new'));
  expect(sent).toEqual([]);
  press(say('console-room-new.again'));
  expect(sent).toEqual([{ type: 'renewRoomKey' }]);
});

it.each([
  ['no network', { ...ON, addresses: [] }, say('console-room-no-network')],
  ['no private one', { ...ON, addresses: [], outside: '203.0.113.9' }, say('console-room-outside', { address: '203.0.113.9' })],
  [
    'a port that cannot be had',
    { ...ON, addresses: [], refused: 'EADDRINUSE' },
    say('console-room-refused', { code: 'EADDRINUSE' }),
  ],
  ['a shell that cannot share', undefined, say('refused-cannot-share')],
])('says what is wrong: %s', (_what, sharing, sentence) => {
  show(sharing);
  expect(text()).toContain(sentence);
  expect(document.querySelector('svg')).toBeNull();
});
