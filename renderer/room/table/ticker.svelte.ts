import { onDestroy, untrack } from 'svelte';
import type { GameView } from '../../../host/contract/view.ts';
import { nextStage } from './progress.ts';
import { TABLE_UIS } from './ui.ts';

/** ms between two looks at the time whatever is on. */
const SLOW = 250;

/**
 * The host's time (ms since 1970) as a reactive value for whoever draws `game()`: with each of its views, four times a
 * second, and as a count or a presentation comes to its next stage. Nothing is looked at anew with every frame.
 */
export function hostTime(now: () => number, game: () => GameView | undefined): { readonly value: number } {
  const course = $derived(game()?.course);
  const outcomes = $derived.by(() => {
    const told = game();
    return told === undefined ? 0 : TABLE_UIS.of(told.rulebook).outcomes(told);
  });
  let value = $state(now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    value = now();
    const next = course === undefined ? undefined : nextStage(course, outcomes, value);
    clearTimeout(timer);
    timer = setTimeout(look, next === undefined ? SLOW : Math.min(SLOW, Math.max(1, next - value)));
  };
  onDestroy(() => clearTimeout(timer));
  $effect(() => {
    void game();
    untrack(look);
  });
  return {
    get value() {
      return value;
    },
  };
}
