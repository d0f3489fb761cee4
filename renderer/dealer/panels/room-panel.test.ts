import { flushSync } from 'svelte';
import { encode } from 'uqr';
import { afterEach, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { SharingView } from '../../../host/contract/sharing.ts';
import { CONSOLE_WORDS } from '../../../words/console/words.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import RoomPanel from './RoomPanel.svelte';
import { consoleView } from '../desk/testing/stubs.ts';

const words = CONSOLE_WORDS.en.room;
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

let close = () => {};
afterEach(() => close());

function show(sharing: SharingView | undefined): readonly ConsoleCommand[] {
  const at = new FakeDesk(consoleView(undefined, sharing === undefined ? {} : { sharing }));
  close = at.draws(RoomPanel, {});
  return at.sent;
}

const text = () => document.body.textContent ?? '';
function press(label: string): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === label)?.click();
  flushSync();
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
  expect(text()).toContain(words.off);
  expect(document.querySelector('svg')).toBeNull();
  press(words.turnOn);
  expect(sent).toEqual([{ type: 'share', on: true }]);
});

it('draws the first address in a quiet frame, and chooses another network for everybody', () => {
  const sent = show(ON);
  expect(drawn()).toEqual(encode(URL, { ecc: 'M', border: 4 }).data);
  expect(drawn().slice(0, 4).flat()).not.toContain(true);
  press('eth0');
  expect(sent).toEqual([{ type: 'chooseNetwork', network: 'eth0' }]);
});

it('lists every address and counts the screens', () => {
  show(ON);
  for (const shown of [URL, OTHER, words.screens(2), words.plain, words.keyLife]) expect(text()).toContain(shown);
});

it('makes a new address only when it is pressed twice', () => {
  const sent = show(ON);
  press(words.renew);
  expect(sent).toEqual([]);
  press(words.renewAgain);
  expect(sent).toEqual([{ type: 'renewRoomKey' }]);
});

it.each([
  ['no network', { ...ON, addresses: [] }, words.noNetwork],
  ['no private one', { ...ON, addresses: [], outside: '203.0.113.9' }, words.outside('203.0.113.9')],
  ['a port that cannot be had', { ...ON, addresses: [], refused: 'EADDRINUSE' }, words.refused('EADDRINUSE')],
  ['a shell that cannot share', undefined, words.cannot],
])('says what is wrong: %s', (_what, sharing, sentence) => {
  show(sharing);
  expect(text()).toContain(sentence);
  expect(document.querySelector('svg')).toBeNull();
});
