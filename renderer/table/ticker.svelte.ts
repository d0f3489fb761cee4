import { onDestroy, untrack } from 'svelte';

/** The host's time as a reactive value: every frame while `runs()`, otherwise four times a second and when `runs` sees another view. */
export function hostTime(now: () => number, runs: () => boolean): { readonly value: number } {
  let value = $state(now());
  let frame = 0;
  const update = () => {
    value = now();
    if (runs()) frame = requestAnimationFrame(update);
    else frame = 0;
  };
  const slow = setInterval(() => {
    if (frame === 0) update();
  }, 250);
  onDestroy(() => {
    clearInterval(slow);
    cancelAnimationFrame(frame);
  });
  // What a new view brings has its time by the host's clock, not by the last tick.
  $effect(() => {
    runs();
    if (frame === 0) untrack(update);
  });
  return {
    get value() {
      return value;
    },
  };
}
