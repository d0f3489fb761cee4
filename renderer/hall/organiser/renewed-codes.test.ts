import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { hallSay } from './hall-desk.svelte.ts';
import RenewedCodes from './RenewedCodes.svelte';

const say = hallSay('en');
const both = `${say('hall-broker-renewed', { tables: [3, 7] })} `;
const folder = '/m';

let drawn: ReturnType<typeof mount>;
afterEach(() => unmount(drawn));

it.each<[string, Partial<OrganiserView['broker']>, number | undefined, string]>([
  ['nothing while every code is known', { passwords: { folder } }, undefined, ''],
  [
    'that it has to read its files',
    { renewed: [3, 7], passwords: { folder } },
    undefined,
    both + say('hall-broker-reload', { folder }),
  ],
  [
    'that they cannot be written',
    { renewed: [3, 7], passwords: { folder, refused: 'EIO' } },
    undefined,
    both + say('hall-broker-unwritten', { folder, code: 'EIO' }),
  ],
  ['how it is given a folder', { renewed: [3, 7] }, undefined, both + say('hall-broker-no-folder')],
  ['that of its own', { renewed: [3, 7] }, 7, `${say('hall-broker-renewed', { tables: [7] })} ${say('hall-broker-no-folder')}`],
  ['nothing at another table', { renewed: [3, 7] }, 1, ''],
])('of new codes that another broker may not know, the organiser is told %s', (_what, broker, table, text) => {
  const props = { broker: { kind: 'other' as const, link: 'live' as const, ...broker }, say, ...(table && { table }) };
  drawn = mount(RenewedCodes, { target: document.body, props });
  expect(document.body.textContent?.trim()).toBe(text);
});
