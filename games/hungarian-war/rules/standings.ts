import type { Standing, Captures, Capture } from '../../../rulebook/rulebook.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import { cardOf, pointsOf, pointsRange } from './cards.ts';
import type { GameCore, Pile, State } from './types.ts';

/** HW-4, HW-21: points so far and cards still open, in seat order, then players who left, in the order of leaving. */
export function standings(game: GameCore): readonly Standing[] {
  return [
    ...game.seats.map(({ player, pile }, seat) => ({ player, seat, ...scoreOf(game, pile) })),
    ...game.gone.map(({ player, pile }) => ({ player, seat: undefined, ...scoreOf(game, pile) })),
  ];
}

/** HW-21: the standings of an earlier state of the game, its cards by the names they have now. */
export function standingsThen(then: State, now: State): readonly Standing[] {
  return standings({ ...then, cards: now.cards });
}

/**
 * HW-18: the players with the most points; several share the win. Empty until the game is over, and then for as long as cards whose
 * points are open (HW-21) could still change who wins. Nobody wins a game that was ended before its first round.
 */
export function winners(state: State): readonly PlayerId[] {
  if (state.phase === 'playing' || (state.round === 0 && state.deck > 0)) return [];
  const { least, most } = pointsRange(state.house);
  const scores = standings(state).map(({ player, points, open }) => {
    return { id: player.id, least: points + open * least, most: points + open * most };
  });
  const best = scores.filter((score) => scores.every((other) => other === score || score.least >= other.most));
  const [first] = best;
  const decided = scores.every((score) => best.includes(score) || (first !== undefined && score.most < first.least));
  return decided ? best.map(({ id }) => id) : [];
}

/** The points and open cards of one pile. */
export function scoreOf(game: GameCore, pile: Pile): { readonly points: number; readonly open: number } {
  let points = (pile.counted ?? 0) + pile.adjusted;
  let open = 0;
  for (const id of pile.cards.slice(pile.countedOf)) {
    const value = pointsOf(cardOf(game, id), game.house);
    if (value === undefined) open += 1;
    else points += value;
  }
  return { points, open };
}

const NOTHING: readonly Capture[] = [];

export const captures: Captures<State> = {
  taken: (from, { opening }) => (opening === undefined || opening === from.opening ? NOTHING : opening.taken),
  points: (state, card) => pointsOf(cardOf(state, card), state.house),
};
