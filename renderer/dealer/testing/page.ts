import { flushSync } from 'svelte';
import { expect } from 'vitest';
import type { KeyPress } from '../desk/key-press.ts';
import { keyPressed } from '../desk/testing/key-pressed.ts';

/* The page as a dealer uses it: keys go where the focus is, and buttons are found by what they say. */

/** What is written within the first of these. */
export const seen = (part = 'body') => document.querySelector(part)?.textContent ?? '';

/** Presses a key. The event says whether the page used it: the browser scrolls with what is left to it. */
export function press(
  key: string | KeyPress,
  target: EventTarget | null = document.activeElement,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const pressed = typeof key === 'string' ? keyPressed(key) : key;
  const event = new KeyboardEvent('keydown', { ...pressed, ...more, bubbles: true, cancelable: true });
  (target ?? document.body).dispatchEvent(event);
  flushSync();
  return event;
}

export function pressKeys(...keys: readonly string[]): void {
  for (const key of keys) press(key);
}

/** The button that says exactly this, else the first that begins with it or contains it. */
export function findButton(label: string, within: ParentNode = document): HTMLButtonElement | undefined {
  const all = [...within.querySelectorAll('button')];
  const named = (element: Element) => element.getAttribute('aria-label') === label;
  return (
    all.find((one) => one.textContent.trim() === label) ??
    all.find((one) => named(one) || [...one.querySelectorAll('[aria-label]')].some(named)) ??
    all.find((one) => one.textContent.trim().startsWith(label)) ??
    all.find((one) => one.textContent.includes(label))
  );
}

/** Touches a button by what it says, or an element. */
export function touch(what: string | Element | null | undefined, within?: ParentNode): void {
  const found = typeof what === 'string' ? findButton(what, within) : what;
  if (!(found instanceof HTMLElement)) return expect.fail(`there is no “${String(what)}”: ${seen()}`);
  found.click();
  flushSync();
}

/** Types into a field, in place of what it held. */
export function fill(where: string | HTMLInputElement, text: string): HTMLInputElement {
  const field = typeof where === 'string' ? document.querySelector<HTMLInputElement>(where) : where;
  if (field === null) return expect.fail(`there is no field ${String(where)}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  return field;
}

/** Types into a field, and presses Enter there, as the browser turns it into a submit. */
export function enter(where: string | HTMLInputElement, text: string): void {
  fill(where, text).form?.requestSubmit();
  flushSync();
}

/** Types these names into setup, with Enter after each. */
export function typeNames(...names: readonly string[]): void {
  for (const name of names) enter('#name', name);
}

/** Chooses in a list. */
export function choose(where: string | Element | null | undefined, value: string): void {
  const list = typeof where === 'string' ? document.querySelector(where) : where;
  if (!(list instanceof HTMLSelectElement)) return expect.fail(`there is no list ${String(where)}`);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

/** Once the answers to what was sent have come. */
export async function answered(): Promise<void> {
  for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
  flushSync();
}
