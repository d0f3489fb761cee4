import { UNKNOWN } from '../../../rulebook/card.ts';
import { cardOf } from './cards.ts';
import { outcomeAt } from './evolve-round.ts';
import { cardAt, cardsOn, placesShown } from './place.ts';
import type { CardId, State } from './types.ts';

/**
 * The cards the dealer is asked to name next, in this order (HW-21): in a `taken` game those taken in the last opening,
 * in the order shown (sides ascending, the centre last); in an `entered` game those on the table in HW-3 order, then
 * those taken before anybody named them.
 */
export function cardsToName(state: State): readonly CardId[] {
  const unknown = (id: CardId): boolean => cardOf(state, id) === UNKNOWN;
  switch (state.house.cards) {
    case 'taken':
      return takenLast(state).filter(unknown);
    case 'entered':
      return [...cardsOn(state.table), ...takenLast(state)].filter(unknown);
    case 'dealt':
    case 'untracked':
      return [];
    default:
      return state.house.cards satisfies never;
  }
}

function takenLast({ opening }: State): readonly CardId[] {
  if (opening === undefined) return [];
  const { table, judgement } = opening;
  return placesShown(table)
    .filter((place) => outcomeAt(judgement, place)?.outcome === 'taken')
    .map((place) => cardAt(table, place))
    .filter((id) => id !== null);
}
