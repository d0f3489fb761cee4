import { describe, expect, test } from 'vitest';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';

describe('a night begins', () => {
  test('without a file until its first game', async () => {
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
});

describe('a kitchen table', () => {
  test('with real dice: Space, the digits, and the round is judged, recorded and shown', async () => {
    const table = await MemoryTable.begun(die, die, die, die);
    await table.typeRound(6, 0, 5, 0);
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
    const reveal = table.folder.lines.at(-1);
    expect(reveal).toMatchObject({ kind: 'step', command: { faces: [null, 6, null, 5] }, typed: [1, 2, 3, 0] });
    expect(reveal).toHaveProperty('shown.centre.by', 1);
    expect(reveal).not.toHaveProperty('proof');
  });

  test('no card can be named for half a second after the last digit', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 0);
    const name = { type: 'table', command: { type: 'name', id: 0, card: 'K?' } };
    expect(await table.ask(name)).toEqual({ ok: false, refusal: { code: 'too soon', params: {} } });
    await table.clock.pass(500);
    expect(await table.ask(name)).toEqual({ ok: true });
  });

  test('a command of a rulebook is checked by its schema and decided by it', async () => {
    const table = await MemoryTable.begun(die, die);
    expect(await table.ask({ type: 'table', command: { type: 'name', id: 'x', card: 'KD' } })).toMatchObject({
      refusal: { code: 'not a command', params: { field: 'command.id' } },
    });
    expect(await table.ask({ type: 'table', command: { type: 'name', id: 99, card: 'KD' } })).toMatchObject({
      refusal: { code: 'no such card' },
    });
  });

  test('faces are never accepted as a command', async () => {
    const table = await MemoryTable.begun(die, die);
    expect(await table.ask({ type: 'table', command: { type: 'open', faces: [1, 1] } })).toMatchObject({ ok: false });
    expect(table.game.round).toBe(0);
  });
});

describe('seats with pads, keys, bots and dice in one round', () => {
  test('are opened together, with the proof beside the faces', async () => {
    const table = await MemoryTable.begun(pad('P1'), keys(1), bot, die);
    table.pads.press('P1', 6);
    table.referee.press('KeyG');
    await table.clock.pass(1200);
    expect(table.course).toMatchObject({ phase: 'choosing', ready: 3, of: 3 });
    await table.count();
    expect(table.course).toMatchObject({ phase: 'opening', stalled: [], toType: [3] });
    await table.step('type', { digit: 3 });
    expect(table.course.phase).toBe('shown');
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
    const out = { type: 'setStanding', seat: 1, standing: 'out', reason: 'it was so' };
    await table.do({ type: 'table', command: out });
    table.pads.press('P1', 6);
    await table.typeRound(0);
    expect(table.pads.results).toEqual([
      ['P1', 'took'],
      ['P2', 'back'],
    ]);
  });

  test('a pad that has used higher attempt numbers at another table is armed above them, and no other seat is', async () => {
    const table = await MemoryTable.begun(pad('P1'), pad('P2'));
    table.pads.press('P1', 6);
    table.pads.comesFrom('P2', 700);
    await table.clock.pass(0);
    expect(['P1', 'P2'].map((id) => table.pads.attemptOf(id))).toEqual([1, 701]);
    table.pads.press('P2', 1);
    await table.count();
    expect(table.folder.lines.at(-2)).toMatchObject({ attempt: 1, seals: [{ by: 'P1' }, { by: 'P2', attempt: 701 }] });
    await table.step('skip');
    expect(table.pads.attemptOf('P2')).toBe(702);
  });

  test('a pad that lies about its commitment calls the round off', async () => {
    const table = await MemoryTable.begun(pad('P1'), pad('P2'));
    table.pads.press('P1', 6);
    table.pads.press('P2', 1);
    table.pads.lie('P2');
    await table.count();
    expect(table.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'mismatch', seat: 1 } });
    expect(table.game.round).toBe(0);
  });

  test('a lost pad is shown as lost and stalls the opening, which goes on when the dealer enters its face', async () => {
    const table = await MemoryTable.begun(pad('P1'), pad('P2'));
    table.pads.press('P1', 6);
    table.pads.link('P2', 'lost');
    expect(table.game.seats.map(({ link }) => link)).toEqual(['live', 'lost']);
    await table.count();
    await table.clock.pass(500);
    expect(table.course).toMatchObject({ stalled: [{ seat: 1, why: 'gone' }] });
    await table.step('byHand', { seat: 1, digit: 2 });
    await table.clock.pass(400);
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [6, 2] } });
  });

  test('a seat’s input may change at any time, and only that seat seals anew', async () => {
    const table = await MemoryTable.begun(pad('P1'), pad('P2'), die);
    table.pads.press('P1', 6);
    table.pads.press('P2', 6);
    await table.do({ type: 'input', seat: 1, input: keys(0) });
    expect(table.course).toMatchObject({ ready: 1, of: 2 });
    expect(table.pads.attemptOf('P1')).toBe(1);
    expect(await table.ask({ type: 'input', seat: 2, input: pad('P1') })).toMatchObject({ refusal: { code: 'pad twice' } });
    table.referee.press('KeyS');
    await table.typeRound(0);
    expect(table.folder.lines.at(-2)).toMatchObject({ attempt: 1, seals: [{ seat: 0 }, { seat: 1, attempt: 2, by: 'keys-0' }] });
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [6, 1, null] } });
  });

  test('while the keyboard is switched to naming, no key seat seals and no key is withheld from the page', async () => {
    const table = await MemoryTable.begun(keys(0), die);
    expect(table.referee.clusterCodes()).toEqual(new Set(['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']));
    await table.do({ type: 'naming', naming: true });
    expect(table.course).toMatchObject({ naming: true });
    table.referee.press('KeyQ');
    expect(table.course).toMatchObject({ ready: 0 });
    expect(table.referee.clusterCodes().size).toBe(0);
    await table.do({ type: 'naming', naming: false });
    table.referee.press('KeyQ');
    expect(table.course).toMatchObject({ ready: 1 });
  });

  test('a keyboard that no seat plays with any longer is not switched to naming', async () => {
    const table = await MemoryTable.begun(keys(0), die);
    await table.do({ type: 'naming', naming: true });
    await table.do({ type: 'input', seat: 0, input: die });
    expect(table.course).toMatchObject({ naming: false });
  });

  test('when the game is over the page gets every key', async () => {
    const table = await MemoryTable.begun(keys(0), die);
    await table.do({ type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' } });
    expect(table.course.phase).toBe('over');
    expect(table.referee.clusterCodes().size).toBe(0);
  });

  test('on wake from sleep a running count is called off and pads are greeted', async () => {
    const table = await MemoryTable.begun(pad('P1'), die);
    await table.step('count');
    table.referee.woke();
    expect(table.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'sleep' } });
    expect(table.pads.greeted).toBe(1);
  });
});

