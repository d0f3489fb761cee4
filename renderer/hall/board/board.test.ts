import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../../../host/contract/hall.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { Speaker } from '../../room/sound/speaker.svelte.ts';
import { fakeOrganiser, type FakeHall } from '../testing/fake-hall.ts';
import { boardSay } from './parts.ts';
import { mountBoard } from '../testing/mounted-board.ts';
import { PEOPLE } from '../../../test/screens/people.ts';

const say = boardSay('en');
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

  it('are turned by themselves, from the first to the last and round again, whatever views come meanwhile', () => {
    open(boardOf(MANY, { shows: { what: 'tables' } }));
    const seen = new Set<string | null>();
    const turned: (string | undefined)[] = [];
    for (let passed = 0; passed < 50; passed++) {
      if (turned.at(-1) !== text('[data-part=page]')) turned.push(text('[data-part=page]'));
      for (const table of tables()) seen.add(table);
      pass(1_000);
      board.show(boardOf(MANY, { shows: { what: 'tables' } }));
    }
    expect(turned.slice(0, 4)).toEqual([1, 2, 3, 1].map((page) => `Tables ${String(page)} of 3`));
    expect(seen.size).toBe(13);
  });

  it('are what the organiser chooses, at once', () => {
    open(boardOf(MANY));
    board.show(boardOf(MANY, { shows: { what: 'table', table: 5 } }));
    expect(text('h1')).toBe('Table 5');
    board.show(boardOf(MANY, { shows: { what: 'standings' } }));
    expect(text('[data-part=page]')).toBe('Standings, points 1 of 4');
    expect(text('[data-person] .place')).toBe('1.');
  });

  it('show the podium first, also if the standings were shown when the last round ended', () => {
    open(boardOf({ rounds: 1, finished: 'all' }));
    for (let passed = 0; passed < 120 && text('[data-part=page]') !== 'Standings, points'; passed++) pass(1_000);
    expect(text('[data-part=page]')).toBe('Standings, points');
    board.show(boardOf({ rounds: 1, phase: 'ended' }));
    expect(text('[data-place="1"] .wins')).toBe(say('board-wins'));
    expect(text('[data-place="1"] bdi')).toBe(fakeOrganiser({ rounds: 1, phase: 'ended' }).board.standings[0]?.name);
    expect(document.querySelectorAll('[data-place]').length).toBe(3);
    expect(text('h1')).toBe(say('board-end'));
    pass(20_000);
    expect(text('[data-part=page]')).toBe('Standings, points');
  });
});

describe('the code for phones', () => {
  it('asks everybody to check in, as long as somebody has not', () => {
    const phones = 'http://192.168.1.5:4715/k3mq9tdhvx4f2a7b/';
    open(boardOf({ round: 0, phones, checkIn: true }));
    expect(text('[data-part=phones] p')).toBe(say('board-check-in'));
    expect(text('[data-overview] + ul')).toBe(say('board-checked-in', { here: 4, all: 12 }));
    board.show(boardOf({ round: 0, phones }));
    expect(text('[data-part=phones] p')).toBe(say('board-phones'));
  });
});

describe('a table that finishes', () => {
  const playing = boardOf({ finished: 'none' });
  const over = boardOf({ finished: 'all' });
  const moment = () => document.querySelector('[data-moment]')?.getAttribute('data-table') ?? undefined;

  it('is enlarged with its winner, one after the other, and then the pages go on; what was over before is no news', () => {
    open(over);
    expect(moment()).toBeUndefined();
    board.close();
    open(playing);
    expect(moment()).toBeUndefined();
    board.show(over);
    for (const table of [1, 2, 3]) {
      expect(moment()).toBe(String(table));
      const players = over.tables[table - 1]?.game?.players ?? [];
      expect(text('.heart .name')).toBe(players.find(({ winner }) => winner)?.name);
      const names = [...document.querySelectorAll('[data-moment] ol bdi')].map(({ textContent }) => textContent);
      expect(names).toEqual(players.map(({ name }) => name));
      pass(table < 3 ? 4_000 : 7_000);
    }
    expect(moment()).toBeUndefined();
    expect(text('[data-part=page]')).toBeDefined();
  });

  it('is not told once its end has been undone', () => {
    open(playing);
    board.show({ ...playing, tables: over.tables.map((table, at) => (at === 0 ? table : (playing.tables[at] ?? table))) });
    expect(moment()).toBe('1');
    board.show(playing);
    expect(moment()).toBeUndefined();
  });

  it('leaves the pages their time, and is not told long after it happened', () => {
    const hall = { tables: 12, people: 24, seats: 2 } as const;
    open(boardOf({ ...hall, finished: 'none' }));
    board.show(boardOf({ ...hall, finished: 'all' }));
    const told: (string | undefined)[] = [];
    for (let passed = 0; passed < 60; passed++) {
      if (told.at(-1) !== moment()) told.push(moment());
      pass(1_000);
    }
    expect(told.filter((table) => table !== undefined)).toHaveLength(4);
    expect(told.at(-1)).toBeUndefined();
  });

  it('does not come between people and their names, nor before the one table that is shown', () => {
    open({ ...playing, shows: { what: 'seating' } });
    board.show({ ...over, shows: { what: 'seating' } });
    expect(moment()).toBeUndefined();
    board.close();
    open({ ...playing, shows: { what: 'table', table: 2 } });
    board.show({ ...over, shows: { what: 'table', table: 2 } });
    expect(moment()).toBe('2');
  });
});

