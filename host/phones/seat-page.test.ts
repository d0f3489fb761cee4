import { describe, expect, it } from 'vitest';
import type { SeatInput } from '../contract/view.ts';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { die, MemoryTable, pad } from '../session/testing/memory-table.ts';
import type { JoinedPhone } from './phone-roster.ts';
import { rulesPage, seatPage } from './seat-page.ts';

const PHONE: JoinedPhone = { id: 'phone-1', name: 'Béla', key: '00'.repeat(32), words: 'alma tango', language: 'hu' };
const BASE = { language: 'hu', name: 'Béla', todo: [], why: [] };
const INPUTS: readonly SeatInput[] = [die, pad('phone-1')];

const seenOf = ({ console: { table, inputs } }: MemoryTable) => ({ table, inputs });

describe('the page of a seat', () => {
  it('says that a phone has joined, before it serves a seat', async () => {
    const table = await MemoryTable.open();
    expect(seatPage(PHONE, 'open', seenOf(table))).toEqual({ ...BASE, moment: 'joined' });
    const begun = await MemoryTable.begun(die, die);
    const guest = { ...PHONE, name: 'Zita' };
    expect(seatPage(guest, 'closed', seenOf(begun))).toEqual({ ...BASE, name: 'Zita', moment: 'joined' });
  });

  it('asks for a tap, once', async () => {
    const seen = seenOf(await MemoryTable.open());
    expect(seatPage(PHONE, 'seating', seen)).toEqual({ ...BASE, moment: 'tap' });
    expect(seatPage({ ...PHONE, place: 0 }, 'seating', seen)).toMatchObject({ place: 0, seat: { number: 0, flower: 0 } });
    // After a game too, where the phone still has a seat.
    expect(seatPage(PHONE, 'seating', seenOf(await MemoryTable.begun(...INPUTS)))).toEqual({ ...BASE, moment: 'tap' });
  });

  it('shows the seat, and its points in the language of its owner', async () => {
    const seen = seenOf(await MemoryTable.begun(...INPUTS));
    const page = seatPage(PHONE, 'closed', seen);
    expect(page).toMatchObject({ moment: 'choosing', chooses: true, seat: { number: 1, flower: 1 }, todo: [] });
    expect(page).not.toHaveProperty('standings');
    const points = (['en', 'hu', 'de'] as const).map((language) => seatPage({ ...PHONE, language }, 'closed', seen).points);
    expect(new Set(points).size).toBe(3);
    for (const said of points) expect(said).toMatch(/^\p{Lu}\p{L}+: 0$/u);
  });

  it('shows the seat of its owner, who plays with a die, no buttons, and whom to ask for them', async () => {
    const table = await MemoryTable.begun(die, die);
    const [first] = table.table.game?.seats ?? [];
    const now = () => seatPage({ ...PHONE, name: first?.player.name.toUpperCase() ?? '' }, 'closed', seenOf(table));
    expect(now()).toMatchObject({ moment: 'choosing', seat: { number: 0 } });
    expect(now()).not.toHaveProperty('chooses');
    expect(now().todo).toContain(sayIn('hu', phoneWords)('phone-elsewhere'));
    await table.typeRound(6, 3);
    expect(now()).toMatchObject({ moment: 'shown', todo: [] });
  });

  it('says nothing of the outcomes while the room is told them', async () => {
    const table = await MemoryTable.begun(die, die);
    const inputs: readonly SeatInput[] = [die, pad('phone-1')];
    await table.typeRound(6, 3);
    expect(table.course.phase).toBe('shown');
    const page = seatPage(PHONE, 'closed', { table: table.table, inputs });
    expect(page).toMatchObject({ moment: 'shown', todo: [], why: [], chooses: true });
    for (const key of ['points', 'rests', 'cards', 'verdict']) expect(page).not.toHaveProperty(key);
    const told = seatPage(PHONE, 'closed', { table: table.table, inputs, told: true });
    for (const key of ['points', 'cards', 'verdict']) expect(told).toHaveProperty(key);
  });

  it('says the place, the best moment and everybody’s points once the game is over', async () => {
    const { table } = await MemoryTable.begun(...INPUTS);
    if (table.game === undefined) throw new Error('no game');
    const [anna, bela] = table.game.standings.map((standing, at) => ({ ...standing, points: 40 - at }));
    if (anna === undefined || bela === undefined) throw new Error('no players');
    const highlights = [{ what: 'blocks', players: [bela.player], figure: 3 }];
    const story = { since: 0, rounds: [], race: [], counted: false, highlights };
    const over = { ...table.game, course: { step: 1, phase: 'over' }, standings: [bela, anna], story } as const;
    const seen = (winners: readonly string[]) => ({ table: { ...table, game: { ...over, winners } }, inputs: INPUTS });
    const page = seatPage({ ...PHONE, language: 'en' }, 'closed', seen(['anna']));
    expect(page).toMatchObject({ verdict: 'Place 2 of 2', best: { figure: 3, what: 'blocks that worked' } });
    expect(page.standings?.map(({ name, points }) => `${name} ${points}`)).toEqual(['Anna 40', 'Béla 39']);
    expect(seatPage({ ...PHONE, language: 'en' }, 'closed', seen(['béla'])).verdict).toBe('You win!');
    expect(seatPage(PHONE, 'closed', seen([]))).not.toHaveProperty('verdict');
  });

  it('says what is left to do from the last round, until the next is shown', async () => {
    const table = await MemoryTable.begun(die, die);
    const inputs: readonly SeatInput[] = [die, pad('phone-1')];
    const isLeftOver = () => seatPage(PHONE, 'closed', { table: table.table, inputs }).isLeftOver;
    expect(isLeftOver()).toBeUndefined();
    await table.typeRound(6, 3);
    expect([table.course.phase, isLeftOver()]).toEqual(['shown', undefined]);
    await table.clock.pass(60_000);
    expect([table.course.phase, isLeftOver()]).toEqual(['choosing', true]);
  });

  it('says why no more once the next count begins', async () => {
    const table = await MemoryTable.begun(die, die);
    const inputs: readonly SeatInput[] = [die, pad('phone-1')];
    await table.typeRound(6, 3);
    await table.clock.pass(60_000);
    const whyNow = () => seatPage(PHONE, 'closed', { table: table.table, inputs }).why;
    expect(whyNow()).not.toEqual([]);
    await table.step('count');
    expect([table.course.phase, whyNow()]).toEqual(['counting', []]);
    await table.clock.pass(3_400);
    expect([table.course.phase, whyNow()]).toEqual(['opening', []]);
  });
});

it('the rules are those of the game on the table', async () => {
  expect(rulesPage(PHONE, undefined)).toEqual({ type: 'rules', game: '', rules: [] });
  const seen = seenOf(await MemoryTable.begun(...INPUTS));
  const rules = (['en', 'hu', 'de'] as const).map((language) => rulesPage({ ...PHONE, language }, seen));
  expect(new Set(rules.map(({ rules: [first] }) => first)).size).toBe(3);
  for (const page of rules) expect(page.rules.length).toBeGreaterThan(5);
});

it('the rules are for a phone where it brings the faces, and for a die else', async () => {
  const seen = seenOf(await MemoryTable.begun(...INPUTS));
  const read = (inputs: readonly SeatInput[]) => rulesPage(PHONE, { ...seen, inputs }).rules;
  const [phone, own] = [read([die, pad('phone-1')]), read([die, die])];
  expect(phone).toHaveLength(own.length);
  expect(phone).not.toEqual(own);
  expect(read([die, pad('phone-2')])).toEqual(own);
});
