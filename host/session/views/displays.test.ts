import { expect, test } from 'vitest';
import { die, MemoryTable } from '../testing/memory-table.ts';

test('the console is told at once how many displays show the table', async () => {
  const at = await MemoryTable.open();
  const before = at.console.displays;
  const stop = at.referee.watch('table', () => undefined);
  expect(at.console.displays).toBe(before + 1);
  at.referee.watch('console', () => undefined);
  expect(at.console.displays).toBe(before + 1);
  stop();
  stop();
  expect(at.console.displays).toBe(before);
});

test('a display that comes or goes during a game changes nothing', async () => {
  const at = await MemoryTable.begun(die, die, die);
  const { version } = at.console.table;
  at.referee.watch('table', () => undefined)();
  expect(at.console.table.version).toBe(version);
});
