import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { TestHall } from '../testing/open-test-hall.ts';
import { isOwn } from './join-hall.ts';
import { TableHallLink } from './hall-link.ts';

test('a table on the computer of the hall joins it without TLS, although the hall names its certificate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'join-hall-'));
  const hall = await TestHall.open(folder);
  const link = new TableHallLink(
    { folder: await mkdtemp(join(folder, 'nights-')), clock: systemClock, app: '1' },
    () => undefined,
  );
  try {
    expect(hall.address).toMatch(/^mqtt:\/\/127/);
    expect(link.join(hall.address, hall.code(2))).toBeUndefined();
    await vi.waitFor(() => expect(link.view).toMatchObject({ joined: { table: 2, link: 'live' } }), { timeout: 20_000 });
  } finally {
    await link.close();
    await hall.hall.close();
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['the certificate that the hall names', { certificate: 'a1', authorized: false }, 'a1', true],
  ['another certificate', { certificate: 'b2', authorized: true }, 'a1', false],
  ['an authority’s certificate where the hall names none', { certificate: 'b2', authorized: true }, '', true],
  ['an unknown certificate where the hall names none', { certificate: 'b2', authorized: false }, '', false],
  ['TLS that shows no certificate', { certificate: '', authorized: false }, 'a1', false],
])('a broker with %s is that of the hall: %o, %s, %s', (_, { certificate, authorized }, named, is) => {
  expect(isOwn({ certificate, authorized }, named)).toBe(is);
});
