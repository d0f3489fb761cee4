import { describe, expect, it } from 'vitest';
import { MemoryTable } from './testing/memory-table.ts';

const SOUND = { on: false, effects: 5, voice: 0 };

it('shows every screen the language that the console says', async () => {
  const table = await MemoryTable.open();
  expect(table.table).not.toHaveProperty('language');
  await table.ask({ type: 'sound', sound: SOUND });
  await table.ask({ type: 'roomLanguage', language: 'hu' });
  expect(table.table).toMatchObject({ sound: SOUND, language: 'hu' });
  expect(await table.ask({ type: 'roomLanguage', language: 'xx' })).toMatchObject({ ok: false });
});

describe('the volume of the table', () => {
  it('is unset until the dealer chooses it, and then in every view', async () => {
    const table = await MemoryTable.open();
    expect(table.table).not.toHaveProperty('sound');
    await table.ask({ type: 'sound', sound: SOUND });
    expect(table.table.sound).toEqual(SOUND);
    expect(table.console.table.sound).toEqual(SOUND);
  });

  it('is refused if it is not a valid volume', async () => {
    const table = await MemoryTable.open();
    for (const effects of [-1, 6, 2.5]) {
      const answer = await table.ask({ type: 'sound', sound: { ...SOUND, effects } });
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'not a command' } });
    }
    expect(table.table).not.toHaveProperty('sound');
  });
});
