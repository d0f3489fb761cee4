import { suitOf, type Card, type Suit } from '../../../../rulebook/card.ts';
import { unseen } from '../../../../rulebook/deck.ts';
import { DECK } from '../house.ts';
import { judgeTurn, type TurnJudged } from '../judge.ts';

type Kind = Suit | 'X';
const KINDS: readonly Kind[] = ['D', 'C', 'S', 'H', 'X'];

/** How often each place wins, and by which precedence, over all turns with cards of these kinds in this order. */
interface Count {
  readonly kinds: string;
  readonly turns: number;
  readonly winner: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Partial<Record<TurnJudged['reason'], number>>>;
}

/** The whole deck by kind (diamonds, clubs, spades, hearts, Jokers), each starting from its ace. */
export const BY_KIND: readonly Card[] = KINDS.flatMap((kind) => unseen(DECK, []).filter((card) => kindOf(card) === kind));

/** Counts turns by the kinds of their cards, in the order in which the kinds come up. */
export function countTurns(turns: Iterable<readonly Card[]>): readonly Count[] {
  const counts = new Map<
    string,
    { kinds: string; turns: number; winner: Record<string, number>; reasons: Record<string, number> }
  >();
  for (const cards of turns) {
    const kinds = cards.map(kindOf).join('');
    const count = counts.get(kinds) ?? { kinds, turns: 0, winner: {}, reasons: {} };
    counts.set(kinds, count);
    const { winner, reason } = judgeTurn(cards);
    const place = winner === null ? 'nobody' : String(winner);
    count.turns += 1;
    count.winner[place] = (count.winner[place] ?? 0) + 1;
    count.reasons[reason] = (count.reasons[reason] ?? 0) + 1;
  }
  return [...counts.values()];
}

/** All 54·53 ordered pairs of the deck. */
export function pairs(): readonly (readonly Card[])[] {
  return BY_KIND.flatMap((one) => BY_KIND.filter((other) => other !== one).map((other) => [one, other]));
}

/** Every choice of three cards of the deck, each once, ordered as `BY_KIND`. */
export function* triples(): Generator<readonly Card[]> {
  for (const [i, first] of BY_KIND.entries()) {
    for (const [j, second] of BY_KIND.slice(i + 1).entries()) {
      for (const third of BY_KIND.slice(i + j + 2)) yield [first, second, third];
    }
  }
}

function kindOf(card: Card): Kind {
  return suitOf(card) ?? 'X';
}
