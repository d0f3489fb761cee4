import { expect, it, vi } from 'vitest';
import { deskSay } from '../desk/desk-say.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { findButton as button, touch } from '../testing/page.ts';
import Panel from '../panels/Panel.svelte';
import Corrections from './Corrections.svelte';
import { stubParts, stubState, stubView } from './testing/stub-game.ts';

const say = deskSay('en');
function show(finishes: boolean, given: readonly string[] = []): FakeDesk {
  const at = new FakeDesk(stubView(stubState(...given)));
  const ui = stubParts();
  at.ui = ui.asking === undefined ? ui : { ...ui, asking: { ...ui.asking, finishes } };
  at.draws(Corrections, {});
  return at;
}
it('ends a game early only with a second button, and takes no for an answer', () => {
  const at = show(true);
  touch(say('questions-end-title'));
  expect([at.sent, document.activeElement]).toEqual([[], button(say('questions-end-no'))]);
  expect(document.body.textContent).toContain(say('questions-end-question'));
  expect(document.body.textContent).toContain(
    say('questions-end-counts', { unit: say('questions-end-points'), finishes: 'yes' }),
  );
  touch(say('questions-end-no'));
  touch(say('questions-end-title'));
  touch(say('questions-end-yes'));
  expect(at.sent).toEqual([{ type: 'table', command: { type: 'timeUp', early: true } }]);
});

it('says that what is under way does not count, in a game that does not finish it', () => {
  show(false);
  touch(say('questions-end-title'));
  expect(document.body.textContent).toContain(say('questions-end-counts', { unit: say('questions-end-points'), finishes: 'no' }));
});

it('leaves the focus where the dealer sees it: at the way to end a game, and at the player once points are given', async () => {
  const at = show(true);
  touch(say('questions-end-title'));
  touch(say('questions-end-no'));
  expect(document.activeElement).toBe(button(say('questions-end-title')));
  touch('Béla: 0');
  touch('+');
  touch(say('questions-corrections-reasons-1'));
  const given = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1);
  given?.focus();
  given?.click();
  await vi.waitFor(() => {
    expect(at.sent).toHaveLength(1);
    expect(document.activeElement).toBe(button('Béla: 0'));
  });
});

it('does not offer to end a game that is over', () => {
  show(true, ['KH', 'QD', '2C', 'nobody', '3H', '4H', '5H', 'nobody', '6H', '7H', '8H', 'nobody']);
  expect(button(say('questions-end-title'))).toBeUndefined();
});

it('waits for a reason, which the host would ask for', () => {
  show(true);
  touch('+');
  const give = () => [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1)?.disabled;
  expect(give()).toBe(true);
  touch(say('questions-corrections-reasons-1'));
  expect(give()).toBe(false);
});

it('opens with the focus on a reason, and on nothing that ends the game', () => {
  const at = new FakeDesk(stubView(stubState()));
  at.ui = stubParts();
  at.draws(Panel, { panel: 'points' });
  expect(document.activeElement).toBe(button(say('questions-corrections-reasons-1')));
});
