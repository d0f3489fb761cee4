/** Options that stand below each other without pushing everything else off a small screen. */
const MOST_SHOWN = 6;

/**
 * Shows the options of a list in the page until one is chosen or the list loses the focus. The list that a browser opens by
 * itself is given every key before the page: it would lose a keypad's press, and show which key it was.
 */
export function showInPage(list: HTMLSelectElement): void {
  const close = () => {
    list.removeAttribute('size');
    list.removeEventListener('change', close);
    list.removeEventListener('blur', close);
  };
  list.size = Math.min(list.options.length, MOST_SHOWN);
  list.addEventListener('change', close);
  list.addEventListener('blur', close);
  list.focus();
}

/** Keys with which browsers open a list; on some systems an arrow alone does. */
const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'NumpadEnter']);

/** Whether this event would have the browser open the list. */
export function opensList(
  event: KeyboardEvent | MouseEvent,
): event is (KeyboardEvent | MouseEvent) & { target: HTMLSelectElement } {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement) || target.size > 1) return false;
  return event instanceof KeyboardEvent ? OPENING.has(event.code) : event.button === 0;
}
