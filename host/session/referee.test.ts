import { expect, test } from 'vitest';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

test('a night begins without a file until its first game', async () => {
  const table = await MemoryTable.open();
  expect(table.folder.nights.size).toBe(0);
  expect(table.table).not.toHaveProperty('game');
  expect(table.console).toMatchObject({ recordFile: '', nights: [], shell: 'browser' });
  await table.do(beginCommand([die, die, die]));
  expect(table.folder.lines.map(({ kind }) => kind)).toEqual(['step']);
  expect(table.console).toMatchObject({ recordFile: '/nights/night 1.jsonl', nights: [{ games: 1, current: true }] });
  expect(table.game).toMatchObject({ round: 0, game: 1, course: { phase: 'choosing', ready: 0, of: 0 } });
});

test.each([
  [{ type: 'dance' }, 'not a command', { field: 'type' }],
  [{ ...beginCommand([die, die]), rulebook: 'tarot' }, 'no such rulebook', { given: 'tarot' }],
  [{ ...beginCommand([die, die]), house: { decks: 'many' } }, 'not a command', { field: 'house.decks' }],
  [{ ...beginCommand([die]) }, 'seats', { given: 1 }],
  [{ ...beginCommand([die, die]), inputs: [die] }, 'inputs count', { given: 1, seats: 2 }],
  [{ ...beginCommand([die, die]), dealer: 2 }, 'no such seat', { seat: 2 }],
  [beginCommand([pad('P1'), pad('P1')]), 'pad twice', { pad: 'P1', seat: 1, other: 0 }],
  [beginCommand([keys(2), die, keys(2)]), 'cluster twice', { cluster: 2, seat: 2, other: 0 }],
  [{ type: 'count', step: 1 }, 'no game', {}],
  [{ type: 'table', command: {} }, 'no game', {}],
  [{ type: 'input', seat: 0, input: die }, 'no game', {}],
  [{ type: 'undo', n: 1 }, 'nothing to undo', {}],
  [{ type: 'redo', n: 1 }, 'nothing to redo', {}],
  [{ type: 'unrecorded' }, 'record not failing', {}],
  [{ type: 'identify', pad: 'P9' }, 'no such pad', { pad: 'P9' }],
  [{ type: 'naming', naming: true }, 'no seat plays by keys', {}],
  [{ type: 'openNight', file: 'other.jsonl' }, 'no such night', { file: 'other.jsonl' }],
])('an impossible command is refused and leaves nothing behind: %j', async (command, code, params) => {
  const table = await MemoryTable.open();
  expect(await table.ask(command)).toMatchObject({ ok: false, refusal: { code, params } });
  expect(table.folder.nights.size).toBe(0);
  expect(table.table).not.toHaveProperty('game');
});

test.each([
  [
    { type: 'name', id: 'x', card: 'KD' },
    { code: 'not a command', params: { field: 'command.id' } },
  ],
  [{ type: 'name', id: 99, card: 'KD' }, { code: 'no such card' }],
  [{ type: 'open', faces: [1, 1] }, { code: 'not a command' }],
])('a command of a rulebook is checked by its schema and decided by it, and faces are none: %j', async (command, refusal) => {
  const table = await MemoryTable.begun(die, die);
  expect(await table.ask({ type: 'table', command })).toMatchObject({ ok: false, refusal });
  expect(table.game.round).toBe(0);
});

test('real dice are judged, recorded and shown, and name no card for half a second after the last digit', async () => {
  const table = await MemoryTable.begun(die, die, die, die);
  await play(table, 'count, +3400, type 6, type 0, type 5, type 0 → shown, - 6 - 5');
  const reveal = table.folder.lines.at(-1);
  expect(reveal).toMatchObject({ kind: 'step', typed: [1, 2, 3, 0] });
  expect(reveal).toHaveProperty('shown.centre.by', 1);
  expect(reveal).not.toHaveProperty('proof');
  await play(table, 'skip, +499, name K? at 0 → refused: too soon', '+1, name K? at 0 → choosing 0/0');
});

test('pads, keys, bots and dice are opened together, with the proof beside the faces', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(1), bot, die);
  await play(table, 'P1 6, KeyG, +1200 → choosing 3/3, #1', 'count, +3400 → opening, to type 3', 'type 3');
  const [commitments, reveal] = table.folder.lines.slice(-2);
  expect(commitments).toMatchObject({
    kind: 'commitments',
    attempt: 1,
    seals: [
      { seat: 0, kind: 'pad', by: 'P1' },
      { seat: 1, kind: 'keys', by: 'keys-1' },
      { seat: 2, kind: 'bot', by: 'bot-2' },
    ],
  });
  expect(reveal).toMatchObject({ command: { faces: [6, 1, expect.any(Number), 3] }, proof: { attempt: 1 }, typed: [3] });
  expect(table.pads.results.map(([id]) => id)).toEqual(['P1']);
});

