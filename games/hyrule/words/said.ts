import { suitOf, type Suit } from '../../../rulebook/card.ts';
import { isOver } from '../rules/course.ts';
import { goalPresented } from '../rules/lesson.ts';
import type { Play, TurnPlayed } from '../rules/play.ts';
import type { Player } from '../../../rulebook/seat.ts';
import questions from '../../../words/generated/questions.js';
import words from '../../../words/generated/hyrule.js';
import { frenchCardName, suitName } from '../../../words/cards.ts';
import { inId, sayIn } from '../../../words/say.ts';
import type { Language } from '../../../words/language.ts';
import type { OutcomeSaid } from '../../kit/words/said.ts';

/** HY-2 (c): the strongest first. */
const SUITS: readonly Suit[] = ['D', 'C', 'S', 'H'];

export function sayTurn(play: Play, players: readonly Player[], language: Language): OutcomeSaid {
  const turn = play.turns.at(-1);
  if (turn === undefined) throw new RangeError('no turn has been judged');
  const say = sayIn(language, words, questions);
  const last = isHandOver(play);
  const said = { why: whyOf(turn, last, language), clause: turn.judged.clause, goal: goalPresented(turn) };
  const { winner } = turn.judged;
  if (winner === null) {
    const cards = turn.waited + laidIn(turn).length;
    const spoken = last ? say('hyrule-why-two-jokers.spoken-last') : say('hyrule-why-two-jokers.spoken', { cards });
    return { ...said, stamp: 'waits', verdict: say('questions-nobody'), seats: [], spoken };
  }
  const cards = turn.taken;
  const spoken = say('questions-takes.spoken', { name: players[winner]?.name ?? '', cards });
  return { ...said, stamp: 'takes', verdict: say('questions-takes', { cards }), seats: [winner], spoken };
}

/** What decided a turn (HY-2, HY-3); `last`: its hand is over with it, and what waits is nobody's. */
function whyOf(turn: TurnPlayed, last: boolean, language: Language): string {
  const say = sayIn(language, words, questions);
  const { judged, cards } = turn;
  const { reason } = judged;
  const winning = judged.winner === null ? undefined : (cards[judged.winner] ?? undefined);
  const laid = laidIn(turn);
  const suit = winning && suitOf(winning);
  const beaten = SUITS.filter((other) => other !== suit && laid.some((card) => suitOf(card) === other));
  const card = frenchCardName(winning ?? '??', language);
  const named = suit === undefined ? '' : suitName(suit, language);
  if (reason === 'first suit' && beaten.length === 0) return say('hyrule-why-one-suit', { suit: named, card });
  if (reason === 'two jokers' && last) return say('hyrule-why-two-jokers.last');
  return say(`hyrule-why-${inId(reason)}`, { card, suit: named, suits: beaten.map((one) => suitName(one, language)) });
}

function laidIn({ cards }: TurnPlayed) {
  return cards.flatMap((card) => card ?? []);
}

/** HY-1: by the last turn, not by a run-off that has begun since. */
function isHandOver(play: Play): boolean {
  return play.phase === 'measuring' || play.course.turns === 0 || isOver(play.course);
}
