import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { markOf } from '../wire/join-code.ts';
import { TestHall } from '../testing/open-test-hall.ts';
import { isBrokerOf } from './broker-socket.ts';
import { TableHallLink } from './hall-link.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

test('a table on the computer of the hall joins it by the line of its card, without TLS, although the hall names its certificate', async () => {
  const folder = await freshFolder();
  const hall = await TestHall.open(folder);
  const link = new TableHallLink({ folder: await mkdtemp(join(folder, 'nights-')), clock: systemClock }, () => undefined);
  try {
    expect(hall.address).toMatch(/^mqtt:\/\/127/);
    expect(link.join('', hall.code(2))).toBe('hall address');
    expect(link.join('', hall.address)).toBe('hall address');
    expect(link.join('', `${hall.address}/2-aaaaa`)).toBe('join code');
    expect(link.join('', ` ${hall.address}/${hall.code(2)} `)).toBeUndefined();
    await vi.waitFor(() => expect(link.view).toMatchObject({ joined: { table: 2, link: 'live' } }), { timeout: 20_000 });
  } finally {
    await link.close();
    await hall.hall.close();
  }
});

const [OURS, OTHER] = ['a1'.repeat(32), 'b2'.repeat(32)];
const self = (certificate: string) => ({ certificate, authorized: false });
const vouched = (certificate: string) => ({ certificate, authorized: true });

test.each([
  ['the certificate whose mark is on the card', { mark: markOf(OURS) }, self(OURS), true],
  ['the certificate that was seen before', { certificate: OURS }, self(OURS), true],
  ['both', { mark: markOf(OURS), certificate: OURS }, self(OURS), true],
  ['another certificate than the card says', { mark: markOf(OURS) }, vouched(OTHER), false],
  ['another certificate than was seen before', { certificate: OURS }, vouched(OTHER), false],
  ['an announced certificate that is not that of the card', { mark: markOf(OURS), certificate: OTHER }, self(OTHER), false],
  ['an authority’s certificate where the card has no mark', { certificate: '' }, vouched(OTHER), true],
  ['an unknown certificate where the card has no mark', {}, self(OTHER), false],
  ['no TLS, on this computer', { mark: markOf(OURS) }, vouched(''), true],
  ['TLS that shows no certificate', { certificate: OURS }, self(''), false],
])('a broker with %s is that of the hall, or not: %o, %o, %s', (_, known, shown, is) => {
  expect(isBrokerOf(known, shown)).toBe(is);
});
