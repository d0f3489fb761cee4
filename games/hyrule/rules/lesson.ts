import { suitOf, type Suit } from '../../../rulebook/card.ts';
import type { Lesson } from '../../../rulebook/rulebook.ts';
import type { TurnPlayed, State } from './play.ts';

export const GOALS = [
  'first suit',
  'highest',
  'heart beats diamond',
  'joker',
  'five beats joker',
  'two jokers',
  'waiting won',
  'swap',
  'most leads',
] as const;
export type Goal = (typeof GOALS)[number];

/** HY-5, HY-6: only strategy rules know a leader. */
const STRATEGY: readonly Goal[] = ['swap', 'most leads'];

function goalsMet(turn: TurnPlayed): readonly Goal[] {
  const { taken, waited, swapped, lead } = turn;
  const met = new Set<Goal>([goalPresented(turn)]);
  if (isWithinSuit(turn)) met.add('highest');
  if (waited > 0 && taken > 0) met.add('waiting won');
  if (swapped !== undefined) met.add('swap');
  if (lead?.reason === 'most captured' || lead?.reason === 'captured last') met.add('most leads');
  return GOALS.filter((goal) => met.has(goal));
}

export function goalPresented({ cards, judged }: TurnPlayed): Goal {
  if (judged.reason !== 'first suit') return judged.reason;
  return new Set(suitsOf(cards)).size > 1 ? 'first suit' : 'highest';
}

/** HY-2 (b), (c): the winning suit was there more than once, so its highest card decided. */
function isWithinSuit({ cards, judged }: TurnPlayed): boolean {
  if (judged.reason !== 'first suit' && judged.reason !== 'heart beats diamond') return false;
  const winning = cards[judged.winner] ?? null;
  return winning !== null && suitsOf(cards).filter((suit) => suit === suitOf(winning)).length > 1;
}

function suitsOf(cards: TurnPlayed['cards']): readonly Suit[] {
  return cards.flatMap((card) => (card === null ? [] : (suitOf(card) ?? [])));
}

export const lesson: Lesson<State> = {
  goals: ({ play }) => GOALS.filter((goal) => play.house.turns === 'strategy' || !STRATEGY.includes(goal)),
  met: ({ play }) => play.turns.slice(-1).flatMap(goalsMet),
};
