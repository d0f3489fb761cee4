import fc from 'fast-check';
import type { GameView, SeatInput } from '../../host/contract/view.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { beginCommand, bot, die, keys, pad, type MemoryTable } from '../../host/session/testing/memory-table.ts';

type Table = MemoryTable<NightFolder>;

/** One thing that happens at the table; the numbers choose seat, digit, key or pad as far as it needs them. */
export type Happening = readonly [what: keyof typeof HAPPENINGS, a: number, b: number];

const INPUTS: readonly SeatInput[] = [die, bot, keys(0), keys(3), pad('P1'), pad('P2'), pad('P3')];
const KEYS = ['KeyQ', 'KeyS', 'KeyD', 'Numpad7', 'Numpad5', 'Numpad6'];
const RANKS = ['A?', '7?', 'K?', '??', 'KD'];
const face = (n: number) => ((n % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
const padId = (n: number) => `P${(n % 3) + 1}`;
const atTable = (command: object) => ({ type: 'table', command });

export const HAPPENINGS = {
  count: (table) => table.step('count'),
  'wait a little': (table, a) => table.clock.pass(a * 100),
  'wait long': (table) => table.clock.pass(6000),
  'whole round': (table, a) => wholeRound(table, a),
  halt: (table) => table.step('halt'),
  skip: (table) => table.step('skip'),
  type: (table, a) => table.step('type', { digit: a % 10 }),
  untype: (table) => table.step('untype'),
  'ask again': (table) => table.step('askAgain'),
  'by hand': (table, a, b) => table.step('byHand', { seat: a % 5, digit: b % 7 }),
  'call off': (table) => table.step('callOff'),
  'press pad': (table, a, b) => table.pads.press(padId(a), face(b)),
  'press key': (table, a) => table.referee.press(KEYS[a % KEYS.length] ?? ''),
  'halt pad': (table, a) => table.pads.halt(padId(a)),
  unplug: (table, a) => table.pads.link(padId(a), 'lost'),
  plug: (table, a) => table.pads.link(padId(a), 'live'),
  input: (table, a, b) => table.ask({ type: 'input', seat: a % 5, input: INPUTS[b % INPUTS.length] }),
  dealer: (table, a) => table.ask({ type: 'dealer', seat: a % 5 }),
  naming: (table, a) => table.ask({ type: 'naming', naming: a % 2 === 0 }),
  undo: (table) => table.ask({ type: 'undo', n: table.console.undo?.n ?? 0 }),
  redo: (table) => table.ask({ type: 'redo', n: table.console.redo?.n ?? 0 }),
  name: (table, a, b) => table.ask(atTable({ type: 'name', id: a, card: RANKS[b % RANKS.length], confirm: true })),
  away: (table, a) => table.ask(atTable({ type: 'away', seat: a % 5 })),
  back: (table, a) => table.ask(atTable({ type: 'back', seat: a % 5 })),
  join: (table, a, b) => table.ask(atTable({ type: 'join', seat: a % 5, player: { id: `n${b}`, name: `New ${b}` } })),
  leave: (table, a) => table.ask(atTable({ type: 'leave', seat: a % 5 })),
  'turn circle': (table) => table.ask(atTable({ type: 'turnCircle' })),
  swap: (table, a) => table.ask(atTable({ type: 'swap', side: a % 5 })),
  'give points': (table, a, b) =>
    table.ask(atTable({ type: 'adjustPoints', player: idAt(table, a), by: b - 10, reason: 'seen' })),
  'count pile': (table, a, b) => table.ask(atTable({ type: 'countPile', player: idAt(table, a), points: b })),
  'count deck': (table, a) => table.ask(atTable({ type: 'countDeck', left: a, unfilled: [], reason: 'counted' })),
  'out or in': (table, a, b) =>
    table.ask(atTable({ type: 'setStanding', seat: a % 5, standing: b % 2 === 0 ? 'in' : 'out', reason: 'seen' })),
  'next game': (table) => (table.course.phase === 'over' ? table.ask(beginCommand([die, bot, keys(0), pad('P1')])) : undefined),
  sleep: (table) => table.referee.woke(),
} satisfies Record<string, (table: Table, a: number, b: number) => unknown>;

const idAt = ({ game }: Table, at: number) => game.standings[at % game.standings.length]?.player.id ?? '';

async function wholeRound(table: Table, a: number): Promise<void> {
  for (const id of ['P1', 'P2', 'P3']) table.pads.press(id, face(a));
  for (const code of KEYS) table.referee.press(code);
  await table.clock.pass(1200);
  await table.count();
  for (let typed = 0; typed < 6; typed += 1) await table.step('type', { digit: (a + typed) % 7 });
  await table.clock.pass(500);
}

export const happening: fc.Arbitrary<Happening> = fc.tuple(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[])) },
    { weight: 1, arbitrary: fc.constant<keyof typeof HAPPENINGS>('whole round') },
  ),
  fc.nat(20),
  fc.nat(20),
);

/** What a restart must restore. That a game is over counts only if the course says so too. */
export function kept({ course: _course, corrections: _corrections, story: _story, ...game }: GameView) {
  return game;
}
