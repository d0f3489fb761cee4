import { describe, expect, it } from 'vitest';
import type { Course, GameView } from '../../host/contract/view.ts';
import type { Ask } from '../../rulebook/ask.ts';
import { TableOfWar } from '../../games/war/rules/testing/table-of-war.ts';
import { gameView, NOW, playedBy, SHORT_NAMES } from '../../games/hungarian-war/table/testing/states.ts';
import type { Language } from '../../words/language.ts';
import { draw, part } from '../ui/testing/drawn.ts';
import GameScreen from './GameScreen.svelte';

const names = SHORT_NAMES.slice(0, 3);
const { state } = new TableOfWar(names);
const [begun] = playedBy({ names, seed: 1 });
if (begun === undefined) throw new Error('no game has begun');
const seated = begun;

const ASKING: Course = { phase: 'asking', step: 3, counted: false };
const ask: Ask = { n: 0, kind: 'card', what: 'flip', seat: 1, options: [], counted: true };

const SETTINGS = { turn: 0, flash: false } as const;
function show(course: Course, more: Partial<GameView> = {}, now = NOW, played: unknown = state, language: Language = 'en'): void {
  const game: GameView = { ...gameView(seated, course, { ask, ...more }), rulebook: 'war', state: played };
  const diskStatus = { kind: 'saved', at: NOW, flushMs: 1 } as const;
  draw(GameScreen, { game, view: { diskStatus }, settings: { ...SETTINGS, language }, now });
}

describe('a table that asks', () => {
  it('says whose card it waits for, and nothing about choosing or readiness', () => {
    show(ASKING);
    expect(part('question')?.textContent).toContain('Béla');
    expect(part('ready')).toBeNull();
    expect(document.body.textContent).not.toMatch(/choose|ready/i);
  });

  it('says before a count, but not after it, that all turn their cards at once', () => {
    show(ASKING);
    expect(part('together')?.textContent).toContain('at once');
    show({ ...ASKING, counted: true });
    expect(part('together')).toBeNull();
  });

  it('says who moves what before a count, but not after it', () => {
    show(ASKING);
    expect(part('hands')?.textContent).toContain('flip your top card');
    show({ ...ASKING, counted: true });
    expect(part('hands')).toBeNull();
  });

  it('keeps what beats what in sight, until the game is over', () => {
    for (const course of [ASKING, { ...ASKING, counted: true }]) {
      show(course);
      expect(part('worth')?.textContent).toContain('Ace high');
    }
    show({ phase: 'over', step: 9 });
    expect(part('worth')).toBeNull();
  });

  it('shows a war that is typed in place of the battle before it', () => {
    const table = new TableOfWar(names);
    table.answers('KH QH 2H');
    show(ASKING, { outcomes: 1 }, NOW, table.state);
    expect(part('reasons')?.textContent).toContain('takes 3 cards');
    table.answers('9H 9S 3H');
    show(ASKING, { outcomes: 1 }, NOW, table.state);
    expect(part('reasons')?.textContent).toContain('War! A tie');
    expect(part('reasons')?.textContent).not.toContain('takes 3 cards');
  });

  it('says who turns cards if not everybody does', () => {
    show(ASKING, { ask: { ...ask, turning: [1, 2] } });
    expect(part('together')?.textContent).toContain('Béla and Cili turn');
  });

  it('tells nobody to move a card once the game is over, also where it was ended early', () => {
    show(ASKING);
    expect(part('hands')?.textContent).toContain('shuffle and deal');
    show({ phase: 'over', step: 9 }, { endedBy: 'ended early' });
    expect(part('hands')).toBeNull();
  });

  it.each([
    ['en', 'time up', 'Time is up. Most cards wins'],
    ['en', 'as agreed', 'Over as agreed, after battle 12. Most cards wins'],
    ['de', 'as agreed', 'Zu Ende wie vereinbart, nach Stich 12: Die meisten Karten gewinnen'],
    ['hu', 'as agreed', 'Vége, ahogy megbeszéltük (12. csata): a legtöbb lap nyer'],
  ] as const)('says why a game ended (%s, %s)', (language, endedBy, said) => {
    show({ phase: 'over', step: 9 }, { endedBy, round: 12 }, NOW, state, language);
    expect(part('ended')?.textContent).toBe(said);
  });

  it('shows the count over the cards on the table', () => {
    show({ phase: 'counting', step: 4, startedAt: NOW, endsAt: NOW + 2_400 });
    expect(part('numeral')?.textContent).toBe('3');
    expect(part('map')).not.toBeNull();
  });

  it('titles the points with what is counted', () => {
    show(ASKING);
    expect(part('unit')?.textContent).toBe('cards');
  });

  it('has the clock of a timed game beside the round, urgent in its last minute, and says when the time is up', () => {
    show(ASKING, { endsAt: NOW + 45_000 });
    expect(part('clock')?.textContent).toContain('0:45');
    expect(part('clock')?.getAttribute('data-left')).toBe('last minute');
    expect(part('time-up')).toBeNull();
    show(ASKING, { endsAt: NOW }, NOW + 1);
    expect(part('time-up')?.textContent).toContain('Time is up');
  });

  it('has no clock in a game without one, or once the game is over', () => {
    show(ASKING);
    expect(part('clock')).toBeNull();
    show({ phase: 'over', step: 9 }, { endsAt: NOW - 1 });
    expect(part('clock')).toBeNull();
  });
});