test('a pad whose player is back from being out shows that, though it did not seal (HW-14)', async () => {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'), die);
  await table.rule('setStanding', { seat: 1, standing: 'out', reason: 'it was so' });
  await play(table, 'P1 6, count, +3400, type 0');
  expect(table.pads.results).toEqual([
    ['P1', 'took'],
    ['P2', 'back'],
  ]);
});

test('a pad that has used higher attempt numbers at another table is armed above them, and no other seat is', async () => {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'));
  table.pads.press('P1', 6);
  table.pads.comesFrom('P2', 700);
  await play(table, '+0 → choosing 1/2, #1 701', 'P2 1, count, +3400 → shown, 6 1');
  expect(table.folder.lines.at(-2)).toMatchObject({ attempt: 1, seals: [{ by: 'P1' }, { by: 'P2', attempt: 701 }] });
  await table.step('skip');
  expect(table.pads.attemptOf('P2')).toBe(702);
});

test('a lost pad is shown as lost, and its seat goes on when its input changes: only that seat seals anew', async () => {
  const table = await MemoryTable.begun(pad('P1'), pad('P2'), die);
  await play(table, 'P1 6, P2 6, P2 lost → choosing 2/2, #1 1');
  expect(table.game.seats.map(({ link }) => link)).toEqual(['live', 'lost', 'none']);
  await table.do({ type: 'input', seat: 1, input: keys(0) });
  expect(table.course).toMatchObject({ ready: 1, of: 2 });
  expect(await table.refused({ type: 'input', seat: 2, input: pad('P1') })).toBe('pad twice');
  await play(table, 'KeyS, count, +3400, type 0 → shown, 6 1 -');
  expect(table.folder.lines.at(-2)).toMatchObject({ attempt: 1, seals: [{ seat: 0 }, { seat: 1, attempt: 2, by: 'keys-0' }] });
});

test('the keyboard names cards or seals, as the dealer says and the seats need; when the game is over the page gets every key', async () => {
  const table = await MemoryTable.begun(keys(0), die);
  const codes = () => [...table.referee.clusterCodes()];
  expect(codes()).toEqual(['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']);
  expect(table.console).toMatchObject({ seatKeys: codes(), underWay: false });
  await table.do({ type: 'naming', naming: true });
  expect(table.console.seatKeys).toEqual(codes());
  await play(table, 'KeyQ → choosing 0/1, naming');
  expect(codes()).toEqual([]);
  await play(table, 'count, halt → choosing 0/1, halted');
  await table.do({ type: 'naming', naming: true });
  await table.do({ type: 'naming', naming: false });
  await play(table, 'KeyQ → choosing 1/1, halted', 'count');
  expect(table.console).toMatchObject({ seatKeys: codes(), underWay: true });
  await table.step('halt');
  await table.do({ type: 'naming', naming: true });
  await table.do({ type: 'input', seat: 0, input: die });
  expect(table.course).toMatchObject({ naming: false });
  await table.do({ type: 'input', seat: 0, input: keys(0) });
  await table.rule('countDeck', { left: 0, unfilled: [], reason: 'empty' });
  expect([table.course.phase, codes()]).toEqual(['over', []]);
});

test('joining, leaving and reversing the circle keep all inputs and the dealer (HW-22)', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(0), die);
  await table.do({ type: 'dealer', seat: 1 });
  await table.rule('join', { seat: 1, player: { id: 'new', name: 'Új' } });
  expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
  expect(table.game.dealer).toBe(2);
  const attempt = table.pads.attemptOf('P1');
  await table.rule('turnCircle');
  expect(table.pads.attemptOf('P1')).toBe(attempt + 1);
  expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
  expect(table.game.seats.map(({ player }) => player.name)).toEqual(['Anna', 'Cili', 'Béla', 'Új']);
  await table.rule('leave', { seat: 2 });
  expect(table.console.inputs).toEqual([pad('P1'), die, die]);
  await table.undo();
  expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
  expect(table.game.dealer).toBe(2);
});

test('a player who is away is not waited for, and nobody can go away between count and reveal, though cards can be named', async () => {
  await play(
    await MemoryTable.begun(die, die, die),
    'count, away 1 → refused: round under way',
    'name 7? at 0 → counting',
    'halt, away 1, count, +3400 → opening, to type 2 0',
  );
});
