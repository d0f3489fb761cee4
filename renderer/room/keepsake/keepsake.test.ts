import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClothView } from '../../../host/contract/story.ts';
import type { GameView } from '../../../host/contract/view.ts';
import { consoleView, COURSES, type ViewParts } from '../../dealer/desk/testing/stubs.ts';
import { mountConsole } from '../../dealer/testing/mounted-console.ts';
import { press } from '../../dealer/testing/page.ts';
import { gameView, lastState, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import { keepsakeRows } from './keepsake.ts';

const [anna, bela, cili] = ['Anna', 'Béla', 'Cili'].map((name, seat) => ({ id: `p${seat}`, name }));
if (anna === undefined || bela === undefined || cili === undefined) throw new Error('fewer than three people');

/** Anna stitched from two seats, with her own flower in both. */
const cloth: ClothView = {
  seed: 7,
  number: 1,
  before: 0,
  threads: [
    { player: anna, seat: 0, flower: 0 },
    { player: bela, seat: 1, flower: 1 },
    { player: anna, seat: 3, flower: 0 },
  ],
  flowers: [
    { thread: 0, points: 13 },
    { thread: 1, points: 5 },
    { thread: 0, points: 7 },
    { thread: 2, points: 12 },
  ],
};
const over = lastState({ names: SHORT_NAMES.slice(0, 4), seed: 4 });
const game = gameView(over, COURSES.over, {
  story: { since: 0, rounds: [0], race: [], counted: false, highlights: [{ what: 'blocks', players: [anna], figure: 9 }] },
});
const nights = [
  { file: 'tonight.jsonl', startedAt: Date.UTC(2026, 0, 10, 19), name: 'Tina’s birthday', games: 1, current: true },
];

let at: ReturnType<typeof mountConsole>;
const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  at = mountConsole();
});
afterEach(() => void vi.unstubAllGlobals());

function show(more: ViewParts): void {
  at.show(consoleView(undefined, { nights, cloth, ...more }));
}

function pressPrint(): boolean {
  return press('P', document.body, { key: 'p', ctrlKey: true }).defaultPrevented;
}

const paper = () => document.querySelector<HTMLElement>('[data-part=keepsake]');

describe('the keepsake', () => {
  it('is on the page only while it is printed', () => {
    show({ game });
    expect(paper()).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    expect(paper()?.querySelector('h1')?.textContent).toBe('Tina’s birthday');
    const winner = game.standings.find(({ player }) => game.winners.includes(player.id));
    expect(paper()?.querySelector('strong')?.textContent).toContain(winner?.player.name);
    expect(paper()?.querySelector('[data-part=cloth]')?.getAttribute('data-flowers')).toBe('4');
    expect(paper()?.textContent).toMatch(/9.*blocks that worked.*Anna/s);
    expect([...(paper()?.querySelectorAll('tr[data-player]') ?? [])]).toHaveLength(4);
    window.dispatchEvent(new Event('afterprint'));
    flushSync();
    expect(paper()).toBeNull();
  });

  it('has the head of the record, and none if the night goes on unrecorded', () => {
    for (const head of ['7K3M9QXA', undefined]) {
      show({ game, ...(head !== undefined && { head }) });
      window.dispatchEvent(new Event('beforeprint'));
      expect(paper()?.querySelector('[data-part=head]')?.textContent).toBe(head && 'Fingerprint of this record: 7K3M 9QXA');
      window.dispatchEvent(new Event('afterprint'));
      flushSync();
    }
  });

  it('leaves Ctrl+P to the pages of the rules while they are open, even before any game, and nothing beneath is reachable', () => {
    show({});
    expect(pressPrint()).toBe(true);
    expect(print).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', code: 'F10', bubbles: true }));
    flushSync();
    const open = document.querySelector<HTMLElement>('[data-offer=rules] button');
    open?.focus();
    open?.click();
    flushSync();
    const sheet = document.querySelector<HTMLElement>('body > .sheet');
    expect(sheet?.contains(document.activeElement)).toBe(true);
    const beneath = () => [...document.body.children].filter((one) => one instanceof HTMLElement).filter((one) => one !== sheet);
    expect(beneath().every(({ inert }) => inert)).toBe(true);
    pressPrint();
    expect(print).toHaveBeenCalledTimes(1);
    sheet?.querySelector<HTMLElement>('.button:not(.primary)')?.click();
    flushSync();
    expect(beneath().some(({ inert }) => inert)).toBe(false);
    expect(document.activeElement).toBe(open);
  });

  it('is printed with Ctrl+P and with its button, between rounds', () => {
    show({ game });
    expect(pressPrint()).toBe(true);
    expect(print).toHaveBeenCalledTimes(1);
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Print the keepsake'));
    button?.click();
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('waits while a round runs or is shown: no dialog holds it up, and no paper says more than the table', () => {
    for (const course of [COURSES.counting, COURSES.closed, COURSES.opening, COURSES.shown]) {
      show({ game: { ...game, course } as GameView });
      expect(pressPrint(), course.phase).toBe(true);
      window.dispatchEvent(new Event('beforeprint'));
      expect(paper(), course.phase).toBeNull();
    }
    expect(print).not.toHaveBeenCalled();
  });
});

describe('the list of players on the keepsake', () => {
  const series = [
    { player: cili, before: 40, gamesWon: 1 },
    { player: anna, before: 10, gamesWon: 0 },
  ];
  const standings = [
    { player: anna, seat: 3, points: 31, open: 0 },
    { player: bela, seat: 1, points: 20, open: 2 },
  ];

  it('HW-19: has everybody of the night, with the games added up and the flowers they stitched', () => {
    const rows = keepsakeRows({ ...game, series, standings, winners: ['p0'] }, cloth);
    expect(rows).toEqual([
      { player: anna, seat: 3, flower: 0, points: 41, open: 0, gamesWon: 1, flowers: 3 },
      { player: cili, seat: undefined, flower: undefined, points: 40, open: 0, gamesWon: 1, flowers: 0 },
      { player: bela, seat: 1, flower: 1, points: 20, open: 2, gamesWon: 0, flowers: 1 },
    ]);
  });

  it('has the seat of a player who has not stitched yet, and of one who left the seat they stitched from', () => {
    const without = standings.filter(({ player }) => player !== anna);
    expect(keepsakeRows({ ...game, series, standings: without, winners: [] }, cloth)[2]).toMatchObject({ player: anna, seat: 0 });
    expect(keepsakeRows({ ...game, series, standings, winners: [] }, undefined)[1]).toMatchObject({
      player: cili,
      seat: undefined,
    });
    expect(keepsakeRows({ ...game, series, standings, winners: [] }, undefined)[0]).toMatchObject({ player: anna, seat: 3 });
  });
});