describe('people come and go', () => {
  test('joining, leaving and reversing the circle keep all inputs and the dealer (HW-22)', async () => {
    const table = await MemoryTable.begun(pad('P1'), keys(0), die);
    await table.do({ type: 'dealer', seat: 1 });
    await table.do({ type: 'table', command: { type: 'join', seat: 1, player: { id: 'new', name: 'Új' } } });
    expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
    expect(table.game.dealer).toBe(2);
    await table.do({ type: 'table', command: { type: 'turnCircle' } });
    expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
    expect(table.game.seats.map(({ player }) => player.name)).toEqual(['Anna', 'Cili', 'Béla', 'Új']);
    await table.do({ type: 'table', command: { type: 'leave', seat: 2 } });
    expect(table.console.inputs).toEqual([pad('P1'), die, die]);
    const left = table.console.undo;
    await table.do({ type: 'undo', n: left?.n });
    expect(table.console.inputs).toEqual([pad('P1'), die, keys(0), die]);
    expect(table.game.dealer).toBe(2);
  });

  test('a player who is away is not waited for, and nobody can go away between count and reveal', async () => {
    const table = await MemoryTable.begun(die, die, die);
    const away = { type: 'table', command: { type: 'away', seat: 1 } };
    await table.step('count');
    expect(await table.ask(away)).toMatchObject({ refusal: { code: 'round under way', params: { phase: 'counting' } } });
    expect(await table.ask({ type: 'table', command: { type: 'name', id: 0, card: '7?' } })).toEqual({ ok: true });
    await table.step('halt');
    await table.do(away);
    await table.count();
    expect(table.course).toMatchObject({ toType: [2, 0] });
  });

  test('a series goes on with the same players, and counts the finished games (HW-19)', async () => {
    const table = await MemoryTable.begun(die, die);
    const end = { type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'the deck is empty' } };
    await table.do({ type: 'table', command: { type: 'adjustPoints', player: 'anna', by: 9, reason: 'a card was missed' } });
    expect(table.game.corrections).toMatchObject([{ kind: 'override', reason: 'a card was missed' }]);
    await table.do(end);
    expect(table.course.phase).toBe('over');
    expect(table.game.winners).toEqual(['anna']);
    await table.do(beginCommand([die, die]));
    expect(table.game).toMatchObject({ game: 2, course: { phase: 'choosing' } });
    expect(table.game.series.map(({ before, gamesWon }) => [before, gamesWon])).toEqual([
      [9, 1],
      [0, 0],
    ]);
  });
});

test('a new night closes the old one, which may be opened again', async () => {
  const table = await MemoryTable.begun(die, die);
  await table.typeRound(6, 0);
  await table.do({ type: 'newNight' });
  expect(table.table).not.toHaveProperty('game');
  expect(table.console.nights).toMatchObject([{ file: 'night 1.jsonl', games: 1, current: false }]);
  await table.do(beginCommand([die, die, die]));
  expect(table.console.nights.map(({ file, current }) => [file, current])).toEqual([
    ['night 1.jsonl', false],
    ['night 2.jsonl', true],
  ]);
  await table.do({ type: 'openNight', file: 'night 1.jsonl' });
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'choosing' } });
  expect(table.game.seats).toHaveLength(2);
});
