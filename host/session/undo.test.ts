import { describe, expect, test } from 'vitest';
import { beginCommand, die, keys, MemoryTable, pad } from './testing/memory-table.ts';

async function undo(table: MemoryTable): Promise<void> {
  await table.do({ type: 'undo', n: table.console.undo?.n });
}

async function redo(table: MemoryTable): Promise<void> {
  await table.do({ type: 'redo', n: table.console.redo?.n });
}

const name = (id: number, card: string) => ({ type: 'table', command: { type: 'name', id, card } });

describe('undo', () => {
  test('says beforehand what it takes back, and shows afterwards that it did', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 0);
    await table.clock.pass(500);
    await table.step('skip');
    await table.do(name(0, 'K?'));
    const named = table.console.undo;
    expect(named).toMatchObject({
      what: 'CardNamed',
      effect: { round: 1, points: [{ player: { name: 'Béla' }, from: 13, to: 0 }] },
    });
    await undo(table);
    expect(table.game.corrections).toMatchObject([{ kind: 'undo', steps: 1, effect: named?.effect }]);
    expect(table.console.redo).toMatchObject({ n: named?.n, effect: { points: [{ from: 0, to: 13 }] } });
    expect(table.folder.lines.at(-1)).toMatchObject({ kind: 'undo', step: named?.n });
  });

  test('is refused for any step but the next', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do(name(0, 'K?'));
    await table.do(name(1, 'Q?'));
    const next = table.console.undo?.n;
    expect(await table.ask({ type: 'undo', n: 1 })).toEqual({
      ok: false,
      refusal: { code: 'another step is next', params: { n: 1, next } },
    });
  });

  test('of a reveal with real dice returns to their typing, digits and the other faces kept', async () => {
    const table = await MemoryTable.begun(die, pad('P2'), keys(0), die);
    table.pads.press('P2', 6);
    table.referee.press('KeyW');
    await table.typeRound(1, 3);
    const before = table.folder.lines.at(-1);
    expect(before).toMatchObject({ command: { faces: [3, 6, 6, 1] } });
    await table.step('skip');
    table.pads.press('P2', 4);
    await undo(table);
    expect(table.course).toMatchObject({ phase: 'opening', stalled: [], toType: [] });
    expect(table.game.round).toBe(0);
    expect(table.console.typed).toEqual([
      { seat: 3, digit: 1 },
      { seat: 0, digit: 3 },
    ]);
    await table.step('untype');
    await table.step('type', { digit: 5 });
    expect(table.course.phase).toBe('shown');
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [5, 6, 6, 1] }, typed: [3, 0] });
    expect(table.folder.lines.at(-1)).toHaveProperty('proof', before && 'proof' in before ? before.proof : undefined);
  });

  test('returns to the typing after a restart too', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 3);
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    await undo(again);
    expect(again.course).toMatchObject({ phase: 'opening' });
    expect(again.console.typed.map(({ digit }) => digit)).toEqual([6, 3]);
  });

  test('allows redo, further undo or calling off from the typing', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do(name(0, 'K?'));
    await table.typeRound(6, 3);
    await undo(table);
    await redo(table);
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'choosing' } });
    await undo(table);
    await undo(table);
    expect(table.course.phase).toBe('choosing');
    expect(table.console.undo).toMatchObject({ what: 'GameBegun' });
    await redo(table);
    await redo(table);
    await undo(table);
    await table.step('callOff');
    expect(table.course).toMatchObject({ phase: 'choosing', calledOff: { why: 'dealer' } });
  });

  test('of a reveal without dice returns to choosing, and seals stand if the same seats are in the game', async () => {
    const table = await MemoryTable.begun(pad('P1'), pad('P2'));
    table.pads.press('P1', 2);
    table.pads.press('P2', 2);
    await table.count();
    await table.step('skip');
    table.pads.press('P1', 6);
    await undo(table);
    expect(table.course).toMatchObject({ phase: 'choosing', ready: 1, of: 2 });
    expect(table.game.round).toBe(0);
  });

  test('is refused while a count or an opening runs, and offered again after it', async () => {
    const table = await MemoryTable.begun(die, die);
    const n = table.console.undo?.n;
    await table.step('count');
    expect(table.console).not.toHaveProperty('undo');
    expect(await table.ask({ type: 'undo', n })).toMatchObject({
      refusal: { code: 'round under way', params: { phase: 'counting' } },
    });
    await table.clock.pass(3000);
    expect(await table.ask({ type: 'undo', n })).toMatchObject({
      refusal: { code: 'round under way', params: { phase: 'opening' } },
    });
    await table.step('callOff');
    expect(table.console.undo?.n).toBe(n);
  });

  test('of the start of a game takes the game off the table, and redo brings it back', async () => {
    const table = await MemoryTable.begun(pad('P1'), die);
    await undo(table);
    expect(table.table).not.toHaveProperty('game');
    expect(table.pads.attemptOf('P1')).toBe(0);
    await redo(table);
    expect(table.course).toMatchObject({ phase: 'choosing', ready: 0, of: 1 });
    expect(table.pads.attemptOf('P1')).toBe(2);
    await undo(table);
    await table.do(beginCommand([die, die, die]));
    expect(table.game.seats).toHaveLength(3);
    expect(table.console).not.toHaveProperty('redo');
  });

  test('of the last reveal opens a game that was over', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do({ type: 'table', command: { type: 'countDeck', left: 1, unfilled: [], reason: 'counted' } });
    await table.typeRound(6, 0);
    await table.step('skip');
    expect(table.course.phase).toBe('over');
    await undo(table);
    expect(table.course.phase).toBe('opening');
  });

  test('to before the first game survives a restart, and redo goes on from there', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.typeRound(6, 3);
    await undo(table);
    await undo(table);
    expect(table.table).not.toHaveProperty('game');
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(again.console.redo).toMatchObject({ what: 'GameBegun', effect: { changes: [{ what: 'game', to: 1 }] } });
    await redo(again);
    await redo(again);
    expect(again.game.round).toBe(1);
  });

  test('is available after a restart if the game is over and its piles still decide who wins', async () => {
    const table = await MemoryTable.begun(die, die);
    await table.do({ type: 'table', command: { type: 'countDeck', left: 1, unfilled: [], reason: 'counted' } });
    await table.typeRound(6, 4);
    await table.step('skip');
    expect(table.game).toMatchObject({ course: { phase: 'over' }, winners: [] });
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(again.course.phase).toBe('over');
    const count = (player: string, points: number) => again.do({ type: 'table', command: { type: 'countPile', player, points } });
    await count('anna', 9);
    expect(again.game.winners).toEqual([]);
    await count('béla', 9);
    expect(again.game.winners).toEqual(['anna', 'béla']);
    await count('béla', 10);
    expect(again.game.winners).toEqual(['béla']);
    expect(again.game.corrections).toMatchObject([{ kind: 'override', effect: { points: [{ from: 9, to: 10 }] } }]);
    expect(again.console.undo?.effect.changes).toMatchObject([{ what: 'winners', players: [{ id: 'anna' }, { id: 'béla' }] }]);
    for (let turned = 0; turned < 4; turned += 1) await undo(again);
    expect(again.course.phase).toBe('opening');
  });
});
