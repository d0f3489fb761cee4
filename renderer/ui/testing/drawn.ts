import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';

let removeDrawn = () => {};

/** Draws a part of a page in place of what was drawn before it, until the test ends. */
export function draw<Props extends object>(Part: Component<Props>, props: Props): void {
  remove();
  // Svelte's own type of properties leaves out interfaces.
  const component = mount(Part as Component<object>, { target: document.body, props });
  removeDrawn = () => void unmount(component);
  onTestFinished(remove);
  flushSync();
}

/** Removes what was drawn, as when its page is left. */
export function remove(): void {
  const now = removeDrawn;
  removeDrawn = () => {};
  now();
}

/** A part of the page by its name. */
export const part = (name: string) => document.querySelector(`[data-part=${name}]`);
