import { describe, expect, test } from 'vitest';
import type { SeatInput } from '../contract/view.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../words/language.ts';
import { LETTER_MS } from '../../words/reading.ts';
import { schemaOf } from '../games/index.ts';
import { beginCommand, bot, die, MemoryTable, pad } from './testing/memory-table.ts';
import { play } from './testing/scripted.ts';

/** All lay a card at once, and the first question of each turn is counted. */
const TURNS = 'hyrule';
/** Flips are typed one after the other, and it may be played by the clock. */
const FLIPS = 'war';
/** Nobody holds these cards, so that bots play beside people; the tallest leads, and the next lower seat follows. */
const DEALT = { turns: 'strategy', cards: 'dealt' };
/** The pause before a bot's answer at the normal pace, ms. */
const THINKING = 800;

const begun = (rulebook: string, inputs: readonly SeatInput[], house: Readonly<Record<string, string | number>> = {}) =>
  MemoryTable.with(inputs, { rulebook, house });
const flips = () => begun(FLIPS, [die, die]);
const answer = (n: number | undefined, given: string) => ({ type: 'table', command: { type: 'answer', n, given } });

describe('a question', () => {
  test('is in both views with its number until it is answered, once; the last answer of a round is presented', async () => {
    const table = await flips();
    expect(table.course).toMatchObject({ phase: 'asking', counted: false });
    for (const view of [table.table, table.console.table]) expect(view.game?.ask).toMatchObject({ kind: 'card', seat: 0, n: 0 });
    await table.answer('K?');
    expect(table.game.ask).toMatchObject({ seat: 1, n: 1 });
    expect(await table.refused(answer(0, '9?'))).toBe('already answered');
    await table.answer('9?');
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' }, ask: { seat: 0, n: 2 } });
    expect(table.game.corrections).toBeUndefined();
    await table.clock.pass(60_000);
    await table.answer('K?', '9?');
    expect(table.course.phase).toBe('shown');
    await table.answer('Q?');
    expect(table.game).toMatchObject({ round: 2, course: { phase: 'asking' }, ask: { seat: 1 } });
  });

  test('is presented for as long as the longest of its sentences takes to read, and no view holds its moments before', async () => {
    const table = await flips();
    const letters: number[] = [];
    for (const given of [
      ['K?', '9?'],
      ['5?', '5?', 'J?', '3?'],
    ]) {
      await table.answer(...given);
      const { course, rulebook, state } = table.game;
      if (course.phase !== 'shown') throw new Error(course.phase);
      const sentences = LANGUAGES.map((language) => schemaOf(rulebook).sentences(state, language));
      for (const [at, began] of course.outcomesAt.entries()) {
        const longest = Math.max(...sentences.map((said) => said[at]?.length ?? 0));
        expect((course.outcomesAt[at + 1] ?? course.presentedAt) - began).toBe(Math.max(1_500, longest * LETTER_MS));
        letters.push(longest);
      }
      await table.clock.pass(60_000);
    }
    expect(new Set(letters).size).toBe(3);
    const phases = table.tableViews.filter((view) => JSON.stringify(view).includes('outcomesAt'));
    expect(new Set(phases.map(({ game }) => game?.course.phase))).toEqual(new Set(['shown']));
  });

  test('needs no sealed choice: pads and keys are refused', async () => {
    const table = await MemoryTable.open();
    expect(await table.refused(beginCommand([die, pad('P1')], { rulebook: FLIPS }))).toBe('no such input');
  });

  test.each([
    [[die, bot], { kind: 'dealer' }],
    [[bot, die], { kind: 'bot', seat: 0 }],
    [[bot, bot], { kind: 'all bots' }],
  ] as const)('says on the console who answers it if %j play', async (inputs, answerer) => {
    const table = await begun('honor-of-the-samurai', inputs, { cards: 'dealt' });
    expect(table.console.answerer).toEqual(answerer);
  });
});

