import { flushSync } from 'svelte';
import { keyPressed } from '../../desk/testing/key-pressed.ts';

/** Presses keys where the focus is, one after the other. */
export function pressKeys(...keys: readonly string[]): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { ...keyPressed(key), bubbles: true, cancelable: true }));
    flushSync();
  }
}

/** Types these names into setup, with Enter after each. Throws where setup asks for none. */
export function typeNames(...names: readonly string[]): void {
  for (const one of names) {
    const field = document.querySelector<HTMLInputElement>('#name');
    if (field === null) throw new Error('no field for a name');
    field.value = one;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
    flushSync();
  }
}
