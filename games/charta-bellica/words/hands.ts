import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { CHARTA_BELLICA_SEAT } from './seat.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { leadersOf, alliesOf } from '../rules/alliances.ts';
import { seatOfHighest } from '../rules/trick.ts';
import { nationOf } from '../rules/seen.ts';
import { lastOf, type Fought, type InPhase, type State } from '../rules/play.ts';
import { CHARTA_BELLICA_WORDS } from './words.ts';
import type { Language } from '../../../words/language.ts';

export function sayHands(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** Who moves what; where the question to a seat says it, no phone does. */
export function handTasks(state: State, language: Language): readonly HandLine[] {
  const { hands: words, card } = CHARTA_BELLICA_WORDS[language];
  const { tasks } = CHARTA_BELLICA_SEAT[language];
  const nations = () =>
    words.nations(state.players.map(({ name }, seat) => ({ name, nation: card.nations[nationOf(state.play, seat)] })));
  const names = (seats: readonly Seat[]) => namesOf(state, seats);
  const { play } = state;
  switch (play.phase) {
    case 'lots':
      return play.nations.length > 0 ? [] : [{ said: words.sort }, { said: words.drawLots }];
    case 'allying':
      return [{ said: words.sevenAndSeven }];
    case 'won':
    case 'counted':
      return [];
    case 'leading':
      return play.shown.length > 0 ? [] : [...taken(state, language), { said: words.lead(names(leadersOf(play))), to: [] }];
    case 'aiding':
      return play.laid.length > 0 ? [] : [{ said: words.aid(names(alliesOf(play))), to: [] }];
    case 'drawing':
      return [{ said: words.drawFromEachOther(names(alliesOf(play))), to: alliesOf(play), you: tasks.drawFromEachOther }];
    case 'turning':
      if (play.turned.length > 0) return [];
      if (play.tricks > 0) return taken(state, language);
      return [{ said: words.sort }, { said: nations(), to: [] }, { said: words.allInHand }];
    case 'horse':
      return [{ said: words.mayAttack(names([play.by])[0] ?? ''), to: [play.by], you: tasks.mayAttack }];
    case 'fighting':
      return fighting(state, play, language);
  }
}

function taken(state: State, language: Language): readonly HandLine[] {
  const { hands: words } = CHARTA_BELLICA_WORDS[language];
  const last = lastOf(state.play);
  if (last === undefined) return [];
  const takers = last.kind === 'battle' ? takersIn(last) : last.outcome.outcome === 'taken' ? [last.outcome.by] : [];
  if (takers.length === 0) return [{ said: words.takeOwn }];
  const you = CHARTA_BELLICA_SEAT[language].tasks[takers.length === 1 ? 'take' : 'takeTogether'];
  return [{ said: words.take(namesOf(state, takers)), to: takers, you }];
}

/** The alliance that won, its leader first; nobody where each keeps its cards. */
function takersIn({ outcome: { winner }, leaders, allies }: Fought): readonly Seat[] {
  return winner === null ? [] : [leaders[winner], allies[winner]];
}

/** CB-7, CB-9 */
function fighting(state: State, { trick, fight }: InPhase<'fighting'>, language: Language): readonly HandLine[] {
  const { hands: words } = CHARTA_BELLICA_WORDS[language];
  const { tasks } = CHARTA_BELLICA_SEAT[language];
  const { attacker, fights, turned } = trick;
  const { droppers, owners } = fight;
  const drop = droppers.length === 0 ? [] : [{ said: words.drop(namesOf(state, droppers)), to: droppers, you: tasks.drop }];
  if (attacker !== null && fights.length === 0) {
    const [by = '', from = ''] = namesOf(state, [attacker, seatOfHighest(turned)]);
    return [{ said: words.drawFrom(by, from), to: [attacker], you: tasks.drawFrom(from) }, ...drop];
  }
  return [{ said: words.drawFromNext(namesOf(state, owners)), to: owners, you: tasks.drawFromNext }, ...drop];
}

function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}
