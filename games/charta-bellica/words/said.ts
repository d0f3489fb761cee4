import { alliesOf } from '../rules/alliances.ts';
import { goalShown } from '../rules/lesson.ts';
import { valueOf, type NationalCard } from '../rules/card.ts';
import type { Kind } from '../rules/kind.ts';
import { lastOf, type Fought, type Played, type State } from '../rules/play.ts';
import { worth } from '../rules/points.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { nameCard } from './card-name.ts';
import words from '../../../words/generated/charta-bellica.js';
import type { Language } from '../../../words/language.ts';
import { inId, sayIn, type Say } from '../../../words/say.ts';
import type { OutcomeSaid, Weighed } from '../../kit/words/said.ts';

type BellicaSay = Say<'charta-bellica'>;

export function sayLast(state: State, language: Language): OutcomeSaid {
  const last = lastOf(state.play);
  if (last === undefined) throw new RangeError('nothing has been played');
  const say = sayIn(language, words);
  const said = last.kind === 'trick' ? sayTrick(last, say) : sayBattle(last, say);
  const goal = goalShown(state.play);
  return { ...said, ...(goal !== undefined && { goal }) };
}

/** The tie that is drawn for now (CB-3, CB-7), and nothing while a horse attacks (CB-9); undefined between draws. */
export function sayUnderWay({ play }: State, language: Language): readonly OutcomeSaid[] | undefined {
  const say = sayIn(language, words);
  const verdict = say('charta-bellica-equal');
  if (play.phase === 'drawing') {
    const why = say('charta-bellica-goals-equal-battle.rule');
    return [{ stamp: 'tie', verdict, seats: alliesOf(play), why, clause: 'CB-3' }];
  }
  if (play.phase !== 'fighting') return undefined;
  if (play.trick.attacker !== null) return [];
  const why = say('charta-bellica-goals-equal-highest.rule');
  return [{ stamp: 'tie', verdict, seats: play.fight.owners, why, clause: 'CB-7' }];
}

/** CB-2 to CB-6 */
function sayBattle(last: Fought, say: BellicaSay): OutcomeSaid {
  const { outcome, pairs, aside } = last;
  const { clause, reason, winner, totals } = outcome;
  const kinds = outcome.kind === 'combined' ? outcome.kinds : (['number sum', 'number sum'] as const);
  const order = winner === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const [first, second] = order;
  const [kind, other] = [sayKind(kinds[first], say), sayKind(kinds[second], say)];
  const counted = { more: totals[first], less: totals[second] };
  const isAlike = reason === 'higher total' && kinds[0] === kinds[1];
  const because = isAlike
    ? say('charta-bellica-battle-higher-total.alike')
    : say(`charta-bellica-battle-${inId(reason)}`, { kind, other, ...counted });
  const weighed = order.map((alliance) => weighedIn(last, alliance, say));
  if (winner === null) return { stamp: 'tie', verdict: say('charta-bellica-equal'), seats: [], weighed, why: because, clause };
  const points = worth(pairs.flat());
  const why = [...(aside.length > 0 ? [say('charta-bellica-drawn')] : []), because, ...added(last)].join(' ');
  return { stamp: 'takes', verdict: say('charta-bellica-takes', { points }), seats: seatsIn(last, winner), weighed, why, clause };
}

/** CB-2, CB-5: an alliance's pair, in the simple line its sum alone. */
function weighedIn(last: Fought, alliance: 0 | 1, say: BellicaSay): Weighed {
  const { outcome } = last;
  const total = outcome.totals[alliance];
  return {
    seats: seatsIn(last, alliance),
    what:
      outcome.kind === 'combined'
        ? say('charta-bellica-weighed', { kind: sayKind(outcome.kinds[alliance], say), total })
        : String(total),
  };
}

function sayKind(kind: Kind, say: BellicaSay): string {
  return say(`charta-bellica-kinds-${inId(kind)}`);
}

function seatsIn({ leaders, allies }: Fought, alliance: 0 | 1): readonly Seat[] {
  return [leaders[alliance], allies[alliance]].toSorted((one, other) => one - other);
}

/** CB-4, CB-5: what the cards are worth to their taker, where what decided counted them otherwise. */
function added({ pairs, outcome: { totals } }: Fought): readonly string[] {
  const cards = pairs.flat();
  const points = worth(cards);
  return points === totals[0] + totals[1] ? [] : [`${cards.map(valueOf).join('\u00a0+\u00a0')}\u00a0=\u00a0${points}.`];
}

/** CB-7 to CB-9 */
function sayTrick(last: Played, say: BellicaSay): OutcomeSaid {
  const { outcome, gains, turned, attacker, fights } = last;
  if (outcome.outcome !== 'taken')
    return {
      stamp: 'tie',
      verdict: say('charta-bellica-equal'),
      seats: [],
      why: say('charta-bellica-own-cards'),
      clause: outcome.clause,
    };
  const { by, reason, clause } = outcome;
  const drawn = fights[0]?.drawn[0];
  const fight = fights.at(-1);
  const name = (card: NationalCard | undefined) => (card === undefined ? '' : nameCard(card, say.language));
  const deciding = {
    'highest card': highest(turned),
    'jester over court': turned[by],
    'capital over jesters': highest(turned),
    'hands empty': highest(turned),
    'stronger draw': fight?.drawn[fight.owners.indexOf(by)],
    'horse won': drawn,
    'horse lost': drawn,
  }[reason];
  const cards = { card: name(deciding), against: name(turned[attacker ?? by]) };
  const why =
    reason === 'jester over court' ? say('charta-bellica-goals-jester.rule') : say(`charta-bellica-trick-${inId(reason)}`, cards);
  const points = worth(gains[by] ?? []);
  return { stamp: 'takes', verdict: say('charta-bellica-takes', { points }), seats: [by], why, clause };
}

function highest(cards: readonly NationalCard[]): NationalCard | undefined {
  return cards.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
}
