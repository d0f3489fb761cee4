import { emptyPlaces } from './place.ts';
import type { Game, Over, Playing, State } from './types.ts';

/**
 * HW-17, after every deal and refill and after the deck was counted: with an empty deck the game is over, unless the
 * house plays the last table and every place is filled; then one more round is played.
 */
export function settle(game: Game): State {
  if (game.deck > 0) return playing(game, false);
  if (game.house.lastTable === 'play' && emptyPlaces(game.table).length === 0) return playing(game, true);
  return over(game);
}

/*
 * Games are copied field by field here: copying them by spread takes ten times as long, and a simulation makes half a
 * million of them a second.
 */

export function playing(game: Game, lastRound: boolean): Playing {
  const { house, cards, confirmed, deck, seats, gone, table, discard, round, opening, laid, swapped, total } = game;
  const phase = 'playing';
  return { phase, lastRound, house, cards, confirmed, deck, seats, gone, table, discard, round, opening, laid, swapped, total };
}

export function over(game: Game): Over {
  const { house, cards, confirmed, deck, seats, gone, table, discard, round, opening, laid, swapped, total } = game;
  return { phase: 'over', house, cards, confirmed, deck, seats, gone, table, discard, round, opening, laid, swapped, total };
}

/** The game with the parts replaced that a round or a refill may change. */
export function changed(game: Game, parts: Partial<Omit<Game, 'house' | 'confirmed' | 'gone' | 'total'>>): Game {
  const { house, confirmed, gone, total } = game;
  const { cards = game.cards, deck = game.deck, seats = game.seats, table = game.table, discard = game.discard } = parts;
  const { round = game.round, opening = game.opening, laid = game.laid } = parts;
  const swapped = 'swapped' in parts ? parts.swapped : game.swapped;
  return { house, cards, confirmed, deck, seats, gone, table, discard, round, opening, laid, swapped, total };
}
