import type { GameView } from '../../../host/contract/view.ts';
import type { Language } from '../../../words/language.ts';
import { mayBeLast } from '../rules/hands.ts';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';
import { stateOf } from './presented.ts';

/** What everybody should know before the choice: that this may be the last round, and in a night's first game what new signs mean. */
export function sayNotes(game: Pick<GameView, 'game' | 'state'>, language: Language): readonly string[] {
  const state = stateOf(game);
  const say = sayIn(language, words);
  const { opening, round, laid } = state;
  const isFirst = game.game === 1 && opening !== undefined;
  const outs = opening?.judgement.eliminated.length ?? 0;
  return [
    ...(mayBeLast(state) ? [say('hungarian-war-may-be-last')] : []),
    ...(isFirst && round === 1 && laid.length > 0 ? [say('hungarian-war-signs-order')] : []),
    ...(isFirst && outs > 0 && opening.timesOut === outs ? [say('hungarian-war-signs-out')] : []),
  ];
}
