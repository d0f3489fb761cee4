import type { CardQuestion } from '../../../rulebook/ask.ts';
import { UNKNOWN, suitOf, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { clash } from './battle.ts';
import { judgeFlips } from './flips.ts';
import { afterClash, dueNow, isUntold, named, turning, type Play, type Playing } from './play.ts';
import { isSame, lyingThere, placed, withStack, withoutRank } from './sight.ts';

/** Who turned up the card that is to be named next. */
export function nextSeat(play: Playing): Seat {
  const seat = turning(play)[named(play).length];
  if (seat === undefined) throw new Error('every card of the clash is named');
  return seat;
}

/** Asks for the card of the next seat; once the time is up also whether any battle was under way. */
export function askCard(play: Playing): CardQuestion {
  const seat = nextSeat(play);
  const expected = lyingThere(play, seat);
  // WR-6: cards that are chosen are shown at once; from the top of a stack there is nothing to time.
  const counted = play.house.variation === 'suicide' && named(play).length === 0;
  return {
    kind: 'card',
    what: play.battle.clashes.length === 0 ? 'flip' : 'war',
    seat,
    rankOnly: true,
    options: play.time === 'up' && isUntold(play) ? [{ value: 'none' }] : [],
    ...(expected !== UNKNOWN && { expected }),
    ...(counted && { counted: true as const }),
  };
}

/** The game after the next seat's card was named, which lies there whatever was known; the one named last judges. */
export function nameCard(before: Playing, card: Card): Play {
  const seat = nextSeat(before);
  const play = placed(before, seat, card) ?? withoutRank(before, card);
  const due = dueNow(play);
  const known = lyingThere(play, seat);
  // A rank alone says no more of a card whose suit is known.
  const is = isSame(known, card) && suitOf(card) === undefined && known !== UNKNOWN ? known : card;
  const { table } = withStack(play, seat, (play.table.stacks[seat] ?? []).with((due[seat] ?? 0) - 1, is));
  const count = named(play).length + 1;
  if (count < turning(play).length) return { ...play, table, said: { what: 'cards', named: count } };
  const laid = table.stacks.map((stack, other) => stack.slice(0, due[other]));
  const left = table.stacks.map((stack, other) => stack.slice(due[other]));
  const judged = judgeFlips(laid.map((cards) => cards.at(-1) ?? null));
  return afterClash(play, { ...table, stacks: left }, clash(play.battle, laid, judged));
}
