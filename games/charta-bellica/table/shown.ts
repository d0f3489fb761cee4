import { nationOf } from '../rules/seen.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { Language } from '../../../words/language.ts';
import type { CardsShown } from '../../kit/table/shown.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import { battleShown, foughtShown, nationsShown } from './battle-shown.ts';
import { pilesAt } from './piles.ts';
import type { State } from '../rules/rulebook.ts';
import { playedShown, trickShown } from './trick-shown.ts';

export function shownAt(state: State, progress: Progress, language: Language): CardsShown {
  const { play, players } = state;
  const words = CHARTA_BELLICA_WORDS[language];
  const piles = pilesAt(state, progress);
  const labels = players.map((_, seat) => words.card.nations[nationOf(seat)]);
  const told = progress.kind === 'presenting' && progress.shown > 0;
  if (play.kind === 'bellum') {
    return progress.kind === 'presenting' && play.last !== null
      ? playedShown(play, play.last, { piles, labels, told })
      : trickShown(play, piles, labels);
  }
  if (play.kind !== 'alliances') return nationsShown(piles, labels);
  return progress.kind === 'presenting' && play.last !== null
    ? foughtShown(play, play.last, { piles, told }, words)
    : battleShown(play, piles, words);
}
