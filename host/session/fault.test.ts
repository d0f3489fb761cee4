import { afterEach, expect, test, vi } from 'vitest';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';
import { schemaOf } from '../games/index.ts';
import { beginCommand, bot, die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

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
function failsAfter(name: string, before: unknown): void {
  const told = Reflect.get(book, name) as (state: unknown) => unknown;
  vi.spyOn(book as unknown as Record<string, () => unknown>, name).mockImplementation((...[state]: unknown[]) =>
    state === before ? told(state) : breaks(),
  );
}

const SEALED = 'P1 6, KeyS, count, +3400';
const dieLeft = async () => play(await MemoryTable.begun(pad('P1'), keys(0), die), SEALED);

/** Plays this, after which a fault is reported, nothing was written, and nothing tells the error's text. */
async function reports(table: MemoryTable, script: string, typed: string): Promise<void> {
  const lines = table.folder.lines.length;
  await play(table, `${script}, +0 → opening, unjudged${typed}`);
  expect(table.folder.lines).toHaveLength(lines);
  expect(JSON.stringify([table.tableViews, table.consoleViews, table.answers, table.folder.lines])).not.toContain(SECRET);
}

test.each(Object.entries(FAULTS))('a rulebook that %s is reported, and a die typed again is judged', async (_how, broken) => {
  const table = await dieLeft();
  broken();
  await reports(table, 'type 5', ', typed 5');
  vi.restoreAllMocks();
  const again = await play(table, 'untype → opening, to type 2', 'type 3 → shown, 6 1 3', 'restart');
  expect(again.game.round).toBe(1);
});

test.each(['over', 'standings', 'winners', 'players', 'round', 'next', 'outcomes', 'verdicts'])(
  'a state for which the rulebook gives no %s is never written',
  async (name) => {
    const table = await dieLeft();
    failsAfter(name, table.game.state);
    await reports(table, 'type 3', ', typed 3');
  },
);

test('a round without dice that cannot be judged is reported too, and everybody chooses anew once it is called off', async () => {
  const table = await play(await MemoryTable.begun(pad('P1'), keys(0)), 'P1 6, KeyS, count');
  FAULTS['has no word for the faces']();
  const lines = table.folder.lines.length + 1;
  await play(table, '+3400 → opening, unjudged');
  expect(table.folder.lines).toHaveLength(lines);
  vi.restoreAllMocks();
  await play(table, 'callOff → choosing 0/2, called off: dealer, #2', `${SEALED} → shown, 6 1`);
});

test('any other command that throws is refused, changes nothing and leaves no line', async () => {
  const table = await MemoryTable.begun(die, die, die);
  const [lines, before] = [table.folder.lines.length, table.game];
  FAULTS['cannot follow its own events']();
  await play(table, 'away 1 → refused: host fault');
  expect(table.answers.at(-1)).toEqual({ ok: false, refusal: { code: 'host fault', params: {} } });
  expect(table.folder.lines).toHaveLength(lines);
  expect(table.game).toEqual(before);
});

test('a bot whose rulebook fails has not chosen, and the dealer decides', async () => {
  const table = await MemoryTable.begun(bot, die);
  vi.spyOn(book, 'bot').mockImplementation(breaks);
  await play(table, '+1200, count, +3400 → opening, 0: no seal, to type 1', 'byHand 0 at 0, type 6 → shown, - 6');
});

test('a failing list of nights undoes nothing that was done, and is reported only to the client that asks for it', async () => {
  const table = await MemoryTable.begun(die, die);
  vi.spyOn(table.folder, 'list').mockImplementation(breaks);
  await table.do({ type: 'newNight' });
  await table.do(beginCommand([die, die]));
  expect(await table.ask({ type: 'lookAtNights' })).toEqual({ ok: false, refusal: { code: 'host fault', params: {} } });
});
