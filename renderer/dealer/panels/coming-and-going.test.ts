import { expect, it } from 'vitest';
import { stubAnswered, stubParts, stubState, stubView } from '../questions/testing/stub-game.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { enter, touch } from '../testing/page.ts';
import type { ComingAndGoing } from '../desk/ui.ts';
import SeatsPanel from './SeatsPanel.svelte';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
function show(newcomers: ComingAndGoing['newcomers'] = 'next game'): FakeDesk {
  const at = new FakeDesk(stubView(stubState()));
  const ui = stubParts();
  at.ui = { ...ui, people: { ...ui.people, newcomers } };
  at.draws(SeatsPanel, {});
  return at;
}
const buttons = (label: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.trim() === label);

it('says what becomes of cards and points before a player leaves, and asks once more', () => {
  const at = show();
  expect(document.body.textContent).not.toContain('The points stay.');
  touch(buttons(say('console-deeds-leave'))[1]);
  expect(document.body.textContent).toContain('The points stay.');
  expect(at.sent).toEqual([]);
  touch(say('console-sure'));
  expect(at.sent).toEqual([{ type: 'table', command: { type: 'leave', seat: 1 } }]);
});

it.each([
  ['who is needed', 'too few seats', stubView(stubAnswered(stubState(), { type: 'leave', seat: 0 })), 0],
  ['while a round is under way', 'round under way', { ...stubView(stubState()), underWay: true }, 1],
])('refuses at the first press that a player leaves %s', (_who, code, view, seat) => {
  const at = new FakeDesk(view);
  at.ui = stubParts();
  at.draws(SeatsPanel, {});
  touch(buttons(say('console-deeds-leave'))[seat]);
  expect(at.desk.toast).toMatchObject({ type: 'refusal', refusal: { code } });
  expect(buttons(say('console-sure'))).toEqual([]);
  expect(at.sent).toEqual([]);
});

it('says when a newcomer plays in a game whose cards are all dealt, and takes one in the last seat where there is one', () => {
  show();
  expect(document.body.textContent).toContain(say('console-join-next-game'));
  expect(document.querySelector('form')).toBeNull();
  const at = show('last seat');
  expect([...document.querySelectorAll('form option')]).toHaveLength(1);
  enter('form input', 'Emma');
  expect(at.sent).toMatchObject([{ type: 'table', command: { type: 'join', player: { name: 'Emma' } } }]);
});
