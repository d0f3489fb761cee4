import { expect, test } from 'vitest';
import type { SeatInput } from '../contract/view.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';
import { die, keys, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

type Row = [what: string, seats: readonly SeatInput[], ...script: (readonly string[])[]];
const two = [pad('P1'), pad('P2')];
const READY = { ...STANDARD_CHOICES, start: 'ready' } as const;
const NO_DIE = { ...STANDARD_CHOICES, missing: 'noDie' } as const;

test.each<Row>([
  [
    'says how many are ready, and late players are named five seconds after they were nudged',
    [...two, pad('P3'), pad('P4')],
    ['P1 6, +60000 → choosing 1/4, #1 1 1 1', 'P2 1, +14999 → choosing 2/4, #1 1 1 1'],
    ['+1 → choosing 2/4, late 2 3, #1 1 1 1', 'P3 2 → choosing 3/4, late 3, #1 1 1 1'],
    ['P4 2 → choosing 4/4, #1 1 1 1', 'P3 5, P3 6, +60000 → choosing 4/4, #1 1 1 1'],
  ],
  [
    'a count is halted by the dealer or a player, seals stand, and the next count says nothing of it',
    two,
    ['P1 6, count, halt → choosing 1/2, halted, #1 1', '+15000 → choosing 1/2, late 1, halted, #1 1'],
    ['count, P2 halt → choosing 1/2, halted by 1, #1 1', 'count → counting', 'halt, P2 1 → choosing 2/2, halted, #1 1'],
  ],
  ['a pad that closes itself after a halt is armed anew', two, ['P1 6, count, halt, P1 closes, +0 → choosing 0/2, halted, #2 1']],
  [
    'a pad that does not answer the close in 500 ms is named, and counts when it answers late',
    two,
    ['P1 6, P2 1, P2 silent, count, +3499 → closed', '+1 → opening, 1: no answer', 'P2 live, +5000 → opening, 1: no answer'],
    ['askAgain → opening', '+400 → shown, 6 1'],
  ],
  ['an unplugged pad is said to be gone', two, ['P1 6, P2 1, P2 lost, count, +3500 → opening, 1: gone']],
  [
    'HW-8: a seat without a seal stalls the opening until the dealer enters its face',
    two,
    ['P1 6, count, +3400 → opening, 1: no seal', 'byHand 4 at 0 → refused: seat not stalled'],
    ['byHand 7 at 1 → refused: no such digit', 'byHand 4 at 1 → shown, 6 4'],
  ],
  [
    'a seat whose close is unanswered is given no die',
    two,
    ['P1 6, P2 1, P2 silent, count, +3500 → opening, 1: no answer', 'byHand 0 at 1, +400 → shown, 6 -'],
  ],
  [
    'only calling off wipes the faces, and begins a new attempt',
    two,
    ['P1 6, count, +3400 → opening, 1: no seal', 'woke, +60000 → opening, 1: no seal'],
    ['callOff → choosing 0/2, called off: dealer, #2 2'],
  ],
  ['a lie calls the round off', two, ['P1 6, P2 1, P2 lie, count, +3400 → choosing 0/2, called off: mismatch 1, #2 2']],
  [
    'a pad that forgets its seal before it is opened stalls the opening',
    two,
    ['P1 6, P2 1, count, +3100, P2 forget, +300 → opening, 1: seal lost', 'byHand 2 at 1 → shown, 6 2'],
  ],
  [
    'dice are typed clockwise from the dealer’s left, the dealer last, past whoever is not asked',
    [die, die, pad('P1'), die, die],
    ['dealer 1, away 3, P1 6, count, +3000 → opening, to type 4 0 1', 'type 1, type 0 → opening, to type 1, typed 1 0'],
    ['+400, type 5 → shown, - 5 6 - 1'],
  ],
  [
    'a digit that is no face, one too many, and a die meant for another seat are refused; Backspace takes the last one back',
    [die, die, pad('P1')],
    ['count, +3000 → opening, 2: no seal, to type 1 0', 'untype → refused: nothing typed', 'type 7 → refused: no such digit'],
    ['type 6 at 0 → refused: another die is next', 'type 6 at 1 → opening, 2: no seal, to type 0, typed 6'],
    ['type 6 at 1 → refused: another die is next', 'untype at 0 → refused: another die was last'],
    ['untype, type 4, type 2 → opening, 2: no seal, typed 4 2', 'type 1 → refused: nobody to type'],
    ['byHand 3 at 2 → shown, 2 4 3'],
  ],
  [
    'the presentation can be skipped, and nothing of it comes later',
    two,
    ['P1 6, P2 6, count, +3400 → shown, 6 6', 'skip → choosing 0/2, #2 2', 'P1 6, +60000 → choosing 1/2, late 1, #2 2'],
  ],
  [
    'a command acts in its own phase and for its own step only',
    two,
    ['halt → refused: wrong phase', 'count, count → refused: wrong phase', 'skip → refused: wrong phase'],
    ['callOff → refused: wrong phase', '+3000, halt → refused: wrong phase'],
  ],
  [
    'seals stand while the same seats are asked, and a new attempt begins if they change',
    [...two, die],
    ['P1 6, dealer 1 → choosing 1/2, #1 1', 'away 2 → choosing 0/2, #2 2', 'away 1 → choosing 0/1, #3 0'],
  ],
])('%s', async (_what, seats, ...script) => {
  await play(await MemoryTable.begun(...seats), ...script.flat());
});

test.each([
  ['begins the count when all are ready', two, READY, ['P1 6 → choosing 1/2, #1 1', 'P2 1 → counting']],
  ['does not begin it where a die is real', [pad('P1'), die], READY, ['P1 6, +60000 → choosing 1/1, #1']],
  [
    'does not begin it again after a halt, until a player seals anew',
    two,
    READY,
    ['P1 6, P2 1, P2 halt, +60000 → choosing 2/2, halted by 1, #1 1'],
  ],
  [
    'HW-8: counts a missing choice as no die, and never one that was made and lost',
    two,
    NO_DIE,
    ['P1 6, count, +3400 → shown, 6 -', 'skip, P1 6, P2 1, P2 forget, count, +3400 → opening, 1: seal lost'],
  ],
] as const)('the house %s', async (_what, seats, choices, script) => {
  await play(await MemoryTable.with(seats, { choices }), ...script);
});

test('the house does not begin the count while the keyboard names cards, but as soon as it is switched back', async () => {
  const table = await MemoryTable.with([keys(0), pad('P1')], { choices: READY });
  await play(table, 'KeyQ');
  await table.do({ type: 'naming', naming: true });
  await play(table, 'P1 6, +60000 → choosing 2/2, naming, #1');
  await table.do({ type: 'naming', naming: false });
  await play(table, '+0 → counting');
});

test('only those who have not sealed are nudged, ten seconds after half are ready', async () => {
  const table = await MemoryTable.begun(...two, pad('P3'));
  await play(table, 'P1 6, P2 6, +9999');
  expect(table.pads.nudged).toEqual([]);
  await play(table, '+1, +60000');
  expect(table.pads.nudged).toEqual(['P3']);
});

test('a pad that is armed during a count is told when it ends, and one armed after a halt is told nothing', async () => {
  const table = await MemoryTable.begun(pad('P1'), die);
  const { counts } = table.pads;
  await play(table, 'count');
  const endsAt = table.clock.now() + 3000;
  await table.do({ type: 'input', seat: 1, input: pad('P2') });
  await table.clock.pass(0);
  expect(counts).toEqual(['P1', 'P2'].map((id) => [id, endsAt]));
  counts.length = 0;
  await play(table, 'halt');
  expect(counts).toEqual(['P1', 'P2'].map((id) => [id, 'halted']));
  counts.length = 0;
  await table.do({ type: 'input', seat: 1, input: pad('P3') });
  await table.clock.pass(0);
  expect(counts).toEqual([]);
});

test('a seat without an attempt number at T has no part in the attempt, even if the number comes later', async () => {
  const table = await MemoryTable.begun(die, pad('P2'));
  const { attempts } = table.folder;
  let reserved: (number: number) => void = () => undefined;
  attempts.next = () => new Promise<number>((resolve) => (reserved = resolve));
  await table.do({ type: 'input', seat: 0, input: pad('P1') });
  await play(table, 'P2 6, count, +3400 → opening, 0: no seal');
  reserved(9);
  await play(table, '+0 → opening, 0: no seal');
  expect(table.pads.attemptOf('P1')).toBe(0);
});

test('a face given by hand wipes the seal of its pad', async () => {
  const table = await MemoryTable.begun(...two);
  await play(table, 'P1 6, P2 1, P2 silent, count, +3500, byHand 0 at 1');
  expect(['P1', 'P2'].map((id) => table.pads.attemptOf(id))).toEqual([1, 0]);
});
