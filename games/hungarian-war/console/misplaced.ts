import { RANKS, type Card, type Rank } from '../../../rulebook/card.ts';
import { decide } from '../rules/decide.ts';
import type { CardId, State } from '../rules/types.ts';
import type { RefusalParams } from '../../../words/rulebook.ts';
import { SUIT_ORDER } from '../../../renderer/dealer/desk/french-deck.ts';

/** A rank, or the suit of a rank given before, that this card cannot have, and where it was last seen. */
export interface Misplaced {
  readonly key: string;
  readonly seen: RefusalParams;
}

/** Naming a card draws none. */
const NO_CHANCE = { draw: () => '??' as const };

/** HW-20: which of the next keys would name a card that cannot be there, by the rules themselves. */
export function misplaced(state: State, id: CardId, written: string): readonly Misplaced[] {
  const isRank = (text: string): text is Rank => RANKS.some((rank) => rank === text);
  const named = isRank(written)
    ? SUIT_ORDER.map((suit) => ({ key: suit, card: `${written}${suit}` as const }))
    : RANKS.map((rank) => ({ key: rank, card: `${rank}?` as const }));
  return named.flatMap(({ key, card }) => {
    const seen = confirmation(state, id, card);
    return seen === undefined ? [] : [{ key, seen }];
  });
}

function confirmation(state: State, id: CardId, card: Card): RefusalParams | undefined {
  const decided = decide(state, { type: 'name', id, card }, NO_CHANCE);
  return decided.ok || decided.refusal.code !== 'card cannot be there' ? undefined : decided.refusal.params;
}
