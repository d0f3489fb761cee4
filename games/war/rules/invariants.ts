import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { deckSize, mayLieBeside } from '../../../rulebook/deck.ts';
import type { Violation } from '../../../rulebook/violation.ts';
import { laidIn } from './battle.ts';
import type { Play } from './play.ts';
import { DECK } from './table.ts';

type Broken = Violation<'WR-1', 'cards in all' | 'card too often'>;

/** What does not hold after any event: there are always 52 cards, and each of them once. */
export function violations(play: Play): readonly Broken[] {
  const cards = allCards(play);
  const found: Broken[] = [];
  const held = cards.length + play.strayed;
  if (held !== deckSize(DECK) || play.strayed < 0)
    found.push({ clause: 'WR-1', what: 'cards in all', params: { held, strayed: play.strayed } });
  const seen: Card[] = [];
  for (const card of cards) {
    if (!mayLieBeside(card, seen, DECK)) found.push({ clause: 'WR-1', what: 'card too often', params: { card } });
    if (card !== UNKNOWN) seen.push(card);
  }
  return found;
}

function allCards({ table, ...play }: Play): readonly Card[] {
  const laid = play.phase === 'playing' ? laidIn(play.battle).flat() : [];
  return [...table.stacks.flat(), ...table.waiting, ...laid];
}
