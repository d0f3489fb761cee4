import type { Attachment } from 'svelte/attachments';

/**
 * How far a column may be tightened, each step beside those before it: no larger than it must be, one guide for all, a short
 * one, narrower letters, smaller "ready" and nothing of what beats what, standings in two columns, no reasons, no standings, no
 * lesson, and no guide; above a correction it is the guide, and at last what people would do next, that gives way.
 */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Steps that are taken back where a later one has given enough room: the guide in a table, the standings, and names in full. */
const SPARED = [3, 8, 6];

/**
 * Tightens a column until `.middle` in it fits, by its `data-tight`: `0` (everything large), or the steps taken, `1 2 3`.
 * What people must do next is never cut off, and nothing gets smaller than it may be read.
 *
 * Each step costs a layout, so what fitted is remembered by the heights of the column's blocks, and by the words of those that
 * are hidden: a change of words or figures that leaves these as they were costs the one layout that the next frame needs anyway.
 * Where the page lets `.middle` reach out of its box, the column scrolls: there nothing is left out.
 */
export const tightened: Attachment<HTMLElement> = (column) => {
  const remembered = new Map<string, readonly number[]>();

  const seen = (middle: HTMLElement): string =>
    [column.dataset['tight'], column.clientWidth, ...heightsOf(column, middle)].join();

  const fit = (): void => {
    const middle = column.querySelector<HTMLElement>('.middle');
    if (middle === null) return;
    if (getComputedStyle(middle).overflowY === 'visible') {
      column.dataset['tight'] = 'never';
      return;
    }
    const fits = () => middle.scrollHeight <= middle.clientHeight;
    const found = seen(middle);
    const enough = remembered.get(found);
    if (enough !== undefined) {
      tighten(column, enough);
      if (fits()) return;
    }
    const taken = needed((steps) => {
      tighten(column, steps);
      return fits();
    });
    tighten(column, taken);
    remembered.set(found, taken).set(seen(middle), taken);
  };
  const fitAnew = (): void => {
    remembered.clear();
    fit();
  };

  const changed = new MutationObserver(fit);
  changed.observe(column, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(column);
  // Letters have other widths once the font has come.
  void document.fonts?.ready.then(fitAnew);
  fit();
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
};

function tighten(column: HTMLElement, steps: readonly number[]): void {
  const tight = steps.length === 0 ? '0' : steps.join(' ');
  if (tight !== column.dataset['tight']) column.dataset['tight'] = tight;
}

/** The steps that a column needs to fit, without those that a later one makes needless. */
function needed(fitsWith: (steps: readonly number[]) => boolean): readonly number[] {
  let taken = [[], ...STEPS.map((step) => STEPS.slice(0, step))].find(fitsWith) ?? STEPS;
  for (const spared of SPARED) {
    const without = taken.filter((step) => step !== spared);
    if (fitsWith(without)) taken = without;
  }
  return taken;
}

/** The heights of a column's blocks; the words of those that are hidden. */
function heightsOf(column: HTMLElement, middle: HTMLElement): readonly (number | string)[] {
  const blocks = [column, ...column.children, ...middle.children];
  return blocks.map((block) => block.clientHeight || block.textContent);
}
