import { onDestroy } from 'svelte';

/** The host's time as a reactive value: every frame while `runs()`, otherwise four times a second. */
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
  $effect(() => {
    if (runs() && frame === 0) update();
  });
  return {
    get value() {
      return value;
    },
  };
}
