import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, Course } from '../../../host/contract/view.ts';
import type { AskedCommand } from '../../../rulebook/questions/game.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { NO_CHANCE, stubAnswered, stubParts, stubRulebook, stubState, stubView } from '../questions/testing/stub-game.ts';

/** A table with a slow host: commands are done, and views arrive, only when the test lets them. */
class SlowTable {
  state = stubState();
  bots: readonly number[] = [];
  course: Course | undefined;
  readonly given: string[] = [];
  readonly #waiting: { readonly command: AskedCommand; readonly answer: (answer: Answer) => void }[] = [];
  readonly #at = new FakeDesk(stubView(this.state), stubParts());

  constructor() {
    this.#at.answer = (command) => new Promise((answer) => this.#take(command, answer));
  }

  get desk() {
    return this.#at.desk;
  }

  get view() {
    return stubView(this.state, this.course, this.bots);
  }

  #take(command: ConsoleCommand, answer: (answer: Answer) => void): void {
    if (command.type === 'table') this.#waiting.push({ command: command.command as AskedCommand, answer });
    else answer({ ok: true });
  }

  /** The keys that wait for their questions. */
  get keysWaiting(): readonly string[] {
    return this.desk.waiting.map((input) => (input.kind === 'key' ? input.press.key : input.label));
  }

  type(keys: string): void {
    for (const key of keys) if (key !== ' ') this.press(key);
  }
  press(key: string): void {
    this.#at.key(key, this.view);
  }

  /** The host answers the waiting command, and its view arrives before or after the answer. */
  async work(viewFirst = true): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { command, answer } = next;
      const decided = stubRulebook.decide(this.state, command, NO_CHANCE);
      if (decided.ok) {
        this.state = stubAnswered(this.state, command);
        if (command.type === 'answer') this.given.push(command.given);
      }
      if (viewFirst) this.see();
      answer(decided.ok ? { ok: true } : decided);
      await Promise.resolve();
      await Promise.resolve();
      if (!viewFirst) this.see();
    }
  }
  see(): void {
    this.#at.follow(this.view);
  }
}

let table: SlowTable;
beforeEach(() => {
  table = new SlowTable();
  table.see();
});

describe('answers typed ahead', () => {
  it.each([true, false])('go to their questions card by card, with the view arriving first: %s', async (viewFirst) => {
    table.type('KH QD 2C');
    expect(table.given).toEqual([]);
    await table.work(viewFirst);
    expect(table.given).toEqual(['KH', 'QD', '2C']);
    expect(table.desk.waiting).toEqual([]);
  });

  it('are visible until they are given', () => {
    table.type('KH QD');
    expect(table.keysWaiting).toEqual(['Q', 'D']);
  });

  it('skip a bot, which answers by itself', async () => {
    table.bots = [1];
    table.type('KH');
    await table.work();
    table.type('2C');
    expect(table.given).toEqual(['KH']);
    table.state = stubAnswered(table.state, { type: 'answer', n: 1, given: 'none' });
    table.see();
    await table.work();
    expect(table.given).toEqual(['KH', '2C']);
  });

  it('keep half a card waiting for its suit at the question it was typed for', async () => {
    table.type('KH Q');
    await table.work();
    expect(table.desk.written).toBe('Q');
    table.type('D');
    await table.work();
    expect(table.given).toEqual(['KH', 'QD']);
  });

  it('are kept only up to a reasonable number', () => {
    table.type(`KH${'2'.repeat(60)}`);
    expect(table.desk.waiting.length).toBeLessThan(30);
  });

  it('count for nothing once a step is undone', () => {
    table.type('KH QD');
    void table.desk.send({ type: 'undo', n: 1 });
    expect(table.desk.waiting).toEqual([]);
  });

  it('count for nothing when the game is over', async () => {
    table.state = stubState('KH', 'QD', '2C', 'nobody', '3H', '4H', '5H', 'nobody', '6?', '7?', '8?');
    table.see();
    table.type('1 55');
    await table.work();
    expect(table.view.table.game?.course.phase).toBe('over');
    expect(table.desk.waiting).toEqual([]);
  });
});

describe('a card that cannot be there', () => {
  beforeEach(async () => {
    table.type('KH KH 2C');
    await table.work();
  });

  it('is reported at once, and answers typed after it wait', () => {
    expect(table.given).toEqual(['KH']);
    expect(table.desk.toast).toMatchObject({ type: 'refusal', refusal: { code: 'card cannot be there' } });
    expect(table.desk.confirmation).toEqual({ id: 1, card: 'KH' });
    expect(table.keysWaiting).toEqual(['2', 'C']);
  });

  it('counts when it is given once more, and the waiting answers follow', async () => {
    table.type('KH');
    await table.work();
    expect(table.given).toEqual(['KH', 'KH', '2C']);
  });

  it('gives way to another card', async () => {
    table.type('QD');
    await table.work();
    expect(table.given).toEqual(['KH', 'QD', '2C']);
  });
});

describe('a question that is already answered', () => {
  it('is not answered twice by two quick keys', async () => {
    table.state = stubState('KH', 'QD', '2C');
    table.see();
    table.type('1');
    table.press('Space');
    await table.work();
    expect(table.given).toEqual(['seat 0']);
  });
});
