import { createSubscriber } from 'svelte/reactivity';

/** How long each has its turn, ms: to find oneself, and to look at three cards. */
const EACH_MS = 3_500;

let at = 0;
const look = createSubscriber((update) => {
  const timer = setInterval(() => {
    at += 1;
    update();
  }, EACH_MS);
  return () => clearInterval(timer);
});

/** One after the other, in every part of a window at the same time; nothing runs while nobody looks. */
export function whoseTurn<T>(all: readonly T[]): T | undefined {
  if (all.length < 2) return all[0];
  look();
  return all[at % all.length];
}
