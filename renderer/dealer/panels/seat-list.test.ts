import { expect, it } from 'vitest';
import { begun, on } from '../../../games/honor-of-the-samurai/rules/testing/played.ts';
import '../../../games/honor-of-the-samurai/table/ui.ts';
import { ASKING, askedView } from '../../../test/screens/asked-view.ts';
import { consoleUiOf } from '../desk/ui.ts';
import { consoleView } from '../desk/testing/stubs.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import SeatList from './SeatList.svelte';

it('has beside the points of each player what else the game counts', () => {
  const state = on(begun(['Anna', 'Béla', 'Cili']), 'clean joker');
  const table = askedView('honor-of-the-samurai', state, ASKING);
  const at = new FakeDesk({ ...consoleView(undefined), table });
  at.ui = consoleUiOf('honor-of-the-samurai');
  at.draws(SeatList, {});
  const marks = [...document.querySelectorAll('li')].map((row) => row.querySelector('.mark'));
  expect(marks.map((mark) => mark?.textContent.trim())).toEqual(['1/3', undefined, '1/3']);
  expect(marks[0]?.getAttribute('aria-label')).toBe('1 of 3 disgraces');
});
