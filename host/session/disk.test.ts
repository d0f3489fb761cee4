import { expect, test } from 'vitest';
import { beginCommand, die, MemoryTable, pad } from './testing/memory-table.ts';

test('a full disk holds the reveal, says so in red, and releases it when there is room', async () => {
  const table = await MemoryTable.begun(die, die);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved', flushMs: 1 });
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'ENOSPC';
  const since = table.clock.now();
  await table.step('type', { digit: 0 });
  await table.clock.pass(2500);
  expect(table.table.diskStatus).toEqual({ kind: 'failing', since, code: 'ENOSPC' });
  expect(table.game).toMatchObject({ round: 0, course: { phase: 'opening' } });
  table.folder.refuses = undefined;
  await table.clock.pass(1000);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
});

test('a disk that accepts other writes but not the held reveal still counts as failing', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'ENOSPC';
  table.folder.probe = () => Promise.resolve();
  await table.step('type', { digit: 0 });
  const lamps = new Set<string>();
  table.referee.watch('table', ({ diskStatus }) => lamps.add(diskStatus.kind));
  await table.clock.pass(5000);
  expect(lamps).toEqual(new Set(['failing']));
});

test('other commands are refused at once meanwhile', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'EIO';
  await table.step('type', { digit: 0 });
  expect(await table.ask({ type: 'table', command: { type: 'name', id: 0, card: 'K?' } })).toEqual({
    ok: false,
    refusal: { code: 'record failing', params: { code: 'EIO' } },
  });
});

test('commands sent while a held line is retried are refused too, and not left waiting', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'EIO';
  await table.step('type', { digit: 0 });
  table.folder.flushed = new Promise(() => undefined);
  await table.clock.pass(1000);
  expect(await table.ask({ type: 'dealer', seat: 1 })).toMatchObject({ refusal: { code: 'record failing' } });
});

test('a host that is closed drops what the disk refuses, and accepts no more commands', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'EIO';
  await table.step('type', { digit: 0 });
  const lines = table.folder.lines.length;
  await table.referee.close();
  expect(table.clock.waiting).toBe(0);
  table.folder.refuses = undefined;
  await table.clock.pass(60_000);
  expect(table.folder.lines).toHaveLength(lines);
  expect(await table.ask({ type: 'dealer', seat: 1 })).toMatchObject({ ok: false });
});

test('the dealer may go on unrecorded; the disk status stays red and the night can still be undone', async () => {
  const table = await MemoryTable.begun(die, die);
  const lines = table.folder.lines.length;
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.refuses = 'ENOSPC';
  await table.step('type', { digit: 0 });
  await table.do({ type: 'unrecorded' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  await table.step('skip');
  table.folder.refuses = undefined;
  await table.typeRound(1, 1);
  expect(table.table.diskStatus).toMatchObject({ kind: 'unrecorded' });
  expect(table.game.round).toBe(2);
  await table.do({ type: 'undo', n: table.console.undo?.n });
  expect(table.course.phase).toBe('opening');
  expect(table.folder.lines).toHaveLength(lines);
});

test('a command that the disk refuses has no effect', async () => {
  const table = await MemoryTable.begun(die, die);
  table.folder.refuses = 'ENOSPC';
  expect(await table.ask({ type: 'dealer', seat: 1 })).toMatchObject({ refusal: { code: 'record failing' } });
  expect(table.game.dealer).toBe(0);
  table.folder.refuses = undefined;
  await table.do({ type: 'dealer', seat: 1 });
  expect(table.game.dealer).toBe(1);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved' });
});

test('a night whose file cannot be created may be played unrecorded', async () => {
  const table = await MemoryTable.open();
  table.folder.refuses = 'EACCES';
  expect(await table.ask(beginCommand([die, die]))).toMatchObject({
    refusal: { code: 'record failing', params: { code: 'EACCES' } },
  });
  await table.do({ type: 'unrecorded' });
  await table.do(beginCommand([pad('P1'), die]));
  await table.clock.pass(0);
  table.pads.press('P1', 6);
  await table.typeRound(0);
  expect(table.game.round).toBe(1);
});

test('pads are armed as soon as their number can be saved', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die]));
  table.folder.refuses = 'ENOSPC';
  table.folder.refuses = undefined;
  await table.do({ type: 'input', seat: 0, input: { kind: 'pad', pad: 'P1' } });
  expect(table.pads.attemptOf('P1')).toBe(1);
  await table.count();
  table.folder.refuses = 'ENOSPC';
  await table.step('callOff');
  expect(table.pads.attemptOf('P1')).toBe(0);
  expect(table.table.diskStatus).toMatchObject({ kind: 'failing' });
  table.folder.refuses = undefined;
  await table.clock.pass(1000);
  expect(table.pads.attemptOf('P1')).toBe(2);
});

test('a disk status that a refused command has turned red is green again when the disk works, and says when data was last saved', async () => {
  const table = await MemoryTable.begun(die, die);
  const { diskStatus } = table.table;
  table.folder.refuses = 'ENOSPC';
  expect(await table.ask({ type: 'dealer', seat: 1 })).toMatchObject({ ok: false });
  await table.clock.pass(5000);
  expect(table.table.diskStatus).toMatchObject({ kind: 'failing', code: 'ENOSPC' });
  table.folder.refuses = undefined;
  await table.clock.pass(1000);
  expect(table.table.diskStatus).toEqual(diskStatus);
  await table.referee.close();
  expect(table.clock.waiting).toBe(0);
});

test('a silent disk is reported after two seconds; pending writes are done when it answers', async () => {
  const table = await MemoryTable.begun(die, die);
  let answer: () => void = () => undefined;
  table.folder.flushed = new Promise<void>((resolve) => (answer = resolve));
  const since = table.clock.now() + 2000;
  const asked = table.referee.command({ type: 'dealer', seat: 1 });
  await table.clock.pass(1900);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved' });
  await table.clock.pass(3000);
  expect(table.table.diskStatus).toEqual({ kind: 'failing', since, code: 'ETIMEDOUT' });
  expect(await table.ask({ type: 'dealer', seat: 0 })).toMatchObject({ refusal: { params: { code: 'ETIMEDOUT' } } });
  answer();
  expect(await asked).toEqual({ ok: true });
  expect(table.game.dealer).toBe(1);
  expect(table.table.diskStatus).toMatchObject({ kind: 'saved' });
});

test('the dealer can give up on a disk that never answers: pending commands are done, and the game goes on', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.count();
  await table.step('type', { digit: 6 });
  table.folder.flushed = new Promise(() => undefined);
  await table.step('type', { digit: 0 });
  await table.clock.pass(2000);
  expect(table.game).toMatchObject({ round: 0, course: { phase: 'opening' } });
  await table.do({ type: 'unrecorded' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  await table.step('skip');
  await table.typeRound(1, 1);
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
