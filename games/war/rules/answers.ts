import type { CardQuestion, OpenQuestion, Option, OptionQuestion } from '../../../rulebook/ask.ts';
import { suitOf, UNKNOWN, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { clash, judgeFlips, type FlipsJudged } from './battle.ts';
import {
  afterBattle,
  afterClash,
  dueNow,
  isPending,
  named,
  takenIn,
  turning,
  unknownCards,
  type Play,
  type Playing,
} from './play.ts';
import { isSame, knownOn, lyingThere, placed, withoutRank, withStack } from './sight.ts';
import { drawUnseen, unseen } from '../../../rulebook/deck.ts';
import { DECK, fight, type FromTheTop } from './table.ts';

export function nextSeat(play: Playing): Seat {
  const seat = turning(play)[named(play).length];
  if (seat === undefined) throw new Error('every card of the clash is named');
  return seat;
}

/** Asks for the card of the next seat; once the time is up also whether any battle was under way. */
export function askCard(play: Playing): CardQuestion {
  const seat = nextSeat(play);
  const expected = lyingThere(play, seat);
  // WR-6: chosen cards are shown at once; with cards from the top of a stack there is nothing to time.
  const counted = play.house.variation === 'suicide' && named(play).length === 0;
  return {
    kind: 'card',
    what: play.battle.clashes.length === 0 ? 'flip' : 'war',
    seat,
    rankOnly: true,
    options: play.time === 'up' && isPending(play) ? [{ value: 'none' }] : [],
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

/** Asks which seat takes the cards or whether it is war, and then which seats are in it, if several may be. */
export function askTaker(play: Playing): OptionQuestion {
  const seats = turning(play);
  if (play.said.what === 'tied') {
    const { tied } = play.said;
    const others = seats.filter((seat) => !tied.includes(seat)).map(optionOf);
    const enough = tied.length > 1;
    return {
      kind: 'option',
      what: 'tied',
      options: [...others, ...(enough ? [{ value: 'done' }] : [])],
      ...(enough && { standard: 'done' }),
    };
  }
  const options = [
    ...seats.map(optionOf),
    ...(seats.length > 1 ? [{ value: 'war' }] : []),
    ...(play.time === 'up' && isPending(play) ? [{ value: 'none' }] : []),
  ];
  const [only, other] = options;
  const standard = only !== undefined && other === undefined ? { standard: only.value } : {};
  return { kind: 'option', what: play.battle.clashes.length === 0 ? 'battle' : 'war', options, ...standard };
}

export function nameTaker(play: Playing, given: string): Play {
  const seats = turning(play);
  if (play.said.what === 'cards') {
    if (given !== 'war') return fought(play, { winner: Number(given), war: [] });
    return seats.length === 2 ? fought(play, { winner: null, war: seats }) : { ...play, said: { what: 'tied', tied: [] } };
  }
  if (given === 'done') return fought(play, { winner: null, war: play.said.tied });
  const tied = [...play.said.tied, Number(given)].sort((a, b) => a - b);
  return tied.length === seats.length ? fought(play, { winner: null, war: tied }) : { ...play, said: { what: 'tied', tied } };
}

function optionOf(seat: Seat): Option {
  return { value: String(seat), seat };
}

function fought(play: Playing, judged: FlipsJudged): Play {
  const due = dueNow(play);
  const laid = due.map(unknownCards);
  const stacks = play.table.stacks.map((stack, seat) => stack.slice(due[seat]));
  return afterClash(play, { ...play.table, stacks }, clash(play.battle, laid, judged));
}

/** The cards that the battle turns up for the first time, in order: each is drawn when it is flipped, so no order exists before. */
export function drawBattle(play: Playing, draw: (from: readonly Card[]) => Card): readonly Card[] {
  const known = knownOn(play);
  const drawn: Card[] = [];
  fight(play.table, fromTheTop(play), (card) => {
    if (card !== UNKNOWN) return card;
    const next = draw(unseen(DECK, [...known, ...drawn]));
    drawn.push(next);
    return next;
  });
  return drawn;
}

/** The whole battle, the host dealing. Throws where it turns up more cards than were drawn. */
export function dealBattle(play: Playing, drawn: readonly Card[]): Play {
  const left = [...drawn];
  const { battle, table } = fight(play.table, fromTheTop(play), (card) => (card === UNKNOWN ? (left.shift() ?? card) : card));
  const last = { battle, waiting: play.table.waiting.length };
  return afterBattle({ ...play, table, brought: [...play.brought, takenIn(last)], last });
}

function fromTheTop({ house: { variation } }: Playing): FromTheTop {
  if (variation === 'suicide') throw new Error('the screen deals no game in which cards are chosen');
  return variation;
}

/** One battle in so many is a war where nobody looks at cards, as about in a real game of four. */
const WAR_IN = 10;

/**
 * What a bot answers: the card that lies there, drawn now where nobody has seen it; a taker by chance. `random` gives a
 * whole number from 0 to below its argument.
 */
export function botAnswer(play: Play, question: OpenQuestion, random: (below: number) => number): string {
  if (play.phase === 'over') throw new Error('nothing is asked when the game is over');
  if (question.kind === 'card') return question.expected ?? drawUnseen(DECK, knownOn(play), random);
  if (question.standard !== undefined) return question.standard;
  const seats = question.options.filter(({ seat }) => seat !== undefined);
  const war = question.options.find(({ value }) => value === 'war');
  const answer = war !== undefined && random(WAR_IN) === 0 ? war : seats[random(seats.length)];
  if (answer === undefined) throw new Error(`nobody to name: ${question.what}`);
  return answer.value;
}
