import { expect, it } from 'vitest';
import { endingView, playedNight } from '../../test/screens/played-night.ts';
import { consoleView } from './desk/testing/stubs.ts';
import FinalTable from './FinalTable.svelte';
import { FakeDesk } from './testing/fake-desk.svelte.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];
/** The heads of the columns, and the rows from the top. */
function table(games: number) {
  const view = { ...consoleView(undefined), table: endingView(playedNight({ names: NAMES, seed: 4, games }), 0) };
  new FakeDesk(view).draws(FinalTable, {});
  const text = (element: Element) => element.textContent.trim();
  const heads = [...document.querySelectorAll('th')].map(text);
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  return {
    game: view.table.game,
    heads,
    rows: rows.map((row) => [...row.querySelectorAll('td')].map(text)),
    won: rows.map((row) => row.classList.contains('won')),
  };
}

it('has the winner first, and the points of the game alone in the first of the night', () => {
  const { game, heads, rows, won } = table(1);
  expect(heads).toEqual(['At the table', 'Game 1']);
  const best = game?.standings.toSorted((a, b) => b.points - a.points)[0];
  expect(rows[0]).toEqual([expect.stringContaining(best?.player.name ?? ''), String(best?.points)]);
  expect(won).toEqual([true, false, false]);
});

it('tells the points and wins of the night apart from those of the game', () => {
  const { game, heads, rows } = table(3);
  expect(heads).toEqual(['At the table', 'Game 3', 'All games', 'Games won']);
  expect(rows.reduce((sum, [, , , wins]) => sum + Number(wins), 0)).toBeGreaterThanOrEqual(3);
  const before = game?.series.find(({ player }) => rows[0]?.[0]?.includes(player.name))?.before ?? 0;
  expect(Number(rows[0]?.[2])).toBe(before + Number(rows[0]?.[1]));
});
