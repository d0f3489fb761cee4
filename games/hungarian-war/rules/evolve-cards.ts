import { emptyPlaces, cardAt, withCards } from './place.ts';
import type { GameCore, Over, Playing, State, CardId, Place } from './types.ts';
import type { EndedBy } from '../../../rulebook/rulebook.ts';
import type { Card } from '../../../rulebook/card.ts';

/** What a round or a refill may change of a game. */
type Parts = Partial<Omit<GameCore, 'house' | 'gone' | 'total'>>;

/**
 * HW-17, after every deal and refill and after the deck was counted: with an empty deck the game is over, unless the
 * house plays the last table and every place is filled; then one more round is played.
 */
export function settle(game: GameCore, parts: Parts = {}): State {
  const { deck = game.deck, table = game.table } = parts;
  if (deck > 0) return playing(game, false, parts);
  if (game.house.lastTable === 'play' && emptyPlaces(table).length === 0) return playing(game, true, parts);
  return over(game, parts);
}

/*
 * Games are copied field by field here: copying them by spread takes ten times as long, and a simulation makes half a
 * million of them a second.
 */

export function playing(game: GameCore, lastRound: boolean, parts: Parts): Playing {
  return {
    phase: 'playing',
    lastRound,
    house: game.house,
    cards: parts.cards ?? game.cards,
    confirmed: parts.confirmed ?? game.confirmed,
    deck: parts.deck ?? game.deck,
    seats: parts.seats ?? game.seats,
    gone: game.gone,
    table: parts.table ?? game.table,
    discard: parts.discard ?? game.discard,
    round: parts.round ?? game.round,
    opening: parts.opening ?? game.opening,
    laid: parts.laid ?? game.laid,
    swapped: parts.swapped ?? game.swapped,
    leavers: parts.leavers ?? game.leavers,
    total: game.total,
  };
}

export function over(game: GameCore, parts: Parts): Over {
  const { lastRound: _lastRound, ...rest } = playing(game, false, parts);
  return { ...rest, phase: 'over' };
}

/** HW-17: while cards are left, only the dealer can have ended the game. */
export function endedBy({ phase, deck }: State): EndedBy | undefined {
  return phase === 'over' && deck > 0 ? 'ended early' : undefined;
}

/** HW-21: only the identity changes; positions, piles and standings stay. */
export function withCardNamed(state: State, id: CardId, card: Card, confirmed: boolean): State {
  const others = state.confirmed.filter((other) => other !== id);
  const named = { cards: state.cards.with(id, card), confirmed: confirmed ? [...others, id] : others };
  return state.phase === 'over' ? over(state, named) : playing(state, state.lastRound, named);
}

/**
 * HW-17, HW-20: the deck holds `left` cards, and the cards thought to lie at `unfilled` never were. A game that is over
 * goes on where cards are left, unless it was ended early; otherwise it stays over.
 */
export function withDeckCounted(state: State, left: number, unfilled: readonly Place[]): State {
  const never = new Set(unfilled.map((place) => cardAt(state.table, place)));
  const counted: State = {
    ...state,
    cards: state.cards.map((card, id) => (never.has(id) ? '??' : card)),
    confirmed: state.confirmed.filter((id) => !never.has(id)),
    table: withCards(
      state.table,
      unfilled,
      unfilled.map(() => null),
    ),
    laid: state.laid.filter((place) => place === null || !unfilled.includes(place)),
    deck: left,
    total: state.total + left - state.deck - unfilled.length,
  };
  return state.phase === 'over' && (left === 0 || endedBy(state) !== undefined) ? over(counted, {}) : settle(counted);
}