describe('who is named', () => {
  it('is everybody at every table, and “wins” stands on the winner’s line', () => {
    const view = boardOf(
      { names: PEOPLE.long, tables: 2, people: 20, seats: 10, finished: 'all' },
      { shows: { what: 'tables' } },
    );
    open(view);
    for (const { table, game } of view.tables) {
      const lines = [...document.querySelectorAll(`[data-table="${String(table)}"] p`)];
      expect(lines.map((line) => line.querySelector('bdi')?.title)).toEqual(game?.players.map(({ name }) => name));
      const winners = lines.filter((line) => line.textContent.includes(say('board-wins')));
      expect(winners.map((line) => line.querySelector('bdi')?.title)).toEqual(
        game?.players.filter(({ winner }) => winner).map(({ name }) => name),
      );
    }
  });
});

describe('below the standings', () => {
  const shows = { what: 'standings' } as const;
  const said = () => text('main section > p');

  it('stands how equal totals are placed, if there are any, and once a result counts', () => {
    const hall = { ...boardOf({ round: 1, phase: 'ended' }, { shows }) };
    open(hall);
    expect(said()).toBe(say('board-tie'));
    board.show({ ...hall, standings: hall.standings.map((one, at) => ({ ...one, total: 99 - at })) });
    expect(said()).toBeUndefined();
    board.show({ ...hall, standings: hall.standings.map((one) => ({ ...one, total: 0 })) });
    expect(said()).toBeUndefined();
  });

  it('stands that the lot will decide who plays the final', () => {
    open(boardOf({ round: 1, phase: 'ended' }, { shows, lot: 4 }));
    expect(said()).toBe('Final: the lot decides between all on place 4');
  });
});

describe('the standings after a round', () => {
  it('say how many places everybody has gained or lost', () => {
    open(boardOf({ round: 2, phase: 'ended' }, { shows: { what: 'standings' } }));
    const moved = [...document.querySelectorAll('[data-moved]')].map((one) => Number(one.getAttribute('data-moved')));
    expect(moved.some((places) => places > 0)).toBe(true);
    expect(moved.some((places) => places < 0)).toBe(true);
    expect(document.querySelector('[data-moved] [role=img]')?.getAttribute('aria-label')).toMatch(/^(up|down) \d/);
  });
});

describe('the clock', () => {
  const NOW = Date.UTC(2026, 0, 10, 19);
  const timed = (now: number, more: Partial<BoardView> = {}) =>
    boardOf({ round: 2, clock: { to: 'end', endsAt: NOW + 90_000 }, calls: [2] }, { now: NOW + now, ...more });
  const shown = (view: BoardView) => {
    board.show(view);
    pass(500);
  };

  it('stands on every page, beside the tables that call', () => {
    open(timed(0, { shows: { what: 'standings' } }));
    expect(text('[data-part=hall-clock]')).toBe('1:30');
    for (let looks = 0; looks < 3; looks++) pass(500);
    expect(text('[data-part=hall-clock]')).toBe('1:29');
    expect(text('header .name')).toBe(say('board-calls', { tables: [2] }));
    shown(timed(0, { shows: { what: 'table', table: 1 } }));
    expect(text('[data-part=hall-clock]')).toContain('1:30');
    shown(timed(0, { clock: { to: 'start', left: 45_000 } }));
    expect(text('h1')).toBe(`${say('room-hall-clock-start')} 0:45 ${say('room-hall-clock-halted')}`);
  });

  it('says at its end what is still finished, rings once if it is not silent, and goes on to the pages', () => {
    const play = vi.spyOn(Speaker.prototype, 'play');
    open(timed(0));
    expect(play).not.toHaveBeenCalled();
    shown(timed(90_000));
    expect(text('main')).toContain(say('room-time-up'));
    shown(timed(120_000));
    expect(text('[data-part=hall-clock]')).toBe(say('room-hall-clock-time'));
    expect(play).toHaveBeenCalledTimes(1);
    shown(timed(0, { sound: false }));
    shown(timed(90_000, { sound: false }));
    expect(text('main')).toContain(say('room-time-up'));
    board.close();
    open(timed(95_000));
    pass(500);
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
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
    expect(text('main')).toContain(say('room-connecting'));
  });
});

describe('the language of the board', () => {
  it.each(LANGUAGES)('is that of its address, else the organiser’s choice: %s', (language) => {
    open(boardOf({ round: 2 }, { language }), null);
    expect(text('h1')).toBe(boardSay(language)('board-round', { round: 2, rounds: 3 }));
    expect(document.documentElement.lang).toBe(language);
    board.close();
    open(boardOf({ round: 2 }, { language: 'en' }), language);
    expect(text('h1')).toBe(boardSay(language)('board-round', { round: 2, rounds: 3 }));
  });
});
