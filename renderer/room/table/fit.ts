import type { Attachment } from 'svelte/attachments';

/**
 * How far a column may be tightened, each step beside those before it: no larger than it must be, one guide for all, a short
 * one, narrower letters, smaller "ready", no guide and standings in two columns, no names, and no standings at last.
 */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Tightens a column until `.middle` in it fits, by its `data-tight`: `0` (everything large), or the steps taken, `1 2 3`.
 * What people must do next is never cut off, and nothing gets smaller than it may be read.
 */
export const fitted: Attachment<HTMLElement> = (column) => {
  const fit = () => {
    const middle = column.querySelector<HTMLElement>('.middle');
    for (let tight = 0; tight <= STEPS.length; tight++) {
      column.dataset['tight'] = tight === 0 ? '0' : STEPS.slice(0, tight).join(' ');
      if (middle === null || middle.scrollHeight <= middle.clientHeight) return;
    }
  };
  const changed = new MutationObserver(fit);
  changed.observe(column, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(column);
  // Letters have other widths once the font has come.
  void document.fonts?.ready.then(fit);
  fit();
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
};
