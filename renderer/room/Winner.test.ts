import { describe, expect, it } from 'vitest';
import type { ClothView, StoryView } from '../../host/contract/story.ts';
import type { GameView } from '../../host/contract/view.ts';
import { LANGUAGES } from '../../words/language.ts';
import { gameView, lastState, NOW, SHORT_NAMES } from '../../games/hungarian-war/table/testing/states.ts';
import { ACT_MS } from './ending/acts.ts';
import { draw, part } from '../ui/testing/drawn.ts';
import Winner from './Winner.svelte';

const people = SHORT_NAMES.slice(0, 5).map((name, seat) => ({ id: `p${seat}`, name }));
const [anna = { id: '', name: '' }, bela = { id: '', name: '' }] = people;
const story: StoryView = {
  since: NOW,
  rounds: [0, 1, 2],
  race: people.map((player, seat) => ({ player, seat: seat === 4 ? undefined : seat, points: [0, seat, 2 * seat] })),
  counted: true,
  highlights: [
    { what: 'stolen', players: [bela], figure: 13, card: 'KS', from: [anna] },
    { what: 'clashes', players: [anna, bela], figure: 5 },
    { what: 'leadChanges', players: [], figure: 4 },
  ],
};
const FLOWERS = [13, 0, 5].map((points) => ({ thread: 0, points }));
const cloth: ClothView = { seed: 1, number: 1, before: 0, threads: [{ player: anna, seat: 0, flower: 0 }], flowers: FLOWERS };
const over = lastState({ names: SHORT_NAMES.slice(0, 5), seed: 4 });

function show(act: number, more: Partial<GameView> = {}, language: (typeof LANGUAGES)[number] = 'en'): void {
  const game = gameView(over, { phase: 'over', step: 9 }, { story, ...more });
  draw(Winner, { game, cloth, language, width: 66, height: 61, now: NOW + act * ACT_MS });
}

const winners = () => [...document.querySelectorAll<HTMLElement>('[data-winner]')].map(({ dataset }) => dataset['winner']);

describe('the end of a game', () => {
  it('says that a side has won if all of it has, and otherwise that the win is shared', () => {
    const two = [anna.id, bela.id];
    for (const [sides, title] of [
      [[two, [people[2]?.id ?? '']], 'The winners'],
      [[], 'A shared win'],
    ] as const)
      for (const act of [0, 1]) {
        show(act, { winners: two, sides });
        expect(part('winner')?.textContent).toContain(title);
      }
  });

  it('says which game was won from the second of the night on, in every act, and calls the night the night', () => {
    const [first] = people;
    const series = people.map((player, seat) => ({ player, before: player === first ? 900 : seat, gamesWon: 0 }));
    show(0);
    expect(part('winner')?.textContent).not.toContain('Game 1');
    for (const act of [0, 1]) {
      show(act, { game: 2, series });
      expect(part('winner')?.textContent, String(act)).toContain('Game 2');
    }
    show(0, { game: 2, series });
    expect(part('series')?.textContent).toContain('The night:');
  });

  it('says that nobody wins if nothing can be compared, instead of waiting for a count', () => {
    show(0, { winners: [] });
    expect([part('winner')?.textContent, part('so-far')]).toEqual([expect.stringContaining('Nobody wins'), null]);
    const standings = people.map((player, seat) => ({ player, seat, points: 0, open: seat }));
    show(0, { winners: [], standings });
    expect([part('winner'), part('so-far') === null]).toEqual([null, false]);
  });

  it('begins in the heart of the cloth, which has a flower for every card', () => {
    show(0);
    expect(part('cloth')?.getAttribute('data-flowers')).toBe('3');
    expect(part('cloth')?.getAttribute('aria-label')).toBe('Flowers: 3');
    expect(part('race')).toBeNull();
  });

  it('HW-18: shows all who share the win in every act, by name or at least by flower', () => {
    for (const act of [0, 1, 2]) {
      show(act, { winners: ['p1', 'p3'] });
      expect(winners()).toEqual(['Béla', 'Dani']);
      expect(part('winner')?.textContent).toMatch(/shared win.*Béla.*Dani/is);
    }
    show(0, { winners: people.map(({ id }) => id) });
    expect(winners()).toHaveLength(5);
  });

  it('draws the race with lines that differ in more than colour, with a seat at the end of each', () => {
    show(1);
    const lines = [...document.querySelectorAll('.line')].map((line) => line.getAttribute('stroke-dasharray'));
    expect(new Set(lines).size).toBe(5);
    const said = [...(part('race')?.querySelectorAll('li') ?? [])].map((end) => end.getAttribute('aria-label'));
    expect(said).toEqual(['Anna: 0', 'Béla: 2', 'Cili: 4', 'Dani: 6', 'Edit: 8']);
    expect(document.body.textContent).toContain('count only at the end');
  });

  it.each(LANGUAGES)('says of each figure whose it is and what it counts, in %s', (language) => {
    show(2, {}, language);
    const said = [...document.querySelectorAll('[data-highlight]')].map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/13.*Béla.*Anna/);
    expect(said[1]).toMatch(/5.*Anna.*Béla/);
    expect(said[2]).toMatch(/^4/);
  });

  it('HW-21: says whose open cards may still change the result, and shows no further act', () => {
    const standings = people.map((player, seat) => ({ player, seat, points: seat, open: seat === 2 ? 3 : 0 }));
    show(1, { winners: [], standings });
    expect(part('so-far')?.textContent).toMatch(/Not certain yet/);
    expect(
      [...(part('so-far')?.querySelectorAll('li[aria-label]') ?? [])].map((open) => open.getAttribute('aria-label')),
    ).toEqual(['Cili: 3 cards to count']);
    expect(winners()).toEqual([]);
  });
});
