import type { Entry } from '../../host/record/line.ts';
import { readEntries } from '../../host/record/testing/record-text.ts';
import { verify, type RecordVerdict } from '../../host/record/verify/verify.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';

/** The presentation of a round and the pause after it, in ms. */
const TOLD = 60_000;

/** One round in which everybody has sealed and the die of seat 3 is typed. */
export async function sealedRound(table: MemoryTable, face: 1 | 2 | 3 | 4 | 5 | 6): Promise<void> {
  table.pads.press('P1', face);
  table.referee.press('KeyW');
  await table.clock.pass(2_000);
  await table.count();
  if (table.course.phase === 'opening') await table.step('type', { digit: 0 });
}

/** Until the next round may be counted. */
export async function toldOut(table: MemoryTable): Promise<void> {
  await table.clock.pass(TOLD);
}

/**
 * A night with everything that concerns proofs: a pad, keys, a bot and a real die; an attempt called off, a pad
 * whose face the dealer gave, a reveal undone and typed again.
 */
export async function sealedNight(): Promise<MemoryTable> {
  const table = await MemoryTable.open();
  await table.do(beginCommand([pad('P1'), keys(0), bot, die], { house: { cards: 'dealt' } }));
  await sealedRound(table, 1);
  await toldOut(table);
  // Called off: what was committed to is never opened.
  table.pads.press('P1', 6);
  table.referee.press('KeyQ');
  await table.clock.pass(2_000);
  await table.count();
  await table.step('callOff');
  await sealedRound(table, 2);
  // Undone, and typed again: the same seals open once more.
  const { undo } = table.console;
  await table.do({ type: 'undo', n: undo?.n });
  await table.step('untype');
  await table.step('type', { digit: 5 });
  await toldOut(table);
  return table;
}

/** What stands in the lines, without what chains them. */
export function entriesOf(table: MemoryTable): Entry[] {
  return table.folder.lines.map(({ n: _n, at: _at, hash: _hash, ...entry }) => entry as Entry);
}

/** The verdict over these entries, chained anew as a forger would leave them. */
export async function verdictOf(entries: readonly Entry[]): Promise<RecordVerdict> {
  return verify(await readEntries(entries));
}
