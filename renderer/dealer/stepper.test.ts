import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { stubParts, stubState, stubView } from './questions/testing/stub-game.ts';
import Stepper from './Stepper.svelte';
import { FakeDesk } from './testing/fake-desk.svelte.ts';
import { fill, touch } from './testing/page.ts';

let chosen: number[];
beforeEach(() => {
  chosen = [];
  const at = new FakeDesk(stubView(stubState()));
  at.ui = stubParts();
  const onchoose = (value: number) => void chosen.push(value);
  at.draws(Stepper, { label: 'Minutes', value: 15, least: 1, most: 180, onchoose });
});
it('takes a number that is typed, kept within its bounds', () => {
  for (const typed of ['45', '200', '0', '']) fill('input[type=number]', typed);
  expect(chosen).toEqual([45, 180, 1, 1]);
});

it('takes a number by touch, a step or a digit at a time', () => {
  touch('+');
  touch('−');
  document.querySelector<HTMLInputElement>('input[type=number]')?.focus();
  flushSync();
  touch('9');
  expect(chosen).toEqual([16, 14, 9]);
});
