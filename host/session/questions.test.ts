import { describe, expect, test } from 'vitest';
import type { SeatInput } from '../contract/view.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../words/language.ts';
import { LETTER_MS } from '../../words/reading.ts';
import { schemaOf } from '../games/index.ts';
import { beginCommand, bot, die, MemoryTable } from './testing/memory-table.ts';

/** All lay a card at once, and the first question of each turn is counted. */
const TURNS = 'hyrule';
/** Flips are typed one after the other, and it may be played by the clock. */
const FLIPS = 'war';
/** Nobody holds these cards, so that bots play beside people; the tallest leads, and the next lower seat follows. */
const DEALT = { turns: 'strategy', cards: 'dealt' };
/** The pause before a bot's answer at the normal pace, ms. */
const THINKING = 800;
const COUNT = 3000;

async function begun(rulebook: string, inputs: readonly SeatInput[], house: Readonly<Record<string, string | number>> = {}) {
  const table = await MemoryTable.open();
  await table.do(beginCommand(inputs, { rulebook, house }));
  return table;
}
const answer = (table: MemoryTable, given: string, n = table.game.ask?.n) =>
  table.ask({ type: 'table', command: { type: 'answer', n, given } });
async function answers(table: MemoryTable, ...given: readonly string[]): Promise<void> {
  for (const one of given) expect(await answer(table, one)).toEqual({ ok: true });
}
const refusal = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) as unknown }) as unknown;

describe('a question', () => {
  test('is in both views with its number, and the next one once it is answered', async () => {
    const table = await begun(FLIPS, [die, die]);
    expect(table.course).toMatchObject({ phase: 'asking', counted: false });
    for (const view of [table.table, table.console.table]) expect(view.game?.ask).toMatchObject({ kind: 'card', seat: 0, n: 0 });
    await answers(table, 'K?');
    expect(table.game.ask).toMatchObject({ seat: 1, n: 1 });
    expect(table.course.phase).toBe('asking');
  });

  test('is answered once: an answer meant for the previous question is refused', async () => {
    const table = await begun(FLIPS, [die, die]);
    await answers(table, 'K?');
    expect(await answer(table, '9?', 0)).toEqual(refusal('already answered'));
    expect(table.game.ask).toMatchObject({ seat: 1, n: 1 });
  });

  test('that ends a round is followed by the presentation, and then by the next; the next answer ends the presentation', async () => {
    const table = await begun(FLIPS, [die, die]);
    await answers(table, 'K?', '9?');
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' }, ask: { seat: 0, n: 2 } });
    await table.clock.pass(60_000);
    expect(table.course.phase).toBe('asking');
    await answers(table, 'K?', '9?');
    expect(table.course.phase).toBe('shown');
    await answers(table, 'Q?');
    expect(table.game).toMatchObject({ round: 2, course: { phase: 'asking' }, ask: { seat: 1 } });
  });

  test('is presented for as long as the longest of its sentences takes to read, and no view holds its moments before', async () => {
    const table = await begun(FLIPS, [die, die]);
    const letters: number[] = [];
    for (const given of [
      ['K?', '9?'],
      ['5?', '5?', 'J?', '3?'],
    ]) {
      await answers(table, ...given);
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
    expect(await table.ask(beginCommand([die, { kind: 'pad', pad: 'P1' }], { rulebook: FLIPS }))).toEqual(
      refusal('no such input'),
    );
  });
});

describe('the count before a question', () => {
  test('runs to a moment, and the question waits after it', async () => {
    const table = await begun(TURNS, [die, die, die]);
    await table.step('count');
    expect(table.course).toMatchObject({ phase: 'counting', endsAt: table.clock.now() + COUNT });
    await table.clock.pass(COUNT);
    expect(table.course).toMatchObject({ phase: 'asking', counted: true });
    await answers(table, 'KH', 'QD', '2C');
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'shown' } });
  });

  test('accepts no answer while it runs, and loses none: the answer is given after it', async () => {
    const table = await begun(TURNS, [die, die]);
    await table.step('count');
    expect(await answer(table, 'KH')).toEqual(refusal('round under way'));
    await table.clock.pass(COUNT);
    await answers(table, 'KH');
  });

  test('can be halted, and may be left out', async () => {
    const table = await begun(TURNS, [die, die]);
    await table.step('count');
    await table.step('halt');
    expect(table.course).toMatchObject({ phase: 'asking', counted: false });
    await table.clock.pass(60_000);
    expect(table.course.phase).toBe('asking');
    await answers(table, 'KH', 'QD');
    expect(table.game.round).toBe(1);
  });

  test('is not started before a question that is not counted', async () => {
    const table = await begun(FLIPS, [die, die]);
    expect(await table.step('count')).toEqual(refusal('wrong phase'));
  });

  test('that was slept through counts for nothing', async () => {
    const table = await begun(TURNS, [die, die]);
    await table.step('count');
    table.referee.woke();
    expect(table.course).toMatchObject({ phase: 'asking', counted: false });
  });
});

