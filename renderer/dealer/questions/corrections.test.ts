import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { ASKED_WORDS } from '../../../words/questions/words.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import Corrections from './Corrections.svelte';
import { stubParts, stubState, stubView } from './testing/stub-game.ts';

const words = ASKED_WORDS.en.end;
let close = () => {};
afterEach(() => close());

function show(endsEarly: boolean, given: readonly string[] = []): FakeDesk {
  const at = new FakeDesk(stubView(stubState(...given)));
  const ui = stubParts();
  at.ui = ui.asking === undefined ? ui : { ...ui, asking: { ...ui.asking, endsEarly } };
  close = at.draws(Corrections, {});
  return at;
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === label);
function touch(label: string): void {
  button(label)?.click();
  flushSync();
}

it('ends a game early only with a second button, and takes no for an answer', () => {
  const at = show(true);
  touch(words.title);
  expect([at.sent, document.activeElement]).toEqual([[], button(words.no)]);
  expect(document.body.textContent).toContain(words.question);
  touch(words.no);
  touch(words.title);
  touch(words.yes);
  expect(at.sent).toEqual([{ type: 'table', command: { type: 'timeUp' } }]);
});

it.each([
  ['its rules alone end it', false, []],
  ['it is over', true, ['KH', 'QD', '2C', 'nobody', '3H', '4H', '5H', 'nobody', '6H', '7H', '8H', 'nobody']],
] as const)('does not offer to end a game if %s', (_, endsEarly, given) => {
  show(endsEarly, given);
  expect(button(words.title)).toBeUndefined();
});
