import type { State } from './types.ts';

/**
 * HW-17: whether the next refill may empty the deck and so end the game, as far as the count of cards tells. With
 * `lastTable: play` a refill that fills every place is followed by one more round, which is announced as the last.
 */
export function mayBeLast(state: State): boolean {
  if (state.phase === 'over' || state.lastRound) return false;
  const places = state.table.sides.length + 1;
  return state.house.lastTable === 'play' ? state.deck < places : state.deck <= places;
}
