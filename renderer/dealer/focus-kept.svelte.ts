/**
 * Called while a component is made: what had the focus when the first panel was opened gets it back when the last one is
 * closed, unless something else has taken it.
 */
export function keepFocus(panelOpen: () => boolean): void {
  let before: Element | null | undefined;
  // Before the page is drawn anew: what a panel lies over loses the focus then.
  $effect.pre(() => {
    if (panelOpen()) before ??= document.activeElement;
  });
  $effect(() => {
    if (panelOpen() || before === undefined) return;
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    before = undefined;
  });
}
