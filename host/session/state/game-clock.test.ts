import { expect, test } from 'vitest';
import { LONGEST_GAP } from './table-now.ts';
import { FakeNights } from '../testing/fake-nights.ts';
import { die, MemoryTable } from '../testing/memory-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A game of 15 minutes whose clock has just been started. */
async function timed(): Promise<MemoryTable> {
  const table = await MemoryTable.with([die, die], { rulebook: 'war', house: { minutes: 15 } });
  await table.answer('K?');
  return table;
}

/** ms that the screens show, each in its own view. */
function left({ table, console, clock }: MemoryTable): number {
  const [shown, dealt] = [table, console.table].map(({ game }) => (game?.endsAt ?? 0) - clock.now());
  expect(dealt).toBe(shown);
  return shown ?? 0;
}
const isCalled = ({ folder }: MemoryTable) => folder.written.includes('TimeCalled');
const set = (by: number) => (table: MemoryTable) => {
  table.clock.set(by);
  table.clock.look();
};

/** What happens to time that is not time at the table. */
const TROUBLES = {
  'the clock is set three hours forward': set(3 * HOUR),
  'the clock is set three hours back': set(-3 * HOUR),
  'the computer sleeps an hour, its timers standing': (table) => {
    table.clock.set(HOUR);
    table.referee.woke();
  },
  'the computer sleeps an hour, its timers late': async (table) => {
    table.clock.sleep(HOUR);
    await table.clock.pass(0);
  },
} as const satisfies Record<string, (table: MemoryTable) => void | Promise<void>>;

test.each(Object.entries(TROUBLES))(
  'if %s, a game by the clock has as much time left as before, on both screens and after a restart',
  async (_what, trouble) => {
    const table = await timed();
    await table.clock.pass(4 * MINUTE);
    await table.answer('9?');
    await trouble(table);
    expect(left(table)).toBe(11 * MINUTE);
    await table.clock.pass(MINUTE);
    await table.answer('K?', '9?');
    expect([left(table), isCalled(table)]).toEqual([10 * MINUTE, false]);
    const again = await table.restarted();
    set(12 * HOUR)(again);
    expect(left(again)).toBe(10 * MINUTE);
    await again.clock.pass(10 * MINUTE - 1);
    expect(isCalled(again)).toBe(false);
    await again.clock.pass(1);
    expect(isCalled(again)).toBe(true);
  },
);

test('an undo after the end goes on with the time that was left then', async () => {
  const table = await timed();
  await table.clock.pass(5 * MINUTE);
  await table.rule('timeUp', { early: true });
  await table.answer('9?');
  expect(table.game.winners).toEqual(['anna']);
  await table.clock.pass(HOUR);
  await table.undo();
  expect(left(table)).toBe(10 * MINUTE);
});

test('a night of an older format, whose lines hold no time of the game, counts the gaps between them, and no long one', async () => {
  const table = await timed();
  for (const given of ['9?', 'Q?', '8?']) {
    await table.clock.pass(MINUTE);
    await table.answer(given);
  }
  await table.referee.close();
  const older = new FakeNights();
  const lines = table.folder.lines.map(({ played: _, ...line }) => line);
  // The clock was set three hours forward before the last answer.
  const late = lines.map((line, n) =>
    n === lines.length - 1 ? { ...line, at: new Date(Date.parse(line.at) + 3 * HOUR).toISOString() } : line,
  );
  older.nights.set('older.jsonl', { startedAt: 0, lines: late });
  expect(left(await MemoryTable.open(older))).toBe(13 * MINUTE - LONGEST_GAP);
});
