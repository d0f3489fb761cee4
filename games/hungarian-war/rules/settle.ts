import { emptyPlaces } from './place.ts';
import type { Game, State } from './types.ts';

/**
 * HW-17, after every deal and refill and after the deck was counted: with an empty deck the game is over, unless the
 * house plays the last table and every place is filled; then one more round is played.
 */
export function settle(game: Game): State {
  if (game.deck > 0) return { ...game, phase: 'playing', lastRound: false };
  if (game.house.lastTable === 'play' && emptyPlaces(game.table).length === 0)
    return { ...game, phase: 'playing', lastRound: true };
  return over(game);
}

export function over(game: Game): State {
  return {
    phase: 'over',
    house: game.house,
    cards: game.cards,
    confirmed: game.confirmed,
    deck: game.deck,
    seats: game.seats,
    gone: game.gone,
    table: game.table,
    discard: game.discard,
    round: game.round,
    opening: game.opening,
    laid: game.laid,
    swapped: game.swapped,
    total: game.total,
  };
}