describe('the count before a question', () => {
  test('runs to a moment and comes once; no answer is taken or lost meanwhile; it can be halted, or left out', async () => {
    const table = await begun(TURNS, [die, die]);
    expect(table.game.ask).toMatchObject({ seat: 0, counted: true });
    await play(table, 'count, halt → asking', '+60000, count, +2999 → counting');
    expect(await table.refused(answer(0, 'KH'))).toBe('round under way');
    await table.clock.pass(1);
    expect(table.course).toMatchObject({ phase: 'asking', counted: true });
    expect(table.game.ask).not.toHaveProperty('counted');
    await table.answer('KH', 'QD');
    await play(table, '+0 → shown', 'skip → asking');
    expect(table.game).toMatchObject({ round: 1, ask: { seat: 0, counted: true, n: 2 } });
    const { undo } = table.console;
    await play(table, 'count → counting');
    expect(await table.refused({ type: 'undo', n: undo?.n })).toBe('round under way');
    await play(table, 'halt → asking');
    await table.answer('KC', 'QC');
    expect(table.game.round).toBe(2);
    await play(await flips(), 'count → refused: wrong phase');
  });

  test('counts for nothing if it was slept through or the host restarted, and the screens say so until the next', async () => {
    const table = await begun(TURNS, [die, die]);
    const again = await play(table, 'count, restart → asking');
    const why = (counted: boolean, calledOff: string) => ({ phase: 'asking', counted, calledOff: { why: calledOff } });
    expect(again.course).toMatchObject(why(false, 'restart'));
    await play(again, 'count, woke → asking');
    expect(again.course).toMatchObject(why(false, 'sleep'));
    await again.count();
    expect(again.course).not.toHaveProperty('calledOff');
    const repeated = await again.restarted();
    expect(repeated.game).toMatchObject({ ask: { counted: true, n: 0 }, course: { phase: 'asking', counted: false } });
    await repeated.answer('KH');
    expect((await repeated.restarted()).course).not.toHaveProperty('calledOff');
  });
});

describe('a bot’s seat', () => {
  test('is answered by the referee after people have seen the question, and no other seat is, also after a restart', async () => {
    const table = await begun(TURNS, [die, bot, die], DEALT);
    await table.clock.pass(60_000);
    expect(table.game.ask?.n).toBe(0);
    await table.answer('2', 'lay');
    const { state, ask } = table.game;
    await table.clock.pass(THINKING - 1);
    expect(table.game.ask).toMatchObject({ seat: 1, n: 2 });
    const again = await table.restarted();
    expect(again.game).toMatchObject({ state, ask, course: { phase: 'asking', counted: false } });
    await again.clock.pass(THINKING);
    expect(again.game.ask).toMatchObject({ seat: 0, n: 3 });
    await again.clock.pass(60_000);
    expect(again.game.ask?.n).toBe(3);
  });

  test('answers if it was a person’s seat a moment ago, not if it has become one, and when the disk accepts it', async () => {
    const table = await begun(TURNS, [die, die], DEALT);
    const seats = (input: SeatInput) => table.do({ type: 'input', seat: 1, input });
    await table.answer('0', 'lay');
    await seats(bot);
    await table.clock.pass(THINKING - 1);
    await seats(die);
    await table.clock.pass(60_000);
    await seats(bot);
    await play(table, `disk EIO, +${THINKING * 3} → asking, failing`);
    expect(table.game.ask).toMatchObject({ seat: 1, n: 2 });
    await play(table, `disk works, +${THINKING} → shown`);
    expect(table.game.ask?.n).toBe(3);
  });
});

describe('a bot beside people with real cards', () => {
  const REFUSED = 'bot beside real cards';

  test.each([
    [FLIPS, { cards: 'entered' }],
    [FLIPS, { cards: 'untracked' }],
    [TURNS, { cards: 'entered' }],
    ['honor-of-the-samurai', { cards: 'entered' }],
    ['charta-bellica', {}],
  ] as const)('is refused in %s with %j: nobody holds its cards', async (rulebook, house) => {
    const table = await begun(rulebook, [die, die, die, die], house);
    expect(await table.refused({ type: 'input', seat: 1, input: bot })).toBe(REFUSED);
    expect(await table.refused(beginCommand([die, die, bot, die], { rulebook, house }))).toBe(REFUSED);
  });

  test.each([FLIPS, TURNS, 'honor-of-the-samurai'])('plays in %s where the screen deals', async (rulebook) => {
    const table = await begun(rulebook, [die, bot], { cards: 'dealt' });
    await table.do({ type: 'input', seat: 1, input: die });
    await table.do({ type: 'input', seat: 0, input: bot });
  });

  test('is no bot among bots, and is given cards where a newcomer has sat down among bots, and the bots after it', async () => {
    const table = await begun('honor-of-the-samurai', [bot, bot]);
    expect(await table.refused({ type: 'input', seat: 0, input: die })).toBe(REFUSED);
    await table.rule('join', { player: { id: 'emma', name: 'Emma' } });
    await table.do({ type: 'input', seat: 2, input: bot });
    await table.rule('join', { player: { id: 'feri', name: 'Feri' } });
    await table.do({ type: 'input', seat: 0, input: die });
    expect(await table.refused({ type: 'input', seat: 0, input: bot })).toBe(REFUSED);
  });
});

