import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { handMoves } from '../rules/hands.ts';
import type { State } from '../rules/types.ts';
import { sayPlace, sayTarget } from './said.ts';
import { HUNGARIAN_WAR_WORDS } from './words.ts';

/** What people move, a sentence for each player who takes and one for the dealer. The first deal is included where hands deal. */
export function sayHands(state: State, language: Language): readonly string[] {
  const { take } = HUNGARIAN_WAR_WORDS[language];
  const takes = takesOf(state, language).map(({ seat, target }) => take(state.opening?.players[seat]?.name ?? '', target));
  return [...takes, ...dealerLines(state, language)];
}

/** Which cards go to whom, by the seats of the last opening; `target` as it is named to that player. */
export function takesOf(state: State, language: Language): readonly { readonly seat: Seat; readonly target: string }[] {
  const players = state.opening?.players ?? [];
  const words = HUNGARIAN_WAR_WORDS[language].target;
  return handMoves(state).takes.map(({ seat, place }) => ({ seat, target: sayTarget(words, players, seat, place) }));
}

/** What the dealer moves, in one sentence; none where there is nothing to do. */
export function dealerLines(state: State, language: Language): readonly string[] {
  const { opening } = state;
  if (opening === undefined && state.house.cards === 'dealt') return [];
  const words = HUNGARIAN_WAR_WORDS[language];
  const { discards, lays, swap, leavers } = handMoves(state);
  const players = opening?.players ?? [];
  const steps = [
    discards.length > 0 && words.dealer.discard(discards.map((place) => sayPlace(words.discarded, players, place)).join(', ')),
    lays.length > 0 &&
      (opening === undefined ? words.dealer.layTable(lays.length - 1) : words.dealer.lay(lays.length, lays[0] === 'centre')),
    swap !== undefined && words.dealer.swap(swap),
    leavers.length > 0 && words.dealer.discard(leavers.map(({ name }) => words.discarded.left(name)).join(', ')),
  ].filter((step) => step !== false);
  return steps.length === 0 ? [] : [words.dealer.all(steps)];
}
