import { describe, expect, test } from 'vitest';
import { beginCommand, bot, die, keys, MemoryTable } from './testing/memory-table.ts';

const asked = (table: MemoryTable) => table.game.ask;
const answered = (table: MemoryTable, given: string) =>
  table.ask({ type: 'table', command: { type: 'answer', n: asked(table)?.n, given } });

test('a count comes before a question only once, and can be repeated if it is halted', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die], { rulebook: 'hyrule' }));
  expect([asked(table), table.course]).toMatchObject([
    { seat: 0, counted: true },
    { phase: 'asking', counted: false },
  ]);
  await table.step('count');
  await table.step('halt');
  expect([asked(table), table.course]).toMatchObject([{ counted: true }, { phase: 'asking', counted: false }]);
  await table.count();
  expect(table.course).toMatchObject({ phase: 'asking', counted: true });
  expect(asked(table)).toEqual({ kind: 'card', what: 'turned', seat: 0, options: [], n: 0 });
  expect(await answered(table, 'KH')).toEqual({ ok: true });
  expect(asked(table)).toMatchObject({ seat: 1, n: 1 });
});

test('after a restart only a question that is counted says to count again', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die], { rulebook: 'hyrule' }));
  await table.step('count');
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  expect(again.course).toMatchObject({ phase: 'asking', counted: false, calledOff: { why: 'restart' } });
  await again.step('count');
  again.referee.woke();
  expect(again.course).toMatchObject({ phase: 'asking', counted: false, calledOff: { why: 'sleep' } });
  await again.count();
  await answered(again, 'KH');
  expect(again.course).not.toHaveProperty('calledOff');
  await again.referee.close();
  const third = await MemoryTable.open(table.folder);
  expect([asked(third)?.counted ?? false, 'calledOff' in third.course]).toEqual([false, false]);
});

test('the last answer of a round is presented, and the next question is counted again', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die], { rulebook: 'hyrule' }));
  await answered(table, 'KH');
  await answered(table, 'QD');
  expect([table.course.phase, table.game.round]).toEqual(['shown', 1]);
  expect(table.game.corrections).toBeUndefined();
  await table.step('skip');
  expect(asked(table)).toMatchObject({ seat: 0, counted: true, n: 2 });
});

test('if only bots play, the referee counts, draws and answers until the game is over', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([bot, bot, bot], { rulebook: 'hyrule', house: { cards: 'dealt' } }));
  for (let steps = 0; steps < 500 && table.course.phase !== 'over'; steps += 1) await table.clock.pass(1_000);
  expect([table.course.phase, table.game.winners.length]).toEqual(['over', 1]);
});

test('CB-1: the screen draws the nations, and the player on the dealer’s left picks an ally; a restart changes nothing', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die, die, die], { rulebook: 'charta-bellica', house: { line: 'simple' }, dealer: 2 }));
  expect(await answered(table, 'draw')).toEqual({ ok: true });
  expect(asked(table)).toMatchObject({ what: 'ally', seat: 3 });
  const { state } = table.game;
  await table.referee.close();
  const again = await MemoryTable.open(table.folder);
  expect(again.game.state).toEqual(state);
});

test('points that the dealer gives are shown as a correction, with the reason', async () => {
  const table = await MemoryTable.open();
  await table.do(beginCommand([die, die], { rulebook: 'hyrule' }));
  await table.do({ type: 'table', command: { type: 'adjustPoints', player: 'anna', by: 2, reason: 'miscounted' } });
  expect(table.game.corrections).toMatchObject([
    { kind: 'override', reason: 'miscounted', effect: { points: [{ from: 0, to: 2 }] } },
  ]);
});

test.each([
  [[die, bot], { kind: 'dealer' }],
  [[bot, die], { kind: 'bot', seat: 0 }],
  [[bot, bot], { kind: 'all bots' }],
] as const)('the console view says who answers if %j play', async (inputs, answerer) => {
  const table = await MemoryTable.open();
  expect(table.console.answerer).toBeUndefined();
  await table.do(beginCommand([...inputs], { rulebook: 'honor-of-the-samurai', house: { cards: 'dealt' } }));
  expect(table.console.answerer).toEqual(answerer);
});

describe('a bot beside people with real cards', () => {
  const refusal = { ok: false, refusal: { code: 'bot beside real cards' } };

  test.each([
    ['war', { cards: 'entered' }],
    ['war', { cards: 'untracked' }],
    ['hyrule', { cards: 'entered' }],
    ['honor-of-the-samurai', { cards: 'entered' }],
    ['charta-bellica', {}],
  ] as const)('is refused in %s with %j: nobody holds its cards', async (rulebook, house) => {
    const table = await MemoryTable.open();
    expect(await table.ask(beginCommand([die, die, bot, die], { rulebook, house }))).toMatchObject(refusal);
    await table.do(beginCommand([die, die, die, die], { rulebook, house }));
    expect(await table.ask({ type: 'input', seat: 1, input: bot })).toMatchObject(refusal);
  });

  test.each(['war', 'hyrule', 'honor-of-the-samurai'] as const)('plays in %s where the screen deals', async (rulebook) => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([die, bot], { rulebook, house: { cards: 'dealt' } }));
    await table.do({ type: 'input', seat: 1, input: die });
    await table.do({ type: 'input', seat: 0, input: bot });
  });

  test('is no bot among bots: they draw from cards that nobody holds', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([bot, bot], { rulebook: 'hyrule' }));
    expect(await table.ask({ type: 'input', seat: 0, input: die })).toMatchObject(refusal);
  });

  test('is given cards where a newcomer has sat down among bots, and the bots after it', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([bot, bot], { rulebook: 'honor-of-the-samurai' }));
    await table.do({ type: 'table', command: { type: 'join', player: { id: 'emma', name: 'Emma' } } });
    expect(await table.ask({ type: 'input', seat: 2, input: bot })).toEqual({ ok: true });
    await table.do({ type: 'table', command: { type: 'join', player: { id: 'feri', name: 'Feri' } } });
    await table.do({ type: 'input', seat: 0, input: die });
    expect(await table.ask({ type: 'input', seat: 0, input: bot })).toMatchObject(refusal);
  });

  test('chooses a face as everybody does in a game of faces, whose cards the dealer moves', async () => {
    const table = await MemoryTable.begun(die, bot);
    expect(table.game.seats.map(({ input }) => input)).toEqual(['die', 'bot']);
  });
});

test('the console view says which keys choose faces, and whether something runs that blocks undo', async () => {
  const table = await MemoryTable.begun(keys(0), keys(3), die);
  expect(table.console.seatKeys).toEqual([...table.referee.clusterCodes()]);
  expect(table.console.seatKeys).toHaveLength(12);
  await table.do({ type: 'naming', naming: true });
  expect([table.console.seatKeys, table.console.underWay]).toEqual([[], false]);
  await table.step('count');
  expect([table.console.seatKeys.length, table.console.underWay]).toEqual([12, true]);
});
