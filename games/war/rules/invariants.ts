import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { deckSize, mayLieBeside } from '../../../rulebook/deck.ts';
import { laidIn } from './battle.ts';
import type { Play } from './play.ts';
import { DECK } from './table.ts';

/** What does not hold after any event: there are always 52 cards, and each of them once. */
export function violations(play: Play): readonly string[] {
  const { stacks, waiting } = play.table;
  const cards = [...stacks.flat(), ...waiting, ...(play.phase === 'playing' ? laidIn(play.battle).flat() : [])];
  const found: string[] = [];
  const held = cards.length + play.strayed;
  if (held !== deckSize(DECK) || play.strayed < 0) found.push(`WR-1: cards in all, held ${held}, strayed ${play.strayed}`);
  const seen: Card[] = [];
  for (const card of cards) {
    if (!mayLieBeside(card, seen, DECK)) found.push(`WR-1: card too often, card ${card}`);
    if (card !== UNKNOWN) seen.push(card);
  }
  return found;
}
