import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PhoneTable } from './testing/phone-table.ts';

let table: PhoneTable;

beforeEach(async () => {
  table = await PhoneTable.open(undefined, 0);
});

afterEach(async () => {
  await table.end();
});

const on = () => table.do({ type: 'phones', on: true });

describe('phones', () => {
  it('are off at first', () => {
    expect(table.phones).toEqual({ on: false, joining: 'closed', addresses: [], phones: [] });
    expect(table.table.joining).toBeUndefined();
  });

  it('join with the secret behind the address, by name', async () => {
    await on();
    expect(table.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[0-9a-hjkmnp-tv-z]{26}$/);
    expect(table.table.joining).toEqual({ joining: 'open', url: table.url, phones: [] });
    const phone = await table.joined('  Anna ');
    expect(phone.bound).toMatchObject({ id: 'phone-1', words: phone.channel?.words });
    const shown = { name: 'Anna', words: phone.channel?.words, link: 'live' };
    expect(table.phones.phones).toEqual([{ id: 'phone-1', ...shown }]);
    expect(table.table.joining?.phones).toEqual([shown]);
    expect(table.view.ports).toEqual([]);
  });
});
