import { UNKNOWN, type Card } from '../card.ts';
import { deckSize, mayLieBeside } from '../deck.ts';
import { laidIn } from './battle.ts';
import type { Play } from './play.ts';
import { DECK } from './table.ts';

/** An invariant that does not hold: no play by the rules leads here, so a record that does is wrong. */
export interface Violation {
  readonly clause: 'WR-1';
  readonly what: 'cards in all' | 'card too often';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What does not hold after any event: there are always 52 cards, and each of them once. */
export function violations(play: Play): readonly Violation[] {
  const cards = allCards(play);
  const found: Violation[] = [];
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
