import type { GameView } from '../../../host/contract/view.ts';
import { nextStage } from './progress.ts';

/** ms between two looks at the time, whatever is shown. */
const SLOW = 500;

/**
 * The host's time (ms since 1970) as a reactive value for components that draw `game()`: with each of its views, twice a
 * second while there is a game or something else runs, and as a count or a presentation comes to its next stage. Nothing is
 * computed with every frame.
 */
export function hostTime(
  now: () => number,
  game: () => GameView | undefined,
  runs: () => boolean = () => false,
): { readonly value: number } {
  let looks = $state(0);
  // A new view and its time are drawn together, not one after the other.
  const value = $derived.by(() => {
    void looks;
    void game();
    void runs();
    return now();
  });
  $effect(() => {
    const shown = game();
    if (shown === undefined && !runs()) return undefined;
    const at = value;
    const next = shown && nextStage(shown.course, at);
    const timer = setTimeout(() => (looks += 1), next === undefined ? SLOW : Math.min(SLOW, Math.max(1, next - at)));
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}
