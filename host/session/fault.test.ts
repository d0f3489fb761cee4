import { afterEach, expect, test, vi } from 'vitest';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';
import { schemaOf } from '../games/index.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';

const ID = RULEBOOKS.first;
const book = rulebookOf(ID) as Rulebook;
const schema = schemaOf(ID);

/** The text of the rulebook's error, which must not appear anywhere. */
const SECRET = 'choked on face 6';
const breaks = () => {
  throw new Error(SECRET);
};

afterEach(() => vi.restoreAllMocks());

const FAULTS = {
  'decides no opening': () => vi.spyOn(book, 'decide').mockImplementation(breaks),
  'cannot follow its own events': () => vi.spyOn(book, 'evolve').mockImplementation(breaks),
  'lets its own events in by no schema': () => vi.spyOn(schema, 'event').mockImplementation(breaks),
  'cannot say what was shown': () => vi.spyOn(schema, 'shown').mockImplementation(breaks),
  'has no word for the faces': () => vi.spyOn(book, 'answer').mockImplementation(breaks),
} as const satisfies Record<string, () => unknown>;

/** It works for the state before, and for no other. */
function failsAfter(whole: object, name: string, before: unknown): void {
  const told = Reflect.get(whole, name) as (state: unknown) => unknown;
  vi.spyOn(whole as Record<string, () => unknown>, name).mockImplementation((...[state]: unknown[]) =>
    state === before ? told(state) : breaks(),
  );
}

async function dieLeft(): Promise<MemoryTable> {
  const table = await MemoryTable.begun(pad('P1'), keys(0), die);
  table.pads.press('P1', 6);
  table.referee.press('KeyS');
  await table.count();
  return table;
}

async function saysSo(table: MemoryTable, lines: number): Promise<void> {
  await table.clock.pass(0);
  expect(table.game).toMatchObject({ round: 0, course: { phase: 'opening', unjudged: true, toType: [] } });
  expect(table.folder.lines).toHaveLength(lines);
  expect(JSON.stringify([table.tableViews, table.consoleViews, table.answers, table.folder.lines])).not.toContain(SECRET);
}

async function playsOn(table: MemoryTable): Promise<void> {
  expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  expect(table.folder.lines.at(-1)).toMatchObject({ kind: 'step', command: { faces: [6, 1, 3] } });
  await table.referee.close();
  const again = await MemoryTable.open(table.folder, table.pads);
  expect(again.game.round).toBe(1);
}

test.each(Object.entries(FAULTS))('a rulebook that %s is reported, and a die typed again is judged', async (_how, broken) => {
  const table = await dieLeft();
  const lines = table.folder.lines.length;
  broken();
  await table.step('type', { digit: 5 });
  await saysSo(table, lines);
  vi.restoreAllMocks();
  await table.step('untype');
  expect(table.course).not.toHaveProperty('unjudged');
  await table.step('type', { digit: 3 });
  await playsOn(table);
});

test.each(['over', 'standings', 'winners', 'players', 'round', 'next', 'outcomes', 'verdicts'] as const)(
  'a state for which the rulebook gives no %s is never written',
  async (name) => {
    const table = await dieLeft();
    const lines = table.folder.lines.length;
    failsAfter(book, name, table.game.state);
    await table.step('type', { digit: 3 });
    await saysSo(table, lines);
  },
);

test('after the round is called off everybody chooses anew, and earlier rounds stay', async () => {
  const table = await dieLeft();
  const broken = FAULTS['decides no opening']();
  await table.step('type', { digit: 5 });
  await table.step('callOff');
  expect(table.course).toMatchObject({ phase: 'choosing', ready: 0, of: 2, calledOff: { why: 'dealer' } });
  broken.mockRestore();
  table.pads.press('P1', 6);
  table.referee.press('KeyS');
  await table.typeRound(3);
  await playsOn(table);
});

test('a round without dice that cannot be judged is reported too', async () => {
  const table = await MemoryTable.begun(pad('P1'), keys(0));
  table.pads.press('P1', 6);
  table.referee.press('KeyS');
  FAULTS['decides no opening']();
  await table.count();
  await saysSo(table, table.folder.lines.length);
});

test('any other command that throws is refused, changes nothing and leaves no line', async () => {
  const table = await MemoryTable.begun(die, die, die);
  const lines = table.folder.lines.length;
  const before = table.game;
  FAULTS['cannot follow its own events']();
  expect(await table.ask({ type: 'table', command: { type: 'away', seat: 1 } })).toEqual({
    ok: false,
    refusal: { code: 'host fault', params: {} },
  });
  expect(table.folder.lines).toHaveLength(lines);
  expect(table.game).toEqual(before);
});

test('a bot whose rulebook fails has not chosen, and the dealer decides', async () => {
  const table = await MemoryTable.begun(bot, die);
  vi.spyOn(book, 'bot').mockImplementation(breaks);
  await table.clock.pass(1_200);
  await table.count();
  expect(table.course).toMatchObject({ phase: 'opening', stalled: [{ seat: 0, why: 'no seal' }] });
  await table.step('byHand', { seat: 0, digit: 0 });
  await table.step('type', { digit: 6 });
  expect(table.game.round).toBe(1);
});

test('a failing list of nights undoes nothing that was done, and is reported only to the client that asks for it', async () => {
  const table = await MemoryTable.begun(die, die);
  vi.spyOn(table.folder, 'list').mockImplementation(breaks);
  expect(await table.ask({ type: 'newNight' })).toEqual({ ok: true });
  await table.do(beginCommand([die, die]));
  expect(await table.ask({ type: 'lookAtNights' })).toEqual({ ok: false, refusal: { code: 'host fault', params: {} } });
});