describe('a game by the clock', () => {
  const MINUTES = 15;
  const timed = () => begun(FLIPS, [die, die], { minutes: MINUTES });
  const isCalled = (table: MemoryTable) => table.folder.written.includes('TimeCalled');

  test('begins with the first answer, says when it ends, also after a restart, and is ended once, at that moment', async () => {
    const table = await timed();
    await table.clock.pass(MINUTES * 60_000);
    expect(table.game).not.toHaveProperty('endsAt');
    await table.answer('K?');
    const endsAt = table.clock.now() + MINUTES * 60_000;
    await table.clock.pass(1000);
    await table.answer('9?');
    const again = await table.restarted();
    expect([table.game.endsAt, again.game.endsAt]).toEqual([endsAt, again.clock.now() + MINUTES * 60_000 - 1000]);
    await again.clock.pass(MINUTES * 60_000 - 1001);
    expect(isCalled(again)).toBe(false);
    await again.clock.pass(1);
    expect(isCalled(again)).toBe(true);
    const lines = again.folder.lines.length;
    await again.clock.pass(3_600_000);
    expect(again.folder.lines).toHaveLength(lines);
  });

  test('finishes the battle that is under way', async () => {
    const table = await timed();
    await table.answer('K?');
    await table.clock.pass(MINUTES * 60_000);
    expect(table.game).toMatchObject({ round: 0, course: { phase: 'asking' } });
    await table.answer('9?');
    await table.clock.pass(60_000);
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'over' }, winners: ['anna'] });
  });

  test('and one without a clock are ended by the dealer, once, and an undo takes it back', async () => {
    const table = await flips();
    await table.answer('K?');
    await table.rule('timeUp');
    expect(await table.refused({ type: 'table', command: { type: 'timeUp' } })).toBe('is ending');
    await table.answer('9?');
    expect(table.game).toMatchObject({ course: { phase: 'shown' }, round: 1, winners: ['anna'] });
    await table.undo(2);
    expect(table.game).toMatchObject({ course: { phase: 'asking' }, ask: { seat: 1, n: 1 } });
    await table.answer('9?');
    expect(table.game.winners).toEqual([]);
  });

  test('is ended as soon as the disk accepts it, if it did not at that moment', async () => {
    const table = await timed();
    await table.answer('K?', '9?');
    await play(table, `disk ENOSPC, +${MINUTES * 60_000 + 5000} → asking, failing`);
    expect(isCalled(table)).toBe(false);
    await play(table, 'disk works, +1000');
    expect(isCalled(table)).toBe(true);
  });
});

test('undo takes an answer back with its round, and redo gives it again; what the disk refuses leaves the question', async () => {
  const table = await flips();
  await play(table, 'disk ENOSPC');
  expect(await table.refused(answer(0, 'K?'))).toBe('record failing');
  expect(table.game.ask?.n).toBe(0);
  await play(table, 'disk works');
  await table.answer('K?', '9?');
  await table.undo();
  expect(table.game).toMatchObject({ round: 0, course: { phase: 'asking' }, ask: { seat: 1, n: 1 } });
  await table.redo();
  expect(table.game).toMatchObject({ round: 1, ask: { seat: 0, n: 2 } });
});

/** The cards of any deck as quoted strings, except a last card that follows from all those seen. */
const codes = (text: string) =>
  new Set(text.replace(/"expected":"[^"]*"/g, '').match(/(?<=")(?:[A1-9TJQKpqmc][CDHSGTP]|X[12])(?=")/g) ?? []);
const deals = (id: string) =>
  rulebookOf(id).house.some((rule) => rule.kind === 'choice' && rule.key === 'cards' && rule.values.includes('dealt'));

test.each(
  RULEBOOKS.ids
    .filter((id) => rulebookOf(id).faces.length === 0)
    .flatMap((id) => [{}, ...(deals(id) ? [{ cards: 'dealt' }] : [])].map((house) => [id, house] as const)),
)('%s %j is played to its end by bots alone, and no view shows a card before it is recorded', async (rulebook, house) => {
  const { seats } = rulebookOf(rulebook);
  const table = await begun(rulebook, Array<SeatInput>(Math.max(seats.least, Math.min(4, seats.most))).fill(bot), house);
  const beforehand: string[] = [];
  const recorded = new Set<string>();
  let read = 0;
  for (const window of ['console', 'table'] as const) {
    table.referee.watch(window as 'console', (view) => {
      for (; read < table.folder.lines.length; read += 1)
        for (const code of codes(JSON.stringify(table.folder.lines[read]))) recorded.add(code);
      beforehand.push(...[...codes(JSON.stringify(view))].filter((code) => !recorded.has(code)));
    });
  }
  for (let minute = 0; minute < 10 && table.course.phase !== 'over'; minute += 1) {
    const { n } = table.game.ask ?? {};
    await table.clock.pass(60_000);
    expect(table.game.ask?.n).not.toBe(n);
  }
  expect(beforehand).toEqual([]);
  expect(recorded.size).toBeGreaterThan(0);
});
