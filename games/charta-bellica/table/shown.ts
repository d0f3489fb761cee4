import { nationOf } from '../rules/seen.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { Language } from '../../../words/language.ts';
import type { CardsShown } from '../../kit/table/shown.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import { battleShown, foughtShown, nationsShown } from './battle-shown.ts';
import type { State } from '../rules/play.ts';
import { playedShown, trickShown } from './trick-shown.ts';
import { lastOf } from '../rules/play.ts';
import { gainsOf, keeperOf } from '../rules/points.ts';

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

/** Cards taken so far, by seat; undefined where none are kept. While a round is shown, without what it brings. */
export function pilesAt(state: State, progress: Progress): readonly (number | undefined)[] {
  const { play, players } = state;
  const last = progress.kind === 'presenting' ? lastOf(play) : undefined;
  const gains = last && gainsOf(last, players.length);
  return players.map((_, seat) => {
    if (play.kind === 'bellum') return (play.tricksOf[seat]?.length ?? 0) - (gains?.[seat]?.length ?? 0);
    if (play.kind !== 'alliances') return undefined;
    const alliance = play.alliances.findIndex(([keeper]) => keeper === seat);
    if (alliance < 0) return undefined;
    const gained = gains?.filter((_, other) => keeperOf(play, other) === seat).flat().length ?? 0;
    return (play.gathered[alliance]?.length ?? 0) - gained;
  });
}
