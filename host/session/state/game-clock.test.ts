import { describe, expect, test } from 'vitest';
import { LONGEST_GAP } from './table-now.ts';
import { FakeNights } from '../testing/fake-nights.ts';
import { beginCommand, die, MemoryTable } from '../testing/memory-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MINUTES = 15;

/** A timed game whose clock has just been started. */
async function timed(): Promise<MemoryTable> {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die], { rulebook: 'war', house: { minutes: MINUTES } }));
  await answers(table, 'K?');
  return table;
}

async function answers(table: MemoryTable, ...given: readonly string[]): Promise<void> {
  for (const one of given) await table.do({ type: 'table', command: { type: 'answer', n: table.game.ask?.n, given: one } });
}

/** ms that the screens show, each in its own view. */
function left({ table, console, clock }: MemoryTable): number {
  const [shown, dealt] = [table, console.table].map(({ game }) => (game?.endsAt ?? 0) - clock.now());
  expect(dealt).toBe(shown);
  return shown ?? 0;
}
const isCalled = ({ folder }: MemoryTable) => folder.written.includes('TimeCalled');

async function restarted(table: MemoryTable): Promise<MemoryTable> {
  await table.referee.close();
  return MemoryTable.open(table.folder);
}

/** What happens to time that is not time at the table. */
const TROUBLES = {
  'the clock is set three hours forward': (table) => {
    table.clock.set(3 * HOUR);
    table.clock.look();
  },
  'the clock is set three hours back': (table) => {
    table.clock.set(-3 * HOUR);
    table.clock.look();
  },
  'the computer sleeps an hour, its timers standing': (table) => {
    table.clock.set(HOUR);
    table.referee.woke();
  },
  'the computer sleeps an hour, its timers late': async (table) => {
    table.clock.sleep(HOUR);
    await table.clock.pass(0);
  },
} as const satisfies Record<string, (table: MemoryTable) => void | Promise<void>>;

describe.each(Object.entries(TROUBLES))('if %s', (_what, trouble) => {
  test('a game by the clock has as much time left as before, on both screens and after a restart', async () => {
    const table = await timed();
    await table.clock.pass(4 * MINUTE);
    await answers(table, '9?');
    await trouble(table);
    expect(left(table)).toBe(11 * MINUTE);
    await table.clock.pass(MINUTE);
    await answers(table, 'K?', '9?');
    expect([left(table), isCalled(table)]).toEqual([10 * MINUTE, false]);

    const again = await restarted(table);
    expect(left(again)).toBe(10 * MINUTE);
    await again.clock.pass(10 * MINUTE - 1);
    expect(isCalled(again)).toBe(false);
    await again.clock.pass(1);
    expect(isCalled(again)).toBe(true);
  });
});

test('time in which the referee is closed does not count', async () => {
  const table = await timed();
  await table.clock.pass(2 * MINUTE);
  await answers(table, '9?');
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  again.clock.set(12 * HOUR);
  again.clock.look();
  expect(left(again)).toBe(13 * MINUTE);
});

test('an undo after the end goes on with the time that was left then', async () => {
  const table = await timed();
  await table.clock.pass(5 * MINUTE);
  await table.do({ type: 'table', command: { type: 'timeUp', early: true } });
  await answers(table, '9?');
  expect(table.game.winners).toEqual(['anna']);
  await table.clock.pass(HOUR);
  await table.do({ type: 'undo', n: table.console.undo?.n });
  expect(left(table)).toBe(10 * MINUTE);
});

test('a night of an older format, whose lines hold no time of the game, counts the gaps between them, and no long one', async () => {
  const table = await timed();
  for (const given of ['9?', 'Q?', '8?']) {
    await table.clock.pass(MINUTE);
    await answers(table, given);
  }
  await table.referee.close();
  const older = new FakeNights();
  const lines = table.folder.lines.map(({ played: _, ...line }) => line);
  const hours = (n: number) => new Date(Date.parse(lines[n]?.at ?? '') + 3 * HOUR).toISOString();
  older.nights.set('older.jsonl', {
    startedAt: 0,
    // The clock was set three hours forward before the last answer.
    lines: lines.map((line, n) => (n === lines.length - 1 ? { ...line, at: hours(n) } : line)),
  });
  expect(left(await MemoryTable.open(older))).toBe(13 * MINUTE - LONGEST_GAP);
});
