import type { Attachment } from 'svelte/attachments';

/** How often the range of sizes is halved, so that the size is found to a sixteenth of it: each time costs a layout. */
const HALVINGS = 4;
/**
 * What gives way, step by step, in a box that is still too small: reasons become one line (`short`), that line goes too (`spare`), the
 * box gets more room (`full`), and more of it is left out (`overfull`).
 */
const FULL = ['short', 'spare', 'full', 'overfull'];

/**
 * Draws the text of a box as large as the box has room for: `--fit` goes from 0, the least size that can be read from where
 * people sit, to 1. A box that is too small even for that is marked `data-full`, and a stylesheet says what gives way, and what
 * else does where that is not enough.
 */
export const fitted: Attachment<HTMLElement> = (box) => {
  let seen = '';
  const look = () => [box.clientWidth, box.clientHeight, box.textContent].join();
  const fit = (): void => {
    if (seen === look()) return;
    delete box.dataset['full'];
    // Where the page scrolls, nothing gives way.
    if (getComputedStyle(box).overflowY === 'visible') return;
    let grown = isGrown(box);
    for (const full of FULL) {
      if (grown) break;
      box.dataset['full'] = full;
      grown = isGrown(box);
    }
    seen = look();
  };
  const fitAnew = (): void => {
    seen = '';
    fit();
  };

  const changed = new MutationObserver(fit);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(box);
  // Letters have other widths once the font has come.
  void document.fonts?.ready.then(fitAnew);
  fit();
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
};

/** Draws the text of a box at the largest size that fits; false if none does. */
function isGrown(box: HTMLElement): boolean {
  const fits = (fit: number): boolean => {
    box.style.setProperty('--fit', String(fit));
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  if (fits(1)) return true;
  if (!fits(0)) return false;
  let [least, most] = [0, 1];
  for (let n = 0; n < HALVINGS; n += 1) {
    const between = (least + most) / 2;
    [least, most] = fits(between) ? [between, most] : [least, between];
  }
  return fits(least);
}
