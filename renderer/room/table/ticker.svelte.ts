import type { GameView } from '../../../host/contract/view.ts';
import { nextStage } from './progress.ts';
import { TABLE_UIS } from './ui.ts';

const SLOW = 250;

/**
 * The host's time (ms since 1970) as a reactive value for whoever draws `game()`: with each of its views, four times a
 * second, and as a count or a presentation comes to its next stage. Nothing is looked at anew with every frame.
 */
export function hostTime(now: () => number, game: () => GameView | undefined): { readonly value: number } {
  const outcomes = $derived.by(() => {
    const shown = game();
    return shown === undefined ? 0 : TABLE_UIS.of(shown.rulebook).outcomes(shown);
  });
  let looks = $state(0);
  // A new view and its time are drawn together, not one after the other.
  const value = $derived.by(() => {
    void looks;
    void game();
    return now();
  });
  $effect(() => {
    const course = game()?.course;
    const next = course === undefined ? undefined : nextStage(course, outcomes, value);
    const timer = setTimeout(() => (looks += 1), next === undefined ? SLOW : Math.min(SLOW, Math.max(1, next - value)));
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}
