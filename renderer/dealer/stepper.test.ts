import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubParts, stubState, stubView } from './questions/testing/stub-game.ts';
import Stepper from './Stepper.svelte';
import { FakeDesk } from './testing/fake-desk.svelte.ts';

const chosen: number[] = [];
let close = () => {};
beforeEach(() => {
  const at = new FakeDesk(stubView(stubState()));
  at.ui = stubParts();
  const onchoose = (value: number) => void chosen.push(value);
  close = at.draws(Stepper, { label: 'Minutes', value: 15, least: 1, most: 180, onchoose });
});
afterEach(() => {
  close();
  chosen.length = 0;
});

const field = () => document.querySelector<HTMLInputElement>('input[type=number]');
function type(value: string): void {
  const input = field();
  if (input === null) throw new Error('no field');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
function touch(label: string): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === label)?.click();
}

it('takes a number that is typed, kept within its bounds', () => {
  for (const typed of ['45', '200', '0', '']) type(typed);
  expect(chosen).toEqual([45, 180, 1, 1]);
});

it('takes a number by touch, a step or a digit at a time', () => {
  touch('+');
  touch('−');
  field()?.focus();
  flushSync();
  touch('9');
  expect(chosen).toEqual([16, 14, 9]);
});
