import { expect, it } from 'vitest';
import { COURSES, consoleView } from './desk/testing/stubs.ts';
import { consoleUiOf } from './desk/ui.ts';
import LastRound from './LastRound.svelte';
import { FakeDesk } from './testing/fake-desk.svelte.ts';

it('says an outcome twice that came twice, as two ties of the same rank in one battle', () => {
  const at = new FakeDesk(consoleView(COURSES.choosing));
  const tie = { what: 'War', who: '', why: 'Sevens are tied.', clause: 'WR-3' };
  at.ui = { ...consoleUiOf('hungarian-war'), outcomes: () => [tie, tie] };
  at.draws(LastRound, {}, 'en');
  expect([...document.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual(['War', 'War']);
});