describe('a bot’s seat', () => {
  test('is answered by the referee after people have seen the question, and no other seat is', async () => {
    const table = await begun(TURNS, [die, bot, die], DEALT);
    await table.clock.pass(60_000);
    expect(table.game.ask?.n).toBe(0);
    await answers(table, '2', 'lay');
    await table.clock.pass(THINKING - 1);
    expect(table.game.ask).toMatchObject({ seat: 1, n: 2 });
    await table.clock.pass(1);
    expect(table.game.ask).toMatchObject({ seat: 0, n: 3 });
    await table.clock.pass(60_000);
    expect(table.game.ask?.n).toBe(3);
  });

  test('answers if it was a person’s seat a moment ago, and not if it has become one', async () => {
    const table = await begun(TURNS, [die, die], DEALT);
    await answers(table, '0', 'lay');
    await table.do({ type: 'input', seat: 1, input: bot });
    await table.clock.pass(THINKING - 1);
    await table.do({ type: 'input', seat: 1, input: die });
    await table.clock.pass(60_000);
    expect(table.game.ask).toMatchObject({ seat: 1, n: 2 });
    await table.do({ type: 'input', seat: 1, input: bot });
    await table.clock.pass(THINKING);
    expect(table.game.ask?.n).toBe(3);
  });
});

describe('a game by the clock', () => {
  const MINUTES = 15;
  const timed = () => begun(FLIPS, [die, die], { minutes: MINUTES });
  const isCalled = (table: MemoryTable) => table.folder.written.includes('TimeCalled');

  test('begins with the first answer, so that shuffling and dealing take no time from it', async () => {
    const table = await timed();
    await table.clock.pass(MINUTES * 60_000);
    expect(table.game).not.toHaveProperty('endsAt');
    await answers(table, 'K?');
    const endsAt = table.clock.now() + MINUTES * 60_000;
    expect(table.game.endsAt).toBe(endsAt);
    await table.clock.pass(1000);
    await answers(table, '9?');
    expect(table.game.endsAt).toBe(endsAt);
  });

  test('says when it ends, and is ended once, at that moment', async () => {
    const table = await timed();
    await answers(table, 'K?', '9?');
    await table.clock.pass(MINUTES * 60_000 - 1);
    expect(isCalled(table)).toBe(false);
    await table.clock.pass(1);
    expect(isCalled(table)).toBe(true);
    const lines = table.folder.lines.length;
    await table.clock.pass(3_600_000);
    expect(table.folder.lines).toHaveLength(lines);
  });

  test('finishes the battle that is under way', async () => {
    const table = await timed();
    await answers(table, 'K?');
    await table.clock.pass(MINUTES * 60_000);
    expect(table.game).toMatchObject({ round: 0, course: { phase: 'asking' } });
    await answers(table, '9?');
    await table.clock.pass(60_000);
    expect(table.game).toMatchObject({ round: 1, course: { phase: 'over' }, winners: ['anna'] });
  });

  test('and one without a clock are ended by the dealer, once, and an undo takes it back', async () => {
    const table = await begun(FLIPS, [die, die]);
    await answers(table, 'K?');
    await table.do({ type: 'table', command: { type: 'timeUp' } });
    expect(await table.ask({ type: 'table', command: { type: 'timeUp' } })).toEqual(refusal('is ending'));
    await answers(table, '9?');
    expect(table.game).toMatchObject({ course: { phase: 'shown' }, round: 1, winners: ['anna'] });
    for (let undone = 0; undone < 2; undone += 1) await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(table.game).toMatchObject({ course: { phase: 'asking' }, ask: { seat: 1, n: 1 } });
    await answers(table, '9?');
    expect(table.game.winners).toEqual([]);
  });

  test('is ended as soon as the disk accepts it, if it did not at that moment', async () => {
    const table = await timed();
    await answers(table, 'K?', '9?');
    table.folder.refuses = 'ENOSPC';
    await table.clock.pass(MINUTES * 60_000 + 5000);
    expect(isCalled(table)).toBe(false);
    table.folder.refuses = undefined;
    await table.clock.pass(1000);
    expect(isCalled(table)).toBe(true);
  });
});

