import { expect, test } from 'vitest';
import { die, MemoryTable } from './testing/memory-table.ts';

const SOUND = { on: false, effects: 5, voice: 0 };

test('every screen is told the sound and the language that the console says, and none before', async () => {
  const table = await MemoryTable.open();
  expect(table.table).not.toHaveProperty('sound');
  expect(table.table).not.toHaveProperty('language');
  for (const effects of [-1, 6, 2.5])
    expect(await table.refused({ type: 'sound', sound: { ...SOUND, effects } })).toBe('not a command');
  expect(await table.refused({ type: 'roomLanguage', language: 'xx' })).toBe('not a command');
  expect(table.table).not.toHaveProperty('sound');
  await table.do({ type: 'sound', sound: SOUND });
  await table.do({ type: 'roomLanguage', language: 'hu' });
  for (const view of [table.table, table.console.table]) expect(view).toMatchObject({ sound: SOUND, language: 'hu' });
});

test('the console is told at once how many displays show the table; in a game, one that comes or goes changes nothing', async () => {
  const at = await MemoryTable.open();
  const { displays } = at.console;
  const stop = at.referee.watch('table', () => undefined);
  at.referee.watch('console', () => undefined);
  expect(at.console.displays).toBe(displays + 1);
  stop();
  stop();
  expect(at.console.displays).toBe(displays);
  const playing = await MemoryTable.begun(die, die, die);
  const { version } = playing.console.table;
  playing.referee.watch('table', () => undefined)();
  expect(playing.console.table.version).toBe(version);
});
