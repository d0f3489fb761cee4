import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

/** One die of two is typed: the next digit has the reveal recorded. */
async function lastDie(): Promise<MemoryTable> {
  return play(await MemoryTable.begun(die, die), 'count, +3400, type 6');
}

test('a full disk holds the reveal, says so in red, refuses everything else, and releases it when there is room', async () => {
  const table = await lastDie();
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved', flushMs: 1 });
  await play(table, 'disk ENOSPC');
  const since = table.clock.now();
  await play(
    table,
    'type 0, +2500 → opening, typed 6 0, failing',
    'name K? at 0 → refused: record failing',
    'untype → refused: round under way',
    'callOff → refused: round under way',
  );
  expect(table.table.diskStatus).toEqual({ kind: 'failing', since, code: 'ENOSPC' });
  expect(table.answers.at(-3)).toMatchObject({ refusal: { params: { code: 'ENOSPC' } } });
  let write: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => (write = resolve));
  await play(table, '+1000, dealer 1 → refused: record failing');
  write();
  await play(table, 'disk works, +1000 → shown, - 6');
});

test('a disk that accepts other writes but not the held reveal still counts as failing', async () => {
  const table = await lastDie();
  table.folder.probe = () => Promise.resolve();
  await play(table, 'disk ENOSPC, type 0');
  const lamps = new Set<string>();
  table.referee.watch('table', ({ diskStatus }) => lamps.add(diskStatus.kind));
  await table.clock.pass(5000);
  expect(lamps).toEqual(new Set(['failing']));
});

test('a host that is closed drops what the disk refuses, and accepts no more commands', async () => {
  const table = await play(await lastDie(), 'disk EIO, type 0');
  const lines = table.folder.lines.length;
  await table.referee.close();
  expect(table.clock.waiting).toBe(0);
  await play(table, 'disk works, +60000, dealer 1 → refused: host fault');
  expect(table.folder.lines).toHaveLength(lines);
});

test('the dealer may go on unrecorded; the disk status stays red and the night can still be undone', async () => {
  const table = await lastDie();
  const lines = table.folder.lines.length;
  await play(table, 'disk ENOSPC, type 0');
  await table.do({ type: 'unrecorded' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  await play(table, 'skip, disk works, count, +3400, type 1, type 1', 'undo → opening, retaken, typed 1 1, unrecorded');
  expect(table.game.round).toBe(1);
  expect(table.folder.lines).toHaveLength(lines);
});

test('a command that the disk refuses has no effect, and the status is green again when it works', async () => {
  const table = await MemoryTable.begun(die, die);
  const { diskStatus } = table.table;
  await play(table, 'disk ENOSPC, dealer 1 → refused: record failing', '+5000 → choosing 0/0, failing');
  expect(table.game.dealer).toBe(0);
  await play(table, 'disk works, +1000 → choosing 0/0');
  expect(table.table.diskStatus).toEqual(diskStatus);
  await play(table, 'disk EIO, dealer 1, disk works, dealer 1 → choosing 0/0');
  expect(table.game.dealer).toBe(1);
  await table.referee.close();
  expect(table.clock.waiting).toBe(0);
});

test('a night whose file cannot be created may be played unrecorded', async () => {
  const table = await MemoryTable.open();
  await play(table, 'disk EACCES');
  expect(await table.refused(beginCommand([die, die]))).toBe('record failing');
  await table.do({ type: 'unrecorded' });
  await table.do(beginCommand([pad('P1'), die]));
  await play(table, '+0, P1 6, count, +3400, type 0 → shown, unrecorded');
});

test('pads are armed as soon as their number can be saved', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  await play(table, 'count, +3400, disk ENOSPC, callOff → choosing 0/1, called off: dealer, #0, failing');
  await play(table, 'disk works, +1000 → choosing 0/1, called off: dealer, #2');
});

test('a silent disk is reported after two seconds; pending writes are done when it answers', async () => {
  const table = await MemoryTable.begun(die, die);
  let answer: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => (answer = resolve));
  const since = table.clock.now() + 2000;
  const asked = table.referee.command({ type: 'dealer', seat: 1 });
  await play(table, '+1900 → choosing 0/0', '+3000 → choosing 0/0, failing');
  expect(table.table.diskStatus).toEqual({ kind: 'failing', since, code: 'ETIMEDOUT' });
  expect(await table.ask({ type: 'dealer', seat: 0 })).toMatchObject({ refusal: { params: { code: 'ETIMEDOUT' } } });
  answer();
  expect(await asked).toEqual({ ok: true });
  expect(table.game.dealer).toBe(1);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved' });
});

test('the dealer can give up on a disk that never answers: pending commands are done, and the game goes on', async () => {
  const table = await lastDie();
  table.folder.flushed = new Promise(() => undefined);
  await play(table, 'type 0, +2000 → opening, typed 6 0, failing');
  await table.do({ type: 'unrecorded' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  await play(table, 'skip, count, +3400, type 1, type 1');
  expect(table.game.round).toBe(2);
  const asked = table.referee.command({ type: 'newNight' });
  await table.clock.pass(2000);
  await table.do({ type: 'unrecorded' });
  expect(await asked).toEqual({ ok: true });
  expect(table.table).not.toHaveProperty('game');
});

test('a host that is closed while the disk is silent ignores its later answers', async () => {
  const table = await MemoryTable.begun(die, die);
  let answer: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => (answer = resolve));
  const asked = table.referee.command({ type: 'dealer', seat: 1 });
  await table.clock.pass(100);
  await table.referee.close();
  table.folder.refuses = 'EIO';
  answer();
  expect(await asked).toMatchObject({ ok: false });
  expect(table.clock.waiting).toBe(0);
});
