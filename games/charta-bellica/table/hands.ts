import type { Seat } from '../../../rulebook/seat.ts';
import { leadersOf, alliesOf } from '../rules/alliances.ts';
import { seatOfHighest } from '../rules/trick.ts';
import { nationOf } from '../rules/seen.ts';
import { lastOf, type InPhase, type State } from '../rules/play.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { ChartaBellicaWords } from '../words/table/en.ts';
import type { Language } from '../../../words/language.ts';

export function sayHands(state: State, language: Language): readonly string[] {
  const { hands: words, card } = CHARTA_BELLICA_WORDS[language];
  const nations = () =>
    words.nations(state.players.map(({ name }, seat) => ({ name, nation: card.nations[nationOf(state.play, seat)] })));
  const { play } = state;
  switch (play.phase) {
    case 'lots':
      return play.nations.length > 0 ? [] : [words.sort, words.drawLots];
    case 'allying':
      return [words.sevenAndSeven];
    case 'won':
    case 'counted':
      return [];
    case 'leading':
      return play.shown.length > 0 ? [] : [...taken(state, words), words.lead(namesOf(state, leadersOf(play)))];
    case 'aiding':
      return play.laid.length > 0 ? [] : [words.aid(namesOf(state, alliesOf(play)))];
    case 'drawing':
      return [words.drawFromEachOther(namesOf(state, alliesOf(play)))];
    case 'turning':
      if (play.turned.length > 0) return [];
      return play.tricks === 0 ? [words.sort, nations(), words.allInHand] : taken(state, words);
    case 'horse':
      return [words.mayAttack(namesOf(state, [play.by])[0] ?? '')];
    case 'fighting':
      return fighting(state, play, words);
  }
}

function taken(state: State, words: ChartaBellicaWords['hands']): readonly string[] {
  const last = lastOf(state.play);
  if (last === undefined) return [];
  if (last.kind === 'battle') {
    const { winner } = last.outcome;
    return [winner === null ? words.takeOwn : words.take(namesOf(state, [last.leaders[winner], last.allies[winner]]))];
  }
  const { outcome } = last;
  return [outcome.outcome === 'taken' ? words.take(namesOf(state, [outcome.by])) : words.takeOwn];
}

/** CB-7, CB-9 */
function fighting(state: State, { trick, fight }: InPhase<'fighting'>, words: ChartaBellicaWords['hands']): readonly string[] {
  const { attacker, fights, turned } = trick;
  const drop = fight.droppers.length === 0 ? [] : [words.drop(namesOf(state, fight.droppers))];
  if (attacker !== null && fights.length === 0) {
    const [by = '', from = ''] = namesOf(state, [attacker, seatOfHighest(turned)]);
    return [words.drawFrom(by, from), ...drop];
  }
  return [words.drawFromNext(namesOf(state, fight.owners)), ...drop];
}

export function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}
