import type { OpenQuestion } from '../../../rulebook/ask.ts';
import type { Given } from '../../../rulebook/questions/game.ts';
import { parseCard, type Card } from '../../../rulebook/card.ts';
import { isCardOf } from '../../../rulebook/deck.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { askCard, askTaker, botAnswer, dealBattle, drawBattle, nameCard, nameTaker, nextSeat } from './answers.ts';
import {
  afterBattle,
  cardsHeld,
  counted,
  isPending,
  left,
  outcomes,
  refuseCount,
  startPlay,
  type Play,
  type Playing,
} from './play.ts';
import { HOUSE_RULES, minutesOf, refuseHouse } from './house.ts';
import { lesson } from './lesson.ts';
import { captures, highlights } from './highlights.ts';
import { conflictOf, isFifth, placed } from './sight.ts';
import { DECK, SEATS } from './table.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';

export type WarCode =
  | 'cards are chosen' // WR-6: the screen deals no game in which players choose
  | 'five of a rank' // { card }: one of the four that lie open has a wrong name
  | 'the screen deals' // cards on the screen are not counted by hand
  | 'battle under way'
  | 'cards not held' // { held }
  | 'cards not taken'; // { left }: there are 52; what one gets another has lost

/** War (WR). */
export const war = askedRulebook<Play, WarCode>({
  id: 'war',
  version: 3,
  clause: 'WR-1',
  seats: { ...SEATS, recommended: [2, 4] },
  house: HOUSE_RULES,
  dealt: ({ cards }) => cards === 'dealt',
  refuseHouse,
  start: startPlay,
  next: (play) => (play.phase === 'over' ? undefined : askOf(play)),
  isCard: (text) => isCardOf(text, DECK),
  refuse: refuseCard,
  draws: (play, _answer, draw) => (play.phase === 'playing' && play.house.cards === 'dealt' ? drawBattle(play, draw) : []),
  advance,
  refuseAdjust: refuseCount,
  adjust: counted,
  leave: left,
  points: cardsHeld,
  winners: (play) => (play.phase === 'over' ? play.ending.winners : []),
  endedBy: (play) => {
    // WR-5: with all cards in one stack nothing was cut short.
    if (cardsHeld(play).filter((held) => held > 0).length <= 1) return undefined;
    return play.time === 'up' ? 'time up' : 'as agreed';
  },
  round: ({ brought }) => brought.length,
  outcomes,
  bot: botAnswer,
  timed: { minutes: minutesOf, timeUp },
  // WR-7
  out: (play) => cardsHeld(play).map((held) => held === 0),
  lesson,
  captures,
  highlights,
});

function askOf(play: Playing): OpenQuestion {
  switch (play.house.cards) {
    case 'entered':
      return askCard(play);
    case 'dealt':
      return { kind: 'option', what: 'deal', options: [{ value: 'flip' }], standard: 'flip' };
    case 'untracked':
      return askTaker(play);
  }
}

function advance(play: Play, { question, given }: Given, drawn: readonly Card[]): Play {
  if (play.phase === 'over') throw new Error('an answer after the end of the game');
  if (given === 'none') return afterBattle(play);
  if (question.kind === 'option') return play.house.cards === 'dealt' ? dealBattle(play, drawn) : nameTaker(play, given);
  const card = parseCard(given);
  if (card === undefined) throw new Error(`${given} is no card`);
  return nameCard(play, card);
}

function refuseCard(play: Play, { question, given, confirm }: Given, players: readonly Player[]) {
  const card = question.kind === 'card' ? parseCard(given) : undefined;
  if (card === undefined || play.phase === 'over') return undefined;
  if (isFifth(play, card)) return refuse('five of a rank', { card }, 'WR-1');
  const seat = nextSeat(play);
  if (confirm || placed(play, seat, card) !== undefined) return undefined;
  const conflict = conflictOf(play, seat, card);
  const name = 'seat' in conflict ? { name: players[conflict.seat]?.name ?? '' } : {};
  const expected = 'expected' in conflict ? { expected: conflict.expected } : {};
  return refuse('card cannot be there', { card, where: conflict.where, ...name, ...expected }, 'WR-1');
}

/** WR-5: what the host deals is never under way; at the table somebody may have turned a card nobody has named yet. */
function timeUp(play: Play): Play {
  if (play.time === 'up') return play;
  const up = { ...play, time: 'up' as const };
  return play.phase === 'playing' && play.house.cards === 'dealt' && isPending(play) ? afterBattle(up) : up;
}
