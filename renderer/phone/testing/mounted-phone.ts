import { flushSync } from 'svelte';
import { draw, remove } from '../../ui/testing/drawn.ts';
import PhonePage from '../PhonePage.svelte';
import { FakeScreenPhone, type Shown } from './fake-screen-phone.svelte.ts';

/** The page of a phone that shows this, with how a test looks at it and touches it. */
export function mountPhone(shown: Shown = {}) {
  const phone = new FakeScreenPhone(shown);
  draw(PhonePage, { phone });
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  return {
    phone,
    find,
    text: () => document.body.textContent.replaceAll(/\s+/g, ' '),
    buttons: () => [...document.querySelectorAll<HTMLButtonElement>('.buttons button')],
    /** By what stands on it or what a screen reader calls it. */
    button(name: string): HTMLButtonElement {
      const all = [...document.querySelectorAll('button')];
      const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name);
      if (found === undefined) throw new Error(`no button “${name}” among ${all.map((one) => one.textContent).join()}`);
      return found;
    },
    show(more: Shown): void {
      phone.show(more);
      flushSync();
    },
    close: remove,
  };
}

/** A pointer's event on something, as a finger makes it. */
export function touch(target: EventTarget, type: string, pointerId = 1): void {
  target.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', button: 0, bubbles: true, cancelable: true }));
  flushSync();
}

/** A finger goes down and leaves again, with the mouse events that browsers add. */
export function tap(target: HTMLElement, pointerId = 1): void {
  touch(target, 'pointerdown', pointerId);
  touch(target, 'pointerup', pointerId);
  const mouse = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  target.dispatchEvent(mouse);
  if (!mouse.defaultPrevented) target.focus();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
}

/** As a key or a screen reader presses a button. */
export function pressByKey(target: HTMLElement): void {
  target.focus();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
}
