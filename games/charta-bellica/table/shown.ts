import { nationOf } from '../rules/holding.ts';
import { CHARTA_BELLICA_WORDS } from '../words/languages.ts';
import type { Language } from '../../../words/language.ts';
import type { CardsShown, Moment } from '../../kit/table/shown.ts';
import { battleShown, foughtShown, nationsShown } from './battle-shown.ts';
import { pilesAt } from './piles.ts';
import type { State } from './state.ts';
import { playedShown, trickShown } from './trick-shown.ts';

/** The map at a moment: what lies before each seat, and what is told of it. */
export function shownAt(state: State, moment: Moment, language: Language): CardsShown {
  const { play, players } = state;
  const words = CHARTA_BELLICA_WORDS[language];
  const piles = pilesAt(state, moment);
  const labels = players.map((_, seat) => words.card.nations[nationOf(seat)]);
  const told = moment.drawn === 'told' && moment.at >= 0;
  if ('tricksOf' in play) {
    return moment.drawn === 'told' && play.last !== null
      ? playedShown(play, play.last, { piles, labels, told })
      : trickShown(play, piles, labels);
  }
  if (!('alliances' in play)) return nationsShown(piles, labels);
  return moment.drawn === 'told' && play.last !== null
    ? foughtShown(play, play.last, { piles, told }, words)
    : battleShown(play, piles, words);
}
