import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../../../host/contract/hall.ts';
import { HALL_WORDS } from '../../../words/hall/words.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import { mountBoard } from '../testing/mounted-board.ts';

const words = HALL_WORDS.en.board;
const boardOf = (hall: FakeHall, more: Partial<BoardView> = {}): BoardView => ({ ...fakeOrganiser(hall).board, ...more });
const text = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
const tables = () => [...document.querySelectorAll('[data-table]')].map((one) => one.getAttribute('data-table'));

let board: ReturnType<typeof mountBoard>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  board.close();
  vi.useRealTimers();
});
function open(view: BoardView, asked: string | null = 'en'): void {
  board = mountBoard(asked);
  board.show(view);
}
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

/** In the window of the tests, 1024 by 768. */
describe('the pages of the board', () => {
  const MANY = { tables: 13, people: 52, round: 2 } as const;

  it('are turned by themselves, from the first to the last and round again', () => {
    open(boardOf(MANY, { shows: { what: 'tables' } }));
    const seen = new Set(tables());
    expect(text('[data-part=page]')).toBe('Tables 1 of 2');
    pass(20_000);
    expect(text('[data-part=page]')).toBe('Tables 2 of 2');
    for (const table of tables()) seen.add(table);
    expect(seen.size).toBe(13);
    pass(20_000);
    expect(text('[data-part=page]')).toBe('Tables 1 of 2');
  });

  it('keep their time when a view comes meanwhile', () => {
    open(boardOf(MANY, { shows: { what: 'tables' } }));
    for (let views = 0; views < 3; views++) {
      pass(5_000);
      board.show(boardOf(MANY, { shows: { what: 'tables' } }));
    }
    expect(text('[data-part=page]')).toBe('Tables 2 of 2');
  });

  it('are what the organiser chooses, at once', () => {
    open(boardOf(MANY));
    board.show(boardOf(MANY, { shows: { what: 'table', table: 5 } }));
    expect(text('h2')).toBe('Table 5');
    board.show(boardOf(MANY, { shows: { what: 'standings' } }));
    expect(text('[data-part=page]')).toBe('Standings, points 1 of 3');
    expect(text('[data-person] .place')).toBe('1.');
  });

  it('show the winner of the tournament, and then the standings', () => {
    open(boardOf({ rounds: 1, phase: 'ended' }));
    const [first] = fakeOrganiser({ rounds: 1, phase: 'ended' }).board.standings;
    expect(text('section bdi')).toBe(first?.name);
    expect(text('section p')).toBe(words.wins);
    pass(20_000);
    expect(text('[data-part=page]')).toBe('Standings, points');
  });
});

describe('a table that finishes', () => {
  const playing = boardOf({ finished: 'none' });
  const over = boardOf({ finished: 'all' });
  const news = () => text('[data-part=news]');
  const winnerAt = (view: BoardView, table: number) => {
    const players = view.tables[table - 1]?.game?.players ?? [];
    return players.find(({ winner }) => winner)?.name ?? '';
  };

  it('is told over the whole line, one after the other, for five seconds each', () => {
    open(playing);
    expect(news()).toBeUndefined();
    board.show(over);
    for (const table of [1, 2, 3]) {
      expect(news()).toBe(`Table ${table}: ${winnerAt(over, table)} wins`);
      pass(5_000);
    }
    expect(news()).toBeUndefined();
  });

  it('is no news to a board that has just been opened', () => {
    open(over);
    expect(news()).toBeUndefined();
  });

  it('is not told once its end has been undone', () => {
    open(playing);
    board.show({ ...playing, tables: over.tables.map((table, at) => (at === 0 ? table : (playing.tables[at] ?? table))) });
    expect(news()).toContain('Table 1');
    board.show(playing);
    expect(news()).toBeUndefined();
  });

  it('waits in a line of five, so that nothing is told long after it happened', () => {
    const hall = { tables: 7, people: 14, seats: 2 } as const;
    open(boardOf({ ...hall, finished: 'none' }));
    board.show(boardOf({ ...hall, finished: 'all' }));
    let told = 0;
    for (; news() !== undefined; told++) pass(5_000);
    expect(told).toBe(5);
  });
});

describe('the hall', () => {
  it('is greyed and says since when it is not live', () => {
    open(boardOf({}));
    board.lose();
    expect(document.querySelector('main')?.getAttribute('data-live')).toBe('false');
    expect(text('.not-live')).toMatch(/not live since \d\d:\d\d/);
  });

  it('is waited for before its first view', () => {
    board = mountBoard();
    expect(text('main')).toContain(words.connecting);
  });
});

describe('the language of the board', () => {
  it.each(LANGUAGES)('is that of its address, else the organiser’s choice: %s', (language) => {
    open(boardOf({ round: 2 }, { language }), null);
    expect(text('h1')).toBe(HALL_WORDS[language].board.round(2, 3));
    expect(document.documentElement.lang).toBe(language);
    board.close();
    open(boardOf({ round: 2 }, { language: 'en' }), language);
    expect(text('h1')).toBe(HALL_WORDS[language].board.round(2, 3));
  });
});
