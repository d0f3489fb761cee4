import { suitOf, type Suit } from '../../../rulebook/card.ts';
import { isOver } from '../rules/course.ts';
import { goalPresented } from '../rules/lesson.ts';
import type { Play, TurnPlayed } from '../rules/play.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { HYRULE_WORDS } from './words.ts';
import type { TurnWhy } from './table/en.ts';
import type { Language } from '../../../words/language.ts';
import type { Said } from '../../kit/words/said.ts';

/** HY-2 (c): the strongest first. */
const SUITS: readonly Suit[] = ['D', 'C', 'S', 'H'];

export function sayTurn(play: Play, players: readonly Player[], language: Language): Said {
  const turn = play.turns.at(-1);
  if (turn === undefined) throw new RangeError('no turn has been judged');
  const words = HYRULE_WORDS[language];
  const why = whyOf(turn, isHandOver(play));
  const said = { why: words.why(why), clause: turn.judged.clause, goal: goalPresented(turn) };
  const { winner } = turn.judged;
  if (winner === null) {
    const spoken = why.last ? words.spoken.nobodys : words.spoken.waits(turn.waited + laidIn(turn).length);
    return { ...said, stamp: 'waits', verdict: words.nobody, seats: [], spoken };
  }
  const spoken = words.spoken.takes(players[winner]?.name ?? '', turn.taken);
  return { ...said, stamp: 'takes', verdict: words.takes(turn.taken), seats: [winner], spoken };
}

/** What the sentence of a turn needs; `last` where its hand is over with it. */
function whyOf(turn: TurnPlayed, last: boolean): TurnWhy {
  const { judged, cards } = turn;
  const winning = judged.winner === null ? undefined : (cards[judged.winner] ?? undefined);
  const laid = laidIn(turn);
  const suit = winning && suitOf(winning);
  const alike = laid.filter((card) => (judged.reason === 'five beats joker' ? card.startsWith('5') : suitOf(card) === suit));
  const beaten = SUITS.filter((other) => other !== suit && laid.some((card) => suitOf(card) === other));
  return { reason: judged.reason, winning, beaten, several: alike.length > 1, last };
}

function laidIn({ cards }: TurnPlayed) {
  return cards.flatMap((card) => card ?? []);
}

/** HY-1: by the last turn, not by a run-off that has begun since. */
function isHandOver(play: Play): boolean {
  return play.phase === 'measuring' || play.course.turns === 0 || isOver(play.course);
}