describe('the time line', () => {
  test('takes an answer back, along with its round, and gives it again', async () => {
    const table = await begun(FLIPS, [die, die]);
    await answers(table, 'K?', '9?');
    await table.do({ type: 'undo', n: table.console.undo?.n });
    expect(table.game).toMatchObject({ round: 0, course: { phase: 'asking' }, ask: { seat: 1, n: 1 } });
    await table.do({ type: 'redo', n: table.console.redo?.n });
    expect(table.game).toMatchObject({ round: 1, ask: { seat: 0, n: 2 } });
  });

  test('takes back nothing while a count runs', async () => {
    const table = await begun(TURNS, [die, die]);
    await answers(table, 'KH', 'QD');
    await table.step('skip');
    const { undo } = table.console;
    await table.step('count');
    expect(await table.ask({ type: 'undo', n: undo?.n })).toEqual(refusal('round under way'));
  });
});

describe('a disk that refuses', () => {
  test('leaves the question as it was, and its answer is given again', async () => {
    const table = await begun(FLIPS, [die, die]);
    table.folder.refuses = 'ENOSPC';
    expect(await answer(table, 'K?')).toEqual(refusal('record failing'));
    expect(table.game.ask?.n).toBe(0);
    table.folder.refuses = undefined;
    await answers(table, 'K?');
  });

  test('holds up a bot until it accepts the answer', async () => {
    const table = await begun(TURNS, [die, bot], DEALT);
    await answers(table, '0', 'lay');
    table.folder.refuses = 'EIO';
    await table.clock.pass(THINKING * 3);
    expect(table.game.ask?.n).toBe(2);
    table.folder.refuses = undefined;
    await table.clock.pass(THINKING);
    expect(table.game.ask?.n).toBe(3);
  });
});

describe('a host that restarts in the middle of a round', () => {
  test('asks the same question again, and its bots go on', async () => {
    const table = await begun(TURNS, [die, bot, die], DEALT);
    await answers(table, '2', 'lay');
    const { state, ask } = table.game;
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(again.game).toMatchObject({ state, ask, course: { phase: 'asking', counted: false } });
    await again.clock.pass(THINKING);
    expect(again.game.ask).toMatchObject({ seat: 0, n: 3 });
  });

  test('repeats the count if it had ended and nothing was answered', async () => {
    const table = await begun(TURNS, [die, die]);
    await table.count();
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(again.game).toMatchObject({ ask: { counted: true, n: 0 }, course: { phase: 'asking', counted: false } });
  });

  test('still ends its timed game at the same moment', async () => {
    const table = await begun(FLIPS, [die, die], { minutes: 15 });
    await answers(table, 'K?');
    const { endsAt } = table.game;
    expect(endsAt).toBeDefined();
    await table.referee.close();
    const again = await MemoryTable.open(table.folder);
    expect(again.game.endsAt).toBe(endsAt);
  });
});

describe.each(RULEBOOKS.ids.filter((id) => rulebookOf(id).faces.length === 0))('%s', (rulebook) => {
  const { seats, house } = rulebookOf(rulebook);
  const bots = Array.from({ length: Math.max(seats.least, Math.min(4, seats.most)) }, () => bot);
  /** The cards of any deck as quoted strings, except a last card that follows from all those seen. */
  const codes = (text: string) =>
    new Set(text.replace(/"expected":"[^"]*"/g, '').match(/(?<=")(?:[A1-9TJQKpqmc][CDHSGTP]|X[12])(?=")/g) ?? []);

  test('is played to its end by bots alone', async () => {
    const table = await begun(rulebook, bots);
    for (let minute = 0; minute < 20 && table.course.phase !== 'over'; minute += 1) {
      const { n } = table.game.ask ?? {};
      await table.clock.pass(60_000);
      expect(table.game.ask?.n).not.toBe(n);
    }
  });

  test('shows no card that has not been laid, turned or drawn', async () => {
    const deals = house.some((rule) => rule.kind === 'choice' && rule.key === 'cards' && rule.values.includes('dealt'));
    const table = await begun(rulebook, bots, deals ? { cards: 'dealt' } : {});
    const beforehand: string[] = [];
    const recorded = () => codes(JSON.stringify(table.folder.lines));
    for (const window of ['console', 'table'] as const) {
      table.referee.watch(window as 'console', (view) => {
        const flushed = recorded();
        beforehand.push(...[...codes(JSON.stringify(view))].filter((code) => !flushed.has(code)));
      });
    }
    await table.clock.pass(120_000);
    expect(beforehand).toEqual([]);
    expect(recorded().size).toBeGreaterThan(0);
  });
});
