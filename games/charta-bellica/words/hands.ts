import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Nation } from '../rules/card.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { House } from '../rules/house.ts';
import type { Goal } from '../rules/lesson.ts';
import type { DRAW } from '../rules/lots.ts';
import type { AskWhat } from '../rules/naming.ts';
import type { ChartaBellicaCode } from '../rules/rulebook.ts';
import { leadersOf, alliesOf } from '../rules/alliances.ts';
import { seatOfHighest } from '../rules/trick.ts';
import { nationOf } from '../rules/seen.ts';
import { lastOf, type Fought, type InPhase, type State } from '../rules/play.ts';
import words from '../../../words/generated/charta-bellica.js';
import type { Language } from '../../../words/language.ts';
import { sayIn, type Ids, type InId } from '../../../words/say.ts';

export function sayHands(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** Who moves what; where the question to a seat says it, no phone does. */
export function handTasks(state: State, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  const names = (seats: readonly Seat[]) => namesOf(state, seats);
  const { play } = state;
  switch (play.phase) {
    case 'lots':
      return play.nations.length > 0
        ? []
        : [{ said: say('charta-bellica-hands-sort') }, { said: say('charta-bellica-hands-draw-lots') }];
    case 'allying':
      return [{ said: say('charta-bellica-hands-seven-and-seven') }];
    case 'won':
    case 'counted':
      return [];
    case 'leading':
      if (play.shown.length > 0) return [];
      return [...taken(state, language), { said: say('charta-bellica-hands-lead', { names: names(leadersOf(play)) }), to: [] }];
    case 'aiding':
      return play.laid.length > 0 ? [] : [{ said: say('charta-bellica-hands-aid', { names: names(alliesOf(play)) }), to: [] }];
    case 'drawing': {
      const said = say('charta-bellica-hands-draw-from-each-other', { names: names(alliesOf(play)) });
      return [{ said, to: alliesOf(play), you: say('charta-bellica-hands-draw-from-each-other.you') }];
    }
    case 'turning':
      if (play.turned.length > 0) return [];
      if (play.tricks > 0) return taken(state, language);
      return [
        { said: say('charta-bellica-hands-sort') },
        { said: nationsOf(state, language), to: [] },
        { said: say('charta-bellica-hands-all-in-hand') },
      ];
    case 'horse': {
      const [name = ''] = names([play.by]);
      const you = say('charta-bellica-hands-may-attack.you');
      return [{ said: say('charta-bellica-hands-may-attack', { name }), to: [play.by], you }];
    }
    case 'fighting':
      return fighting(state, play, language);
  }
}

/** CB-1: which cards belong to which player, before the first one is laid. */
function nationsOf({ play, players }: State, language: Language): string {
  const say = sayIn(language, words);
  const nations = players.map(({ name }, seat) => {
    const nation = say(`charta-bellica-options-${nationOf(play, seat)}`);
    return say('charta-bellica-hands-nations.one', { name, nation });
  });
  return say('charta-bellica-hands-nations', { nations });
}

function taken(state: State, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  const last = lastOf(state.play);
  if (last === undefined) return [];
  const takers = last.kind === 'battle' ? takersIn(last) : last.outcome.outcome === 'taken' ? [last.outcome.by] : [];
  if (takers.length === 0) return [{ said: say('charta-bellica-hands-take-own') }];
  const you = say(takers.length === 1 ? 'charta-bellica-hands-take.you' : 'charta-bellica-hands-take.you-together');
  return [{ said: say('charta-bellica-hands-take', { names: namesOf(state, takers) }), to: takers, you }];
}

/** The alliance that won, its leader first; nobody where each keeps its cards. */
function takersIn({ outcome: { winner }, leaders, allies }: Fought): readonly Seat[] {
  return winner === null ? [] : [leaders[winner], allies[winner]];
}

/** CB-7, CB-9 */
function fighting(state: State, { trick, fight }: InPhase<'fighting'>, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  const { attacker, fights, turned } = trick;
  const { droppers, owners } = fight;
  const dropped = {
    said: say('charta-bellica-hands-drop', { names: namesOf(state, droppers) }),
    you: say('charta-bellica-hands-drop.you'),
  };
  const drop = droppers.length === 0 ? [] : [{ ...dropped, to: droppers }];
  if (attacker !== null && fights.length === 0) {
    const [name = '', from = ''] = namesOf(state, [attacker, seatOfHighest(turned)]);
    const you = say('charta-bellica-hands-draw-from.you', { from });
    return [{ said: say('charta-bellica-hands-draw-from', { name, from }), to: [attacker], you }, ...drop];
  }
  const next = owners.length === 2 ? 'charta-bellica-hands-draw-from-next.two' : 'charta-bellica-hands-draw-from-next';
  const said = say(next, { names: namesOf(state, owners) });
  return [{ said, to: owners, you: say('charta-bellica-hands-draw-from-next.you') }, ...drop];
}

function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}

// What the game's own codes are called is looked up by them: a code without words is a type error here.
type Worded = Ids['charta-bellica'];
true satisfies `charta-bellica-asks-${InId<AskWhat>}` extends Worded ? true : never;
true satisfies `charta-bellica-asks-${InId<Exclude<AskWhat, 'turned'>>}.you` extends Worded ? true : never;
true satisfies `charta-bellica-options-${Nation | typeof DRAW | 'attack' | 'pass'}` extends Worded ? true : never;
true satisfies `charta-bellica-goals-${InId<Goal>}` extends Worded ? true : never;
true satisfies `charta-bellica-highlights-${Exclude<HighlightWhat, 'leadChanges'>}` extends Worded ? true : never;
true satisfies `charta-bellica-refused-${InId<ChartaBellicaCode>}` extends Worded ? true : never;
true satisfies `charta-bellica-house-${keyof House | `line.${House['line']}`}` extends Worded ? true : never;
