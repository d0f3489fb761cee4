import type { Attachment } from 'svelte/attachments';

/** How far a column may be tightened: no larger than it must be, no guide, narrower letters, smaller "ready", standings in two columns, and none at last. */
const TIGHTEST = 6;

/**
 * Tightens a column until `.middle` in it fits, by its `data-tight` from 0 (everything large) to 6: what people must do
 * next is never cut off, and nothing gets smaller than it may be read.
 */
export const fitted: Attachment<HTMLElement> = (column) => {
  const fit = () => {
    const middle = column.querySelector<HTMLElement>('.middle');
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      column.dataset['tight'] = String(tight);
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
