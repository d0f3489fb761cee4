import type { GameView } from '../../../host/contract/view.ts';
import { handMoves, mayBeLast } from '../rules/hands.ts';
import type { State } from '../rules/types.ts';
import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/words.ts';
import { stateOf } from './presented.ts';
import { sayPlace, sayTarget } from '../words/said.ts';

/** What people move, a sentence for each player who takes and one for the dealer. The first deal is included where hands deal. */
export function sayHands(state: State, language: Language): readonly string[] {
  const { opening } = state;
  if (opening === undefined && state.house.cards === 'dealt') return [];
  const words = HUNGARIAN_WAR_WORDS[language];
  const { takes, discards, lays, swap, leavers } = handMoves(state);
  const players = opening?.players ?? [];
  const said = takes.map(({ seat, place }) => {
    return words.take(players[seat]?.name ?? '', sayTarget(words.target, players, seat, place));
  });
  const steps = [
    discards.length > 0 && words.dealer.discard(discards.map((place) => sayPlace(words.discarded, players, place)).join(', ')),
    lays.length > 0 &&
      (opening === undefined ? words.dealer.layTable(lays.length - 1) : words.dealer.lay(lays.length, lays[0] === 'centre')),
    swap !== undefined && words.dealer.swap(swap),
    leavers.length > 0 && words.dealer.discard(leavers.map(({ name }) => words.discarded.left(name)).join(', ')),
  ].filter((step) => step !== false);
  return steps.length === 0 ? said : [...said, words.dealer.all(steps)];
}

/** What everybody should know before the choice: that this may be the last round, and in a night's first game what new signs mean. */
export function sayNotes(game: Pick<GameView, 'game' | 'state'>, language: Language): readonly string[] {
  const state = stateOf(game);
  const { mayBeLast: last, signs } = HUNGARIAN_WAR_WORDS[language];
  const { opening, round, laid } = state;
  const isFirst = game.game === 1 && opening !== undefined;
  const outs = opening?.judgement.eliminated.length ?? 0;
  return [
    ...(mayBeLast(state) ? [last] : []),
    ...(isFirst && round === 1 && laid.length > 0 ? [signs.order] : []),
    ...(isFirst && outs > 0 && opening.timesOut === outs ? [signs.out] : []),
  ];
}
